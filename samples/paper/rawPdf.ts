import { deflateSync } from 'node:zlib'

/** A page written operator by operator. Measures in points; the origin is the page's bottom left, as in PDF itself. */
export interface RawPage {
  readonly width: number
  readonly height: number
  readonly rotate?: 90 | 180 | 270
  readonly content: string
  readonly picture?: RawPicture
}

export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  /** JPEG as it is, or one bit per pixel (1 = white), deflated here. */
  readonly form: 'jpeg' | 'bits'
}

const FONTS = { F1: 'Helvetica', F2: 'Helvetica-Bold', F3: 'Times-Roman', F4: 'Times-Bold', F5: 'Courier' }

/** A small PDF from hand-written pages: standard fonts in WinAnsi, one picture per page at most (named /Im). */
export function rawPdf(pages: readonly RawPage[], producer: string): Uint8Array {
  const objects: Buffer[] = []
  const add = (body: string | Buffer) => objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body)
  const kids = pages.map((_page, index) => `${9 + index * 3} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const name of Object.values(FONTS)) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  }
  add(`<< /Producer (${producer}) >>`)
  const fonts = Object.keys(FONTS).map((name, index) => `/${name} ${3 + index} 0 R`)
  pages.forEach((page, index) => {
    const first = 9 + index * 3
    const picture = page.picture ? `/XObject << /Im ${first + 2} 0 R >>` : ''
    const turn = page.rotate ? `/Rotate ${page.rotate}` : ''
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ${turn} ` +
        `/Resources << /Font << ${fonts.join(' ')} >> ${picture} >> /Contents ${first + 1} 0 R >>`,
    )
    add(stream('', Buffer.from(page.content, 'latin1'), true))
    add(page.picture ? pictureObject(page.picture) : 'null')
  })
  return assembled(objects)
}

function pictureObject({ width, height, data, form }: RawPicture): Buffer {
  const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray`
  if (form === 'bits') return stream(`${size} /BitsPerComponent 1`, Buffer.from(data), true)
  return stream(`${size} /BitsPerComponent 8 /Filter /DCTDecode`, Buffer.from(data), false)
}

function stream(entries: string, data: Buffer, deflate: boolean): Buffer {
  const bytes = deflate ? deflateSync(data, { level: 9 }) : data
  const filter = deflate ? '/Filter /FlateDecode' : ''
  const head = `<< ${entries} ${filter} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream', 'latin1')])
}

function assembled(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  objects.forEach((body, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += part.length
    parts.push(part)
  })
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 8 0 R >>\n` +
        `startxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
