import * as nasty from '../../../samples/nasty/files.ts'
import { pdf, textPdf } from '../../../samples/nasty/pdf.ts'
import { type Bomb, exposé, EXPOSÉ, text } from './bomb.ts'

const latin = (file: Buffer): string => file.toString('latin1')
const bytes = (file: string): Buffer => Buffer.from(file, 'latin1')
const changed = (from: RegExp | string, to: string) => () => bytes(latin(exposé()).replace(from, to))

/** Where a file may break off: just behind each of these. */
const PLACES = [
  '%PDF-1.7',
  '1 0 obj',
  '/Pages',
  '/Kids [4',
  'endobj',
  '5 0 obj',
  '/Length',
  'stream\n',
  'BT /F1',
  'Kaufpreis',
  'endstream',
  'xref\n',
  '0000000000 65535',
  'trailer',
  '/Root',
  'startxref',
  'startxref\n',
]

const truncations: Bomb[] = PLACES.map((place, index) => ({
  name: `cut-${String(index + 1).padStart(2, '0')}-behind-${place.replace(/\W+/g, '')}.pdf`,
  make: () => exposé().subarray(0, exposé().indexOf(place) + place.length),
}))

const shares: Bomb[] = [0.01, 0.25, 0.5, 0.75, 0.9, 0.99].map(share => ({
  name: `cut-at-${share * 100}-percent.pdf`,
  make: () => nasty.truncated(share),
}))

const tables: Bomb[] = [
  { name: 'xref-names-itself.pdf', make: nasty.loopedXref },
  { name: 'xref-chain-of-1000.pdf', make: chainOfTables },
  { name: 'xref-offset-minus.pdf', make: changed(/startxref\n\d+/, 'startxref\n-5') },
  { name: 'xref-offset-huge.pdf', make: changed(/startxref\n\d+/, 'startxref\n99999999999999999999') },
  { name: 'xref-offset-into-stream.pdf', make: changed(/startxref\n\d+/, 'startxref\n400') },
  { name: 'xref-missing.pdf', make: changed(/xref\n0 6[^]*?trailer/, 'trailer') },
  { name: 'xref-all-wrong.pdf', make: changed(/\d{10} 00000 n/g, '0000000017 00000 n') },
  { name: 'xref-two-thousand-million.pdf', make: changed('xref\n0 6', 'xref\n0 2147483647') },
  { name: 'xref-letters.pdf', make: changed(/\d{10} 00000 n/g, 'abcdefghij 00000 n') },
  { name: 'xref-free-only.pdf', make: changed(/(\d{10}) 00000 n/g, '$1 00000 f') },
  { name: 'size-huge.pdf', make: changed(/\/Size \d+/, '/Size 2147483647') },
  { name: 'size-negative.pdf', make: changed(/\/Size \d+/, '/Size -1') },
  { name: 'root-missing.pdf', make: changed('/Root 1 0 R', '') },
  { name: 'root-is-a-number.pdf', make: changed('/Root 1 0 R', '/Root 17') },
  { name: 'root-names-itself.pdf', make: () => pdf({ objects: ['1 0 R'] }) },
  { name: 'trailer-missing.pdf', make: changed(/trailer[^]*$/, '') },
  { name: 'endobj-missing.pdf', make: changed(/\nendobj/g, '') },
  { name: 'length-too-long.pdf', make: changed(/\/Length \d+/, '/Length 999999999') },
  { name: 'length-negative.pdf', make: changed(/\/Length \d+/, '/Length -1') },
  { name: 'length-of-itself.pdf', make: changed(/\/Length \d+/, '/Length 5 0 R') },
  { name: 'reference-loop.pdf', make: () => exposé(['7 0 R', '8 0 R', '6 0 R'], { entries: '/Annots 6 0 R' }) },
  { name: 'dictionary-100000-deep.pdf', make: () => exposé(['<< /A '.repeat(100_000) + '>> '.repeat(100_000)]) },
  { name: 'array-100000-deep.pdf', make: () => exposé(['['.repeat(100_000) + ']'.repeat(100_000)]) },
  { name: 'arrays-never-closed.pdf', make: () => exposé(['['.repeat(1_000_000)]) },
  { name: 'name-of-a-megabyte.pdf', make: () => exposé([`<< /${'A'.repeat(1_000_000)} 1 >>`]) },
  { name: 'number-of-a-megabyte.pdf', make: () => exposé([`<< /A ${'9'.repeat(1_000_000)} >>`]) },
  { name: 'string-never-closed.pdf', make: () => exposé([`<< /A (${'('.repeat(500_000)} >>`]) },
  { name: '300000-objects.pdf', make: () => nasty.manyObjects(300_000) },
]

const trees: Bomb[] = [
  { name: 'pages-contain-themselves.pdf', make: nasty.loopedPageTree },
  { name: 'pages-1000-deep.pdf', make: () => nasty.deepPageTree(1000) },
  { name: 'pages-100000-deep.pdf', make: () => nasty.deepPageTree(100_000) },
  { name: 'pages-100000.pdf', make: () => nasty.manyPages(100_000) },
  { name: 'pages-151.pdf', make: () => nasty.manyPages(151) },
  { name: 'pages-201.pdf', make: () => nasty.manyPages(201) },
  { name: 'pages-count-nought.pdf', make: () => nasty.bogusCount('0') },
  { name: 'pages-count-negative.pdf', make: () => nasty.bogusCount('-7') },
  { name: 'pages-count-150-of-one.pdf', make: () => nasty.bogusCount('150') },
  { name: 'pages-count-huge.pdf', make: () => nasty.bogusCount('2147483647') },
  { name: 'pages-count-real.pdf', make: () => nasty.bogusCount('1.5e3') },
  { name: 'pages-count-missing.pdf', make: changed('/Count 1', '') },
  { name: 'pages-kids-missing.pdf', make: changed('/Kids [4 0 R]', '') },
  { name: 'pages-kids-of-nobody.pdf', make: changed('/Kids [4 0 R]', '/Kids [99 0 R]') },
  { name: 'pages-same-page-1000-times.pdf', make: () => samePage(1000) },
  { name: 'pages-same-page-140-times.pdf', make: () => samePage(140) },
  { name: 'pages-is-its-own-parent.pdf', make: changed('/Parent 2 0 R', '/Parent 4 0 R') },
  { name: 'pages-empty.pdf', make: changed('/Count 1 /Kids [4 0 R]', '/Count 0 /Kids []') },
]

const heads: Bomb[] = [
  { name: 'header-behind-1000-bytes.pdf', make: () => Buffer.concat([Buffer.alloc(1000, ' '), exposé()]) },
  { name: 'header-behind-1020-bytes.pdf', make: () => Buffer.concat([Buffer.alloc(1020, ' '), exposé()]) },
  { name: 'header-behind-5000-bytes.pdf', make: () => Buffer.concat([Buffer.alloc(5000, ' '), exposé()]) },
  { name: 'header-version-9.pdf', make: changed('%PDF-1.7', '%PDF-9.9') },
  { name: 'header-version-missing.pdf', make: changed('%PDF-1.7', '%PDF-') },
  { name: 'header-twice.pdf', make: () => Buffer.concat([exposé().subarray(0, 9), exposé()]) },
  { name: 'header-small-letters.pdf', make: changed('%PDF-1.7', '%pdf-1.7') },
  { name: 'header-of-fdf.pdf', make: changed('%PDF-1.7', '%FDF-1.2') },
  { name: 'header-only.pdf', make: () => bytes('%PDF-1.7\n') },
  { name: 'header-and-zeros.pdf', make: () => Buffer.concat([bytes('%PDF-1.7\n'), Buffer.alloc(30_000_000)]) },
  { name: 'header-and-endings.pdf', make: () => bytes(`%PDF-1.7\n${'startxref\n0\n%%EOF\n'.repeat(100_000)}`) },
  { name: 'header-and-objects-never-ended.pdf', make: () => bytes(`%PDF-1.7\n${'1 0 obj << '.repeat(1_000_000)}`) },
  { name: 'tail-of-20-megabytes.pdf', make: () => Buffer.concat([exposé(), Buffer.alloc(20_000_000, 'x')]) },
  { name: 'file-twice.pdf', make: () => Buffer.concat([exposé(), exposé()]) },
  { name: 'linearised-broken.pdf', make: linearised },
  { name: 'updated-100-times.pdf', make: updated },
]

export const structure: readonly Bomb[] = [...truncations, ...shares, ...tables, ...trees, ...heads]

/** A cross-reference table for each number, each naming the one before. */
function chainOfTables(): Buffer {
  let file = latin(exposé())
  let previous = file.lastIndexOf('xref\n0')
  for (let table = 0; table < 1000; table++) {
    const start = file.length
    file += `xref\n0 0\ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
    previous = start
  }
  return bytes(file)
}

function samePage(times: number): Buffer {
  const kids = '4 0 R '.repeat(times)
  return bytes(latin(exposé()).replace('/Count 1 /Kids [4 0 R]', `/Count ${times} /Kids [${kids}]`))
}

/** Says that it is linearised (ISO 32000-2, Annex F), with places and lengths that are not true. */
function linearised(): Buffer {
  const first = '<< /Linearized 1 /L 99999999 /H [1 2147483647] /O 4 /E 88888888 /N 1000000 /T 77777777 >>'
  return pdf({ objects: ['<< /Type /Catalog /Pages 3 0 R >>', first, ...pagesFrom3()] })
}

function pagesFrom3() {
  return [
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 595 842] /Contents 5 0 R >>',
    text('0 0 m 9 9 l S'),
  ]
}

/** The page's commands are replaced a hundred times (ISO 32000-2, 7.5.6). */
function updated(): Buffer {
  let file = latin(textPdf([EXPOSÉ]))
  let previous = file.lastIndexOf('xref\n0')
  for (let update = 0; update < 100; update++) {
    const place = file.length
    file += `4 0 obj\n<< /Length 1 >>\nstream\n \nendstream\nendobj\n`
    const start = file.length
    const row = `${String(place).padStart(10, '0')} 00000 n `
    file += `xref\n4 1\n${row}\ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
    previous = start
  }
  return bytes(file)
}
