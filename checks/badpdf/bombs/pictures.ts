import * as nasty from '../../../samples/nasty/files.ts'
import { scanPdf, type Stream } from '../../../samples/nasty/pdf.ts'
import { type Bomb, flateBomb, onePage, picturePage, shape, text } from './bomb.ts'
import { noise } from './streams.ts'

const GRAY = '/ColorSpace /DeviceGray /BitsPerComponent 8'
const FILTERS = ['JBIG2Decode', 'JPXDecode', 'DCTDecode', 'CCITTFaxDecode', 'FlateDecode', 'LZWDecode'] as const

const picture = (dictionary: string, data: Uint8Array): Stream => ({ dictionary, data })

const garbage: Bomb[] = FILTERS.flatMap(filter => [
  {
    name: `picture-${filter}-garbage.pdf`,
    make: () => picturePage(picture(`${shape(800, 1000)} /Filter /${filter}`, noise(50_000, filter.length))),
  },
  {
    name: `picture-${filter}-30000-by-30000.pdf`,
    make: () => picturePage(picture(`${shape(30_000, 30_000)} /Filter /${filter}`, noise(50_000, filter.length))),
  },
  {
    name: `picture-${filter}-empty.pdf`,
    make: () => picturePage(picture(`${shape(800, 1000)} /Filter /${filter}`, Buffer.alloc(0))),
  },
])

const SIZES = [
  ['nought', 0, 0],
  ['negative', -5, -7],
  ['65535-by-65535', 65_535, 65_535],
  ['two-thousand-million', 2_147_483_647, 2_147_483_647],
  ['2-by-100-million', 2, 100_000_000],
] as const

const sizes: Bomb[] = SIZES.map(([name, width, height]) => ({
  name: `picture-size-${name}.pdf`,
  make: () => picturePage(picture(shape(width, height), noise(1000, 9))),
}))

const giants: Bomb[] = [
  { name: 'picture-gray-30000-by-30000.pdf', make: () => nasty.giantImage(30_000, 8) },
  { name: 'picture-black-60000-by-60000.pdf', make: () => nasty.giantImage(60_000, 1) },
  { name: 'picture-jpeg-says-65500-by-65500.pdf', make: () => picturePage(jpegOf(65_500, 65_500)) },
  { name: 'picture-jpeg-says-1-by-1.pdf', make: () => picturePage(jpegOf(1, 1)) },
  { name: 'picture-jpeg-progressive-1000-scans.pdf', make: () => picturePage(progressive()) },
  { name: 'picture-jpx-says-4-thousand-million.pdf', make: () => picturePage(jpxOf(4_000_000_000)) },
  { name: 'picture-jbig2-page-huge.pdf', make: () => picturePage(jbig2()) },
  { name: 'picture-fax-columns-huge.pdf', make: () => picturePage(fax('/K -1 /Columns 2147483647 /Rows 2147483647')) },
  { name: 'picture-fax-columns-negative.pdf', make: () => picturePage(fax('/K -1 /Columns -4 /Rows -9')) },
  { name: 'picture-mask-of-itself.pdf', make: () => picturePage(smooth('/SMask 6 0 R')) },
  { name: 'picture-mask-giant.pdf', make: () => picturePage(smooth('/SMask 7 0 R'), [giantMask()]) },
  { name: 'picture-indexed-of-itself.pdf', make: () => picturePage(indexed('6 0 R')) },
  { name: 'picture-palette-missing.pdf', make: () => picturePage(indexed('/DeviceRGB')) },
  { name: 'picture-bits-99.pdf', make: () => picturePage(picture(bits(99), noise(1000, 5))) },
  { name: 'picture-bits-negative.pdf', make: () => picturePage(picture(bits(-8), noise(1000, 5))) },
  { name: 'picture-decode-nan.pdf', make: () => picturePage(smooth('/Decode [NaN Infinity]')) },
  { name: 'picture-drawn-10000-times.pdf', make: drawnOften },
  { name: 'inline-pictures-10000.pdf', make: () => onePage(text(inline.repeat(10_000))) },
  { name: 'inline-picture-never-ends.pdf', make: () => onePage(text('BI /W 9999 /H 9999 /BPC 8 /CS /G ID abc')) },
  { name: 'scan-of-noise.pdf', make: () => scanOf(1) },
  { name: 'scan-of-noise-10-pages.pdf', make: () => scanOf(10) },
  { name: 'scan-of-broken-jpegs.pdf', make: brokenScan },
]

export const pictures: readonly Bomb[] = [...garbage, ...sizes, ...giants]

const inline = 'q 9 0 0 9 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n'

const bits = (count: number): string => shape(100, 100, `/ColorSpace /DeviceGray /BitsPerComponent ${count}`)

const smooth = (more: string): Stream => picture(`${shape(100, 100)} ${more}`, Buffer.alloc(10_000, 0x80))

const indexed = (base: string): Stream =>
  picture(shape(100, 100, `/BitsPerComponent 8 /ColorSpace [/Indexed ${base} 255 6 0 R]`), noise(10_000, 6))

const fax = (parameters: string): Stream =>
  picture(
    `${shape(1000, 1000, '/ImageMask true')} /Filter /CCITTFaxDecode /DecodeParms << ${parameters} >>`,
    noise(9_000, 7),
  )

function giantMask(): Stream {
  const { dictionary, data } = flateBomb(30_000 * 30_000, 1)
  return picture(`${shape(30_000, 30_000)} ${dictionary}`, data)
}

/** Segments of a JPEG (ITU-T T.81, B.2): start, quantisation, frame of that size, Huffman table, scan. */
function jpegHead(frame: number, width: number, height: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.of(0xff, 0xd8, 0xff, 0xdb, 0, 67, 0),
    Buffer.alloc(64, 1),
    Buffer.of(0xff, frame, 0, 11, 8),
    size,
    Buffer.of(1, 1, 0x11, 0, 0xff, 0xc4, 0, 20, 0, 1),
    Buffer.alloc(16),
    Buffer.of(0),
  ])
}

const SCAN = Buffer.of(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x7f)

const jpegOf = (width: number, height: number): Stream =>
  picture(
    `${shape(800, 1000)} /Filter /DCTDecode`,
    Buffer.concat([jpegHead(0xc0, width, height), SCAN, noise(2000, 8)]),
  )

function progressive(): Stream {
  const scans = Array.from({ length: 1000 }, () => SCAN)
  const data = Buffer.concat([jpegHead(0xc2, 10_000, 10_000), ...scans, Buffer.of(0xff, 0xd9)])
  return picture(`${shape(10_000, 10_000)} /Filter /DCTDecode`, data)
}

/** A JPEG 2000 codestream (ISO/IEC 15444-1, A.5.1): its SIZ segment alone says how large it is. */
function jpxOf(side: number): Stream {
  const siz = Buffer.alloc(38)
  siz.writeUInt16BE(41, 0)
  for (const place of [4, 8, 20, 24]) siz.writeUInt32BE(side, place)
  siz.writeUInt16BE(1, 36)
  const data = Buffer.concat([Buffer.of(0xff, 0x4f, 0xff, 0x51), siz, Buffer.of(7, 1, 1), noise(500, 10)])
  return picture(`${shape(4000, 4000)} /Filter /JPXDecode`, data)
}

/** A JBIG2 segment of type 48 (ISO/IEC 14492, 7.4.8): a page of four thousand million by as many. */
function jbig2(): Stream {
  const head = Buffer.of(0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19)
  const page = Buffer.concat([Buffer.alloc(8, 0xff), Buffer.alloc(11)])
  return picture(
    `${shape(1000, 1000, '/ColorSpace /DeviceGray /BitsPerComponent 1')} /Filter /JBIG2Decode`,
    Buffer.concat([head, page]),
  )
}

function drawnOften(): Buffer {
  const commands = 'q 595 0 0 842 0 0 cm /I Do Q\n'.repeat(10_000)
  const gray = picture(shape(1000, 1000, GRAY), Buffer.alloc(1_000_000, 0x80))
  return onePage(text(commands), [gray], { resources: '/XObject << /I 6 0 R >>' })
}

/** Dense noise, on which the recognition of text takes longest. */
function scanOf(pages: number): Buffer {
  const [width, height] = [1200, 1700]
  const shown = picture(shape(width, height), noise(width * height, 11))
  if (pages === 1) return picturePage(shown)
  const file = picturePage(shown).toString('latin1')
  return Buffer.from(
    file.replace('/Count 1 /Kids [4 0 R]', `/Count ${pages} /Kids [${'4 0 R '.repeat(pages)}]`),
    'latin1',
  )
}

function brokenScan(): Buffer {
  const scan = { jpeg: noise(30_000, 12), width: 1654, height: 2339, dpi: 200, gray: true }
  return scanPdf(Array.from({ length: 20 }, () => scan))
}
