import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { sheet } from '#archive/domain/sheet.ts'
import { excelSpreadsheets } from './excelSpreadsheets.ts'

/** Every part of the file as text. */
async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return parts
}

const HOSTILE = ['=HYPERLINK("http://x.example";"k")', '+1+1', '-2', '@SUM(A1)', '\t=1', '<f>1</f>', 'a\u0000b\uD800c']

test('writes text as text, whatever it begins with, and numbers as numbers in German formats', async () => {
  const rows = [...HOSTILE.map(value => [value, null]), ['Preis', { value: 249_000.5, unit: '€' as const }]]
  const parts = await partsOf(
    await excelSpreadsheets.write([sheet('Antworten', [['Frage', 20], ['Wert', 10]], rows), sheet('Quellen', [['Q', 9]], [])]), // prettier-ignore
  )
  const [first = ''] = [...parts].filter(([name]) => /worksheets\/sheet1\.xml$/.test(name)).map(([, xml]) => xml)
  expect(first).not.toMatch(/<f[ >]/)
  const types = [...first.matchAll(/<c [^>]*r="A\d+"[^>]*>/g)].map(([cell]) => /t="(\w+)"/.exec(cell)?.[1])
  expect(types).toHaveLength(HOSTILE.length + 2)
  expect(new Set(types)).toEqual(new Set([types[0]]))
  expect(types[0]).toMatch(/^(s|inlineStr)$/)
  expect(first).toContain('<v>249000.5</v>')
  expect(first).not.toMatch(/[\u0000\uD800]/)
  const workbook = parts.get('xl/workbook.xml') ?? ''
  expect([...workbook.matchAll(/<sheet [^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual(['Antworten', 'Quellen'])
  expect([...parts.values()].join('')).toContain('=HYPERLINK')
})

test('writes formulas with what they come to, colours inputs, and lets lists be filtered', async () => {
  const calculation = sheet(
    'Kalkulation',
    [['Posten', 20], ['Wert', 10]],
    [['Preis', { value: 100, unit: '€', isInput: true }], ['Doppelt', { formula: '2*B2', value: 200, unit: '€' }]],
    false,
  ) // prettier-ignore
  const list = sheet('Antworten', [['Frage', 20], ['Wert', 10]], [['a', 'b'], ['c', 'd']]) // prettier-ignore
  const parts = await partsOf(await excelSpreadsheets.write([calculation, list]))
  const [first = '', second = ''] = [1, 2].map(id => parts.get(`xl/worksheets/sheet${id}.xml`) ?? '')
  expect(first).toMatch(/<c r="B3"[^>]*><f>2\*B2<\/f><v>200<\/v><\/c>/)
  expect(first).not.toContain('autoFilter')
  expect(second).toContain('</sheetData><autoFilter ref="A1:B3"/>')
  expect(parts.get('xl/styles.xml')).toMatch(/FFF4C2/i)
})
