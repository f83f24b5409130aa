import { deflateSync } from 'node:zlib'
import * as nasty from '../../../samples/nasty/files.ts'
import { dice } from '../../../samples/paper/dice.ts'
import { pdf, type Stream, textCommands } from '../../../samples/nasty/pdf.ts'
import { type Bomb, EXPOSÉ, exposé, flateBomb, MIB, onePage, picturePage, shape, text } from './bomb.ts'

const GIB = 1024 * MIB

export function noise(bytes: number, seed: number): Buffer {
  const next = dice(seed)
  return Buffer.from(Array.from({ length: bytes }, () => Math.floor(next() * 256)))
}

const filtered = (filter: string, data: Uint8Array, rest = ''): Stream => ({
  dictionary: `/Filter ${filter} ${rest}`,
  data,
})

const packed: Bomb[] = [
  { name: 'flate-1-gb-commands.pdf', make: nasty.bombInContent },
  { name: 'flate-10-gb-commands.pdf', make: () => onePage(flateBomb(10 * GIB, 2)) },
  { name: 'flate-10-gb-commands-3-layers.pdf', make: () => onePage(flateBomb(10 * GIB, 3)) },
  { name: 'flate-1-gb-commands-10-layers.pdf', make: () => onePage(flateBomb(GIB, 10)) },
  { name: 'flate-1-gb-picture.pdf', make: nasty.bombInImage },
  { name: 'flate-10-gb-picture.pdf', make: () => picturePage(sized(10 * GIB, 100, 100)) },
  { name: 'flate-1-gb-object-stream.pdf', make: nasty.bombInObjectStream },
  { name: 'flate-2-gb-font-file.pdf', make: () => exposé([bombOf(2)], { font: fontWith('/FontFile2 6 0 R') }) },
  { name: 'flate-2-gb-cmap.pdf', make: () => exposé([bombOf(2)], { font: mappedFont('6 0 R') }) },
  { name: 'flate-2-gb-metadata.pdf', make: () => exposé([bombOf(2)], { catalog: '/Metadata 6 0 R' }) },
  { name: 'flate-2-gb-profile.pdf', make: () => exposé([bombOf(2)], { resources: profile }) },
  { name: 'flate-100-streams-of-100-mb.pdf', make: hundredStreams },
  { name: 'flate-garbage.pdf', make: () => onePage(filtered('/FlateDecode', noise(20_000, 1))) },
  { name: 'flate-cut.pdf', make: () => onePage(filtered('/FlateDecode', packedText().subarray(0, 60))) },
  { name: 'flate-500-layers.pdf', make: () => onePage(layers(500)) },
  { name: 'flate-predictor-huge.pdf', make: () => onePage(predicted('/Predictor 15 /Columns 2147483647')) },
  { name: 'flate-predictor-negative.pdf', make: () => onePage(predicted('/Predictor 15 /Columns -1 /Colors -4')) },
  { name: 'flate-predictor-unknown.pdf', make: () => onePage(predicted('/Predictor 99')) },
  { name: 'ascii85-garbage.pdf', make: () => onePage(filtered('/ASCII85Decode', noise(20_000, 2))) },
  { name: 'asciihex-1-byte-missing.pdf', make: () => onePage(filtered('/ASCIIHexDecode', Buffer.from('4<'))) },
  { name: 'runlength-100-mb.pdf', make: () => onePage(filtered('/RunLengthDecode', runs(800_000))) },
  { name: 'runlength-in-flate-2-gb.pdf', make: () => onePage(runsPacked(16_000_000)) },
  { name: 'lzw-garbage.pdf', make: () => onePage(filtered('/LZWDecode', noise(20_000, 3))) },
  { name: 'filter-unknown.pdf', make: () => onePage(filtered('/Brotli9Decode', Buffer.from(textCommands(EXPOSÉ)))) },
  { name: 'filter-is-a-loop.pdf', make: () => exposé(['[6 0 R]'], { entries: '/Contents [7 0 R 6 0 R]' }) },
  { name: 'crypt-filter-of-nobody.pdf', make: () => onePage(filtered('/Crypt', noise(100, 4))) },
  { name: 'object-streams-nested.pdf', make: nestedObjectStreams },
  { name: 'object-stream-of-itself.pdf', make: () => withObjectStream('/Extends 6 0 R', '1 0 2 3', 2) },
  { name: 'object-stream-count-huge.pdf', make: () => withObjectStream('', '1 0', 2_147_483_647) },
]

export const streams: readonly Bomb[] = packed

const profile = '/ColorSpace << /C [/ICCBased 6 0 R] >>'

function bombOf(gib: number): Stream {
  const { dictionary, data } = flateBomb(gib * GIB, 2)
  return { dictionary: `${dictionary} /N 3 /Length1 100`, data }
}

function sized(bytes: number, width: number, height: number): Stream {
  const { dictionary, data } = flateBomb(bytes, 2)
  return { dictionary: `${shape(width, height)} ${dictionary}`, data }
}

/** A TrueType font whose file is the object that is named. */
export function fontWith(file: string): string {
  const descriptor = `<< /Type /FontDescriptor /FontName /Bombe /Flags 32 /Ascent 900 /Descent -200 ${file} >>`
  return `<< /Type /Font /Subtype /TrueType /BaseFont /Bombe /FirstChar 0 /LastChar 255 /Encoding /WinAnsiEncoding /FontDescriptor ${descriptor} >>`
}

/** Helvetica whose characters mean what the object says. */
export function mappedFont(map: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${map} >>`
}

const packedText = (): Buffer => deflateSync(Buffer.from(textCommands(EXPOSÉ), 'latin1'))

const predicted = (parameters: string): Stream =>
  filtered('/FlateDecode', packedText(), `/DecodeParms << ${parameters} >>`)

function layers(count: number): Stream {
  let data = Buffer.from(textCommands(EXPOSÉ), 'latin1')
  for (let layer = 0; layer < count; layer++) data = deflateSync(data)
  return filtered(`[${'/FlateDecode '.repeat(count)}]`, data)
}

/** ISO 32000-2, 7.4.5: 129 repeats the next byte 128 times. */
const runs = (count: number): Buffer => Buffer.alloc(count * 2, Buffer.of(129, 32))

const runsPacked = (count: number): Stream => filtered('[/FlateDecode /RunLengthDecode]', deflateSync(runs(count)))

function hundredStreams(): Buffer {
  const bombs = Array.from({ length: 100 }, () => flateBomb(100 * MIB, 2))
  const contents = bombs.map((_, index) => `${index + 6} 0 R`).join(' ')
  return pdf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      'null',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${contents}] >>`,
      'null',
      ...bombs,
    ],
  })
}

function nestedObjectStreams(): Buffer {
  const streams = Array.from({ length: 50 }, (_, level) =>
    text(`${level + 7} 0 << /Type /ObjStm >>`, `/Type /ObjStm /N 1 /First 4 /Extends ${level + 7} 0 R`),
  )
  return exposé(streams)
}

function withObjectStream(more: string, head: string, count: number): Buffer {
  return exposé([text(`${head} << /Type /Catalog >>`, `/Type /ObjStm /N ${count} /First ${head.length + 1} ${more}`)])
}
