/** Writes PDF files by hand, right or wrong, for tests of what a reader must survive. */

export interface Stream {
  /** Entries of the stream's dictionary apart from /Length. */
  dictionary: string
  data: Uint8Array
}

export interface PdfParts {
  /** Object 1 first, which is the catalogue. */
  objects: (string | Stream)[]
  /** More entries for the trailer, for example /Encrypt. */
  trailer?: string
}

export function pdf({ objects, trailer = '' }: PdfParts): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = (parts[0] as Buffer).length
  const add = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      add(Buffer.from(`<< /Length ${object.data.length} ${object.dictionary} >>\nstream\n`, 'latin1'))
      add(Buffer.from(object.data))
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  })
  const start = length
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  add(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** The drawing commands for lines of text from the top of an A4 page. */
export function textCommands(lines: readonly string[]): string {
  const shown = lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  return `BT /F1 11 Tf 14 TL 60 780 Td\n${shown}\nET`
}

/** An ordinary file with one stream of drawing commands a page. */
export function textPdf(pages: readonly string[][]): Buffer {
  const objects: (string | Stream)[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', FONT]
  const kids = pages.map(lines => {
    objects.push({ dictionary: '', data: Buffer.from(textCommands(lines), 'latin1') })
    return objects.push(page(`/Contents ${objects.length} 0 R`))
  })
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.map(kid => `${kid} 0 R`).join(' ')}] >>`
  return pdf({ objects })
}

/** A page that may use font object 3 as /F1 and hangs below object 2. */
export function page(entries: string): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> ${entries} >>`
}

export interface Scan {
  jpeg: Uint8Array
  /** Size of the picture in pixels. */
  width: number
  height: number
  /** Resolution, which makes the size of the page. */
  dpi: number
  gray: boolean
}

/** Pages that are nothing but pictures, as a scanner writes them. */
export function scanPdf(scans: readonly Scan[]): Buffer {
  const objects: (string | Stream)[] = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const kids = scans.map(({ jpeg, width, height, dpi, gray }) => {
    const [w, h] = [(width / dpi) * 72, (height / dpi) * 72]
    const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`
    const image = objects.push({
      dictionary: `${shape} /ColorSpace /Device${gray ? 'Gray' : 'RGB'} /Filter /DCTDecode`,
      data: jpeg,
    })
    const draw = objects.push({ dictionary: '', data: Buffer.from(`${w} 0 0 ${h} 0 0 cm /I Do`) })
    const resources = `/Resources << /XObject << /I ${image} 0 R >> >>`
    return objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] ${resources} /Contents ${draw} 0 R >>`)
  })
  objects[1] = `<< /Type /Pages /Count ${scans.length} /Kids [${kids.map(kid => `${kid} 0 R`).join(' ')}] >>`
  return pdf({ objects })
}

/** A page with text of its own, and a picture whose top left stands at a place in points from the page's top left. */
export function textAndPicturePdf(lines: readonly string[], picture: Scan, { x, y }: { x: number; y: number }): Buffer {
  const { jpeg, width, height, dpi, gray } = picture
  const [w, h] = [(width / dpi) * 72, (height / dpi) * 72]
  const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`
  const image = { dictionary: `${shape} /ColorSpace /Device${gray ? 'Gray' : 'RGB'} /Filter /DCTDecode`, data: jpeg }
  const drawn = `q ${w} 0 0 ${h} ${x} ${842 - y - h} cm /I Do Q\n${textCommands(lines)}`
  const resources = '/Resources << /Font << /F1 3 0 R >> /XObject << /I 5 0 R >> >>'
  return pdf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      FONT,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents 6 0 R >>`,
      image,
      { dictionary: '', data: Buffer.from(drawn, 'latin1') },
    ],
  })
}
