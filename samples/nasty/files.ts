import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { FONT, page, pdf, textCommands, textPdf, type Stream } from './pdf.ts'

const MIB = 1024 * 1024
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const ONE_PAGE = '<< /Type /Pages /Count 1 /Kids [4 0 R] >>'
const SENTENCES = Array.from(
  { length: 40 },
  (_, line) => `Wohnung ${line}: Die Wohnung liegt ruhig und hell, Kaufpreis 250.000 EUR.`,
)

/** `bytes` spaces, packed as often as the layers say: a gibibyte becomes a mebibyte, then three kibibytes. */
function flateBomb(bytes: number, layers: 1 | 2): Stream {
  const part = deflateRawSync(Buffer.alloc(MIB, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const rest = deflateRawSync(Buffer.alloc(bytes % MIB, ' '))
  // Parts that end in a full flush may be strung together (RFC 1951); readers of PDF forgive the missing checksum.
  const parts = Array.from({ length: Math.floor(bytes / MIB) }, () => part)
  const once = Buffer.concat([Buffer.of(0x78, 0x9c), ...parts, rest, Buffer.alloc(4)])
  const data = layers === 1 ? once : deflateSync(once, { level: 9 })
  return { dictionary: `/Filter [${'/FlateDecode '.repeat(layers)}]`, data }
}

export const empty = () => Buffer.alloc(0)
export const noPdf = () => Buffer.from('PK\x03\x04 word/document.xml Dies ist ein Word-Dokument.')
export const good = () => textPdf([SENTENCES])

/** Asks for a password that nobody knows: the entries of a standard security handler with random keys (ISO 32000-2, 7.6.4). */
export function encrypted(): Buffer {
  const key = (value: number) => `<${value.toString(16).padStart(2, '0').repeat(32)}>`
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O ${key(0x5a)} /U ${key(0xa5)} >>`
  const objects = [CATALOG, ONE_PAGE, FONT, page('')]
  return pdf({ objects, trailer: `/ID [${key(1)} ${key(1)}] /Encrypt ${encrypt}` })
}

/** Encrypted with an empty password (revision 2 of the standard handler), so that it opens; its pages cannot be found. */
export function encryptedWithoutPages(): Buffer {
  const owner = `<${'5a'.repeat(32)}>`
  const user = '<fabbdf6276fabfba32ef9395a8cc66c7f2a273ca20390ed40aeae12568cb4c3e>'
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -3904 /O ${owner} /U ${user} >>`
  const id = `<${'01'.repeat(16)}>`
  const objects = [CATALOG, '<< /Type /Pages /Count 0 /Kids [] >>', FONT]
  return pdf({ objects, trailer: `/ID [${id} ${id}] /Encrypt ${encrypt}` })
}

/** The end is missing, as after an aborted download. @param share of the file that is there */
export function truncated(share: number): Buffer {
  const whole = textPdf(Array.from({ length: 10 }, () => SENTENCES))
  return whole.subarray(0, Math.floor(whole.length * share))
}

export const manyPages = (count: number) => textPdf(Array.from({ length: count }, (_, index) => [`Seite ${index + 1}`]))

/** A page count that is not true. */
export function bogusCount(count: string): Buffer {
  const data = Buffer.from(textCommands(SENTENCES), 'latin1')
  const objects = [CATALOG, `<< /Type /Pages /Count ${count} /Kids [4 0 R] >>`, FONT, page('/Contents 5 0 R')]
  return pdf({ objects: [...objects, { dictionary: '', data }] })
}

/** A page tree so deep that walking it recursively ends the stack. */
export function deepPageTree(depth: number): Buffer {
  const objects = [CATALOG, '<< /Type /Pages /Count 1 /Kids [4 0 R] >>', FONT]
  for (let level = 0; level < depth; level++) {
    const number = objects.length + 1
    objects.push(`<< /Type /Pages /Parent ${number - 1} 0 R /Count 1 /Kids [${number + 1} 0 R] >>`)
  }
  objects.push(page(''))
  return pdf({ objects })
}

/** A page tree that contains itself. */
export const loopedPageTree = () =>
  pdf({ objects: [CATALOG, '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>', FONT] })

/** Cross-reference tables that name each other as their predecessor. */
export function loopedXref(): Buffer {
  const file = good().toString('latin1')
  const start = file.lastIndexOf('xref\n0')
  return Buffer.from(file.replace(/\/Root 1 0 R/, `/Root 1 0 R /Prev ${start}`), 'latin1')
}

export function bombInContent(): Buffer {
  return pdf({ objects: [CATALOG, ONE_PAGE, FONT, page('/Contents 5 0 R'), flateBomb(1024 * MIB, 2)] })
}

/** A small file whose drawing commands, unpacked, go on for very long. */
export function endlessCommands(): Buffer {
  const data = deflateSync(Buffer.from('q 1 0 0 1 1 1 cm 0 0 m 9 9 l S Q\n'.repeat(9_000_000)), { level: 9 })
  return pdf({
    objects: [CATALOG, ONE_PAGE, FONT, page('/Contents 5 0 R'), { dictionary: '/Filter /FlateDecode', data }],
  })
}

/** Between two readable pages a drawing without text, of so many curves across the page. */
export function heavyPageBetween(strokes: number): Buffer {
  const text: Stream = { dictionary: '', data: Buffer.from(textCommands(SENTENCES), 'latin1') }
  const stroke = '0.2 w 20 20 m 575 820 575 20 20 820 c S\n'
  const data = deflateSync(Buffer.from(stroke.repeat(strokes)))
  const kids = '<< /Type /Pages /Count 3 /Kids [4 0 R 5 0 R 6 0 R] >>'
  const [first, heavy, last] = [7, 8, 7].map(number => page(`/Contents ${number} 0 R`)) as [string, string, string]
  return pdf({
    objects: [CATALOG, kids, FONT, first, heavy, last, text, { dictionary: '/Filter /FlateDecode', data }],
  })
}

/** More characters than any book. */
export function endlessText(): Buffer {
  const data = deflateSync(Buffer.from(`BT /F1 11 Tf 60 780 Td ${'(Kaufpreis Kaufpreis) Tj '.repeat(400_000)} ET`), {
    level: 9,
  })
  return pdf({
    objects: [CATALOG, ONE_PAGE, FONT, page('/Contents 5 0 R'), { dictionary: '/Filter /FlateDecode', data }],
  })
}

/** One picture over the whole page. */
function picturePage(picture: Stream): Buffer {
  const entries = '/Contents 5 0 R'
  const sheet = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 6 0 R >> >> ${entries} >>`
  const draw = { dictionary: '', data: Buffer.from('595 0 0 842 0 0 cm /I Do') }
  return pdf({ objects: [CATALOG, ONE_PAGE, FONT, sheet, draw, picture] })
}

export function giantImage(side: number, bitsPerComponent: 1 | 8): Buffer {
  const { dictionary, data } = flateBomb(Math.ceil((side * side * bitsPerComponent) / 8), 1)
  const shape = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray`
  return picturePage({ dictionary: `${shape} /BitsPerComponent ${bitsPerComponent} ${dictionary}`, data })
}

/** A picture that says it is small and unpacks to a gigabyte. */
export function bombInImage(): Buffer {
  const { dictionary, data } = flateBomb(1024 * MIB, 2)
  const shape = '/Type /XObject /Subtype /Image /Width 1000 /Height 1000 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  return picturePage({ dictionary: `${shape} ${dictionary}`, data })
}

/** A page as large as PDF allows. */
export function giantPage(): Buffer {
  const data = Buffer.from('0.5 g 0 0 9999999 9999999 re f')
  const sheet = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9999999 9999999] /Contents 5 0 R >>'
  return pdf({ objects: [CATALOG, ONE_PAGE, FONT, sheet, { dictionary: '', data }] })
}

/** The whole document is in an object stream that unpacks to a gigabyte. */
export function bombInObjectStream(): Buffer {
  const { dictionary, data } = flateBomb(1024 * MIB, 2)
  const stream = `/Type /ObjStm /N 2 /First 10 ${dictionary}`
  const head = Buffer.from('%PDF-1.7\n')
  const body = Buffer.concat([
    Buffer.from(`3 0 obj\n<< /Length ${data.length} ${stream} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const start = head.length + body.length
  const place = Buffer.alloc(4)
  place.writeUInt32BE(head.length)
  // Entries of a cross-reference stream (ISO 32000-2, 7.5.8): type, offset or stream, generation or index.
  const entry = (type: number, value: Uint8Array, index: number) =>
    Buffer.concat([Buffer.of(type), value, Buffer.of(index)])
  const inStream = (index: number) => entry(2, Buffer.of(0, 0, 0, 3), index)
  const table = Buffer.concat([entry(0, Buffer.alloc(4), 0), inStream(0), inStream(1), entry(1, place, 0)])
  const dictionaryOfTable = `/Type /XRef /Size 4 /W [1 4 1] /Index [0 4] /Root 1 0 R /Length ${table.length}`
  const tail = [Buffer.from(`4 0 obj\n<< ${dictionaryOfTable} >>\nstream\n`), table]
  return Buffer.concat([head, body, ...tail, Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`)])
}

/** A readable page beside very many objects that nothing uses. */
export function manyObjects(count: number): Buffer {
  const data = Buffer.from(textCommands(SENTENCES), 'latin1')
  const objects: (string | Stream)[] = [CATALOG, ONE_PAGE, FONT, page('/Contents 5 0 R'), { dictionary: '', data }]
  for (let index = 0; index < count; index++) objects.push(`<< /Nr ${index} /Next ${index + 7} 0 R >>`)
  return pdf({ objects })
}

/** Forms that draw each other ten times over: a billion drawings in eleven objects. */
export function billionForms(): Buffer {
  const objects: (string | Stream)[] = [CATALOG, ONE_PAGE, FONT]
  objects.push(
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
  )
  objects.push({ dictionary: '', data: Buffer.from('/X Do') })
  for (let level = 6; level < 15; level++) {
    const resources = `/Resources << /XObject << /X ${level + 1} 0 R >> >>`
    objects.push({
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`,
      data: Buffer.from('/X Do '.repeat(10)),
    })
  }
  objects.push({ dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 595 842]', data: Buffer.from('0 0 m 9 9 l S') })
  return pdf({ objects })
}
