import { expect, test } from 'vitest'
import { faultOf, maxBytesFor, mayStart, outcomesOf, sizeText, withFirst, withMore } from './chosenFiles.ts'

const RULES = { maxSizeByte: 10 * 1024 * 1024, allowedExtensions: ['.pdf'] }
const MB = 1024 * 1024

test.each([
  ['nothing chosen', [], 'Bitte mindestens eine Datei auswählen.'],
  ['a PDF', [{ name: 'a.pdf', size: 5 }], null],
  ['an ending in capitals', [{ name: 'A.PDF', size: 5 }], null],
  ['as large as allowed', [{ name: 'a.pdf', size: 10 * MB }], null],
  [
    'together too large',
    [
      { name: 'a.pdf', size: 6 * MB },
      { name: 'b.pdf', size: 5 * MB },
    ],
    'Summe der Dateien überschreitet 10 MB.',
  ],
  ['another ending', [{ name: 'Foto.jpg', size: 5 }], 'Datei "Foto.jpg" hat eine unerlaubte Endung.'],
  ['an ending in the middle', [{ name: 'a.pdf.exe', size: 5 }], 'Datei "a.pdf.exe" hat eine unerlaubte Endung.'],
  ['both faults: the size first', [{ name: 'a.exe', size: 11 * MB }], 'Summe der Dateien überschreitet 10 MB.'],
])('[5.3] %s', (_, files, fault) => {
  expect(faultOf(files, RULES)).toBe(fault)
})

test('[5.3] the maximum is rounded to whole MB', () => {
  const rules = { ...RULES, maxSizeByte: 10.6 * MB }
  expect(faultOf([{ name: 'a.pdf', size: 11 * MB }], rules)).toBe('Summe der Dateien überschreitet 11 MB.')
})

const READY = { files: 1, isRunning: false, isAccepted: true, totalUploads: 1, isDone: false }
test.each([
  ['everything there', {}, true],
  ['no file', { files: 0 }, false],
  ['running', { isRunning: true }, false],
  ['not accepted', { isAccepted: false }, false],
  ['none left', { totalUploads: 0 }, false],
  ['less than none', { totalUploads: -1 }, false],
  ['after success', { isDone: true }, false],
])('[5.3] the start button: %s', (_, change, expected) => {
  expect(mayStart({ ...READY, ...change })).toBe(expected)
})

test.each([
  [['ROLE_USER'], 50],
  [['ROLE_USER', 'ROLE_PRO'], 80],
  [['ROLE_BIG'], 100],
  [['ROLE_STRANGE'], 100],
  [[], 100],
])('%j may send %i at once', (roles, most) => {
  const limitsByRole = {
    ROLE_USER: { maxSizeByte: 50 },
    ROLE_PRO: { maxSizeByte: 80, maxFiles: 20 },
    ROLE_BIG: { maxSizeByte: 200 },
  }
  expect(maxBytesFor({ maxSizeByte: 100, limitsByRole }, roles)).toBe(most)
})

test.each([
  [3, { paid: 1, free: 2 }, ['vollständig', 'Vorschau', 'Vorschau']],
  [3, { paid: 1, free: 1 }, ['vollständig', 'Vorschau', 'keine Analyse übrig']],
  [2, { paid: 0, free: 1 }, ['Vorschau', 'keine Analyse übrig']],
  [2, { paid: 0, free: 2 }, null],
  [2, { paid: 3, free: 2 }, null],
  [1, { paid: 1, free: 2 }, null],
  [0, { paid: 1, free: 2 }, null],
])('%i files with %j left become %j', (files, left, outcomes) => {
  expect(outcomesOf(files, left)).toEqual(outcomes)
})

test('a file that is put first leaves the others in their order', () => {
  expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
})

test('the same file is not taken twice', () => {
  const [a, b] = [
    { name: 'a.pdf', size: 1 },
    { name: 'b.pdf', size: 1 },
  ]
  expect(withMore([a], [{ ...a }, b, { name: 'a.pdf', size: 2 }])).toEqual([a, b, { name: 'a.pdf', size: 2 }])
})

test.each([
  [0, '1\u00a0KB'],
  [340 * 1024, '340\u00a0KB'],
  [1.25 * MB, '1,3\u00a0MB'],
  [50 * MB, '50\u00a0MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
