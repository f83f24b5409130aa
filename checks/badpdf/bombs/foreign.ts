import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { type Bomb, exposé, flateBomb, MIB } from './bomb.ts'
import { noise } from './streams.ts'

const signature = (...bytes: (number | string)[]): Buffer =>
  Buffer.concat(bytes.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part))))

/** What files of other kinds begin with; some bytes of noise follow. */
const KINDS: [ending: string, head: Buffer][] = [
  ['jpg', signature(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0)],
  ['heic', signature(0, 0, 0, 24, 'ftypheic')],
  ['webp', signature('RIFF', 0, 1, 0, 0, 'WEBPVP8 ')],
  ['gif', signature('GIF89a')],
  ['tiff', signature('II*', 0)],
  ['bmp', signature('BM')],
  ['docx', signature('PK', 3, 4, 20, 0, '[Content_Types].xml word/document.xml')],
  ['doc', signature(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['rtf', signature('{\\rtf1\\ansi ')],
  ['ps', signature('%!PS-Adobe-3.0\n')],
  ['html', signature('<!doctype html><script>alert(1)</script>')],
  ['svg', signature('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">')],
  ['eml', signature('From: a@example.org\r\nSubject: Expose\r\n\r\n')],
  ['txt', signature('Kaufpreis: 249.000 EUR\n')],
  ['exe', signature('MZ', 0x90, 0)],
  ['gz', signature(0x1f, 0x8b, 8)],
  ['xml', signature('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>')],
]

/** Each under its own ending and as a PDF. */
const kinds: Bomb[] = KINDS.flatMap(([ending, head]) => {
  const make = () => Buffer.concat([head, noise(3000, ending.length)])
  return [
    { name: `other-kind.${ending}`, make },
    { name: `other-kind-${ending}.pdf`, make },
  ]
})

const mixed: Bomb[] = [
  { name: 'empty.pdf', make: () => Buffer.alloc(0) },
  { name: 'one-byte.pdf', make: () => Buffer.from('%') },
  { name: 'four-bytes.pdf', make: () => Buffer.from('%PDF') },
  { name: 'zeros-60-mb.pdf', make: () => Buffer.alloc(60_000_000) },
  { name: 'zeros-45-mb.pdf', make: () => Buffer.alloc(45_000_000) },
  { name: 'exposé-of-60-mb.pdf', make: () => Buffer.concat([exposé(), Buffer.alloc(60_000_000, ' ')]) },
  { name: 'exposé-of-45-mb.pdf', make: () => Buffer.concat([exposé(), Buffer.alloc(45_000_000, ' ')]) },
  { name: 'noise-1-mb.pdf', make: () => noise(1_000_000, 30) },
  {
    name: 'noise-1-mb-behind-header.pdf',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(1_000_000, 31)]),
  },
  { name: 'exposé-in-utf-16.pdf', make: () => Buffer.from(exposé().toString('latin1'), 'utf16le') },
  { name: 'exposé-behind-byte-order-mark.pdf', make: () => Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), exposé()]) },
  {
    name: 'exposé-with-line-ends-of-windows.pdf',
    make: () => Buffer.from(exposé().toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  },
  { name: 'exposé-without-high-bits.pdf', make: () => Buffer.from(exposé().map(byte => byte & 127)) },
  { name: 'exposé-in-base64.pdf', make: () => Buffer.from(exposé().toString('base64')) },
  {
    name: 'exposé-behind-html.pdf',
    make: () => Buffer.concat([Buffer.from('<html><script>alert(1)</script><!--\n'), exposé()]),
  },
  { name: 'exposé-and-zip.pdf', make: () => Buffer.concat([exposé(), zip('x.txt', Buffer.from('x'))]) },
  { name: 'zip-and-exposé.pdf', make: () => Buffer.concat([zip('x.txt', Buffer.from('x')), exposé()]) },
  { name: 'zip-of-exposé.pdf', make: () => zip('exposé.pdf', exposé()) },
  { name: 'zip-of-1-gb.docx', make: () => zip('word/document.xml', Buffer.alloc(0), flateBomb(1024 * MIB, 1).data) },
  { name: 'picture-of-2-gb.png', make: () => png(25_000, 25_000) },
  { name: 'picture-of-2-gb-png.pdf', make: () => png(25_000, 25_000) },
  { name: 'picture-of-100-gb-png.pdf', make: () => png(2_147_483_647, 100) },
]

/** Names as senders and tricksters write them; the content is good. A folder cannot hold / or a null byte. */
const NAMES = [
  "=cmd|'calc'!A1.pdf",
  '"><svg onload=alert(1)>.pdf',
  "' OR 1=1--.pdf",
  '$(id).pdf',
  '`id`.pdf',
  '-rf.pdf',
  '..\\..\\windows\\system32\\exposé.pdf',
  'Expos\u0065\u0301 zerlegt.pdf',
  'gelesen\u202efdp.exe.pdf',
  'unsichtbar\u200b\u200b\ufeff.pdf',
  '\u{1f3e0} Haus.pdf',
  'Überschrift 北京 Москва.pdf',
  'zeile\numbruch\r\nX-Kopf: 1.pdf',
  `${'lang'.repeat(60)}.pdf`,
  'doppelt.pdf.exe',
  'GROSS.PDF',
  'ohne-endung',
  ' .pdf',
  '%00.pdf',
  'anführung".pdf',
]

const names: Bomb[] = NAMES.map(name => ({ name, make: () => exposé() }))

export const foreign: readonly Bomb[] = [...kinds, ...mixed, ...names]

/** One file in an archive (APPNOTE.TXT 4.3.7); what follows its data is left out, as in a download that broke off. */
function zip(name: string, content: Buffer, packed: Uint8Array = deflateRawSync(content)): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([head, Buffer.from(name), packed])
}

/** A picture of nothing but black, far larger than its file (PNG, 5.3 and 11.2.2). */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 6], 8)
  const rows = deflateSync(Buffer.alloc(50 * MIB))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
