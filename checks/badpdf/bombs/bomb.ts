import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { FONT, pdf, type Stream, textCommands } from '../../../samples/nasty/pdf.ts'

/** A file that is wrong in one way. The same bytes whenever it is made. */
export interface Bomb {
  /** Of the file, with its ending. */
  readonly name: string
  readonly make: () => Uint8Array
}

export type Objects = (string | Stream)[]

export const MIB = 1024 * 1024

/** Nobody's home: enough that the product takes it for an exposé. */
export const EXPOSÉ = [
  'Helle 3-Zimmer-Wohnung in 04155 Leipzig, Musterweg 1',
  'Kaufpreis: 249.000 EUR',
  'Wohnfläche: ca. 78 m²',
  'Zimmer: 3',
  'Baujahr: 1978',
  'Hausgeld: 310 EUR monatlich',
  'Käuferprovision: 3,57 % inkl. MwSt.',
  'Die Wohnung ist nicht vermietet. Die Fenster wurden 2005 erneuert.',
]

export const text = (data: string, dictionary = ''): Stream => ({ dictionary, data: Buffer.from(data, 'latin1') })

export const flate = (data: string): Stream => ({
  dictionary: '/Filter /FlateDecode',
  data: deflateSync(Buffer.from(data, 'latin1'), { level: 9 }),
})

/** `bytes` times the letter, packed as often as the layers say. */
export function flateBomb(bytes: number, layers: number, letter = ' '): Stream {
  const part = deflateRawSync(Buffer.alloc(MIB, letter), { finishFlush: constants.Z_FULL_FLUSH })
  // Parts that end in a full flush may be strung together (RFC 1951); readers of PDF forgive the missing checksum.
  const parts = Array.from({ length: Math.ceil(bytes / MIB) }, () => part)
  let data = Buffer.concat([Buffer.of(0x78, 0x9c), ...parts, deflateRawSync(Buffer.alloc(0)), Buffer.alloc(4)])
  for (let layer = 1; layer < layers; layer++) data = deflateSync(data, { level: 9 })
  return { dictionary: `/Filter [${'/FlateDecode '.repeat(layers)}]`, data }
}

/** What a page may be given beside what it has anyway. Objects of one's own begin at number 6. */
interface Sheet {
  /** Entries of the page's dictionary. */
  readonly entries?: string
  /** Entries of its resources beside the font /F1. */
  readonly resources?: string
  readonly box?: string
  readonly font?: string
  readonly catalog?: string
  readonly trailer?: string
}

/** One page with these commands: 1 catalogue, 2 page tree, 3 font, 4 page, 5 commands, then the objects. */
export function onePage(commands: Stream, objects: Objects = [], sheet: Sheet = {}): Buffer {
  const { entries = '', resources = '', box = '0 0 595 842', font = FONT, catalog = '', trailer = '' } = sheet
  return pdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      font,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents 5 0 R ${entries} >>`,
      commands,
      ...objects,
    ],
    trailer,
  })
}

/** The exposé as one ordinary page, with the objects and entries. */
export function exposé(objects: Objects = [], sheet: Sheet = {}): Buffer {
  return onePage(text(textCommands(EXPOSÉ)), objects, sheet)
}

/** One picture over the whole page. */
export function picturePage(picture: Stream, more: Objects = []): Buffer {
  return onePage(text('595 0 0 842 0 0 cm /I Do'), [picture, ...more], { resources: '/XObject << /I 6 0 R >>' })
}

/** A picture's dictionary in front of its filter. */
export const shape = (width: number, height: number, rest = '/ColorSpace /DeviceGray /BitsPerComponent 8'): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${rest}`
