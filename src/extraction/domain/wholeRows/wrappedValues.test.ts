import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withWrappedValues } from './wrappedValues.ts'

const TYPE = 10
/** Top of each line; a rest follows by 13 points, a row by 18. */
function table(rows: readonly (readonly [label: string, value: string])[], step: (row: number) => number): Page {
  let y = 100
  const placed = rows.flatMap(([label, value], row) => {
    if (row > 0) y += step(row)
    return [...(label ? words(label, 50, y, TYPE) : []), ...(value ? words(value, 180, y, TYPE) : [])]
  })
  const blocks = layout(placed)
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
}

const rowsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test.each([
  ['nach Vereinbarung, Frühjahr', '2027'],
  ['Fernwärme (Übergabestation', '2019)'],
  ['Verbrauch, 87 kWh/(m²a), Klasse', 'C'],
  ['nein, von den Eigentümern', 'bewohnt'],
])('%s goes on in %s', (value, rest) => {
  const rows = [['Baujahr', '1998'], ['Stand', value], ['', rest], ['Stellplatz', 'Carport']] as const // prettier-ignore
  const page = table(rows, row => (rows[row]?.[0] ? 18 : 13))
  expect(rowsOf(withWrappedValues(page))).toEqual(['Baujahr | 1998', `Stand | ${value} ${rest}`, 'Stellplatz | Carport'])
}) // prettier-ignore

test('where rows follow each other as closely, a value without a label is none of the value above', () => {
  const rows = [['Baujahr', '1998'], ['Heizung', 'Gas'], ['', '329.000 €'], ['Stellplatz', 'Carport']] as const // prettier-ignore
  const page = table(rows, () => 13)
  expect(rowsOf(withWrappedValues(page))).toEqual(rowsOf(page))
})

test('a line that begins elsewhere, or with a label of its own, stays a line', () => {
  const rows = [
    ['Stand', 'nach Vereinbarung'],
    ['ab 2027', ''],
    ['Stellplatz', 'Carport'],
  ] as const
  const page = table(rows, row => (row === 1 ? 13 : 18))
  expect(rowsOf(withWrappedValues(page))).toEqual(rowsOf(page))
  const headed = [
    ['Stand', 'nach Vereinbarung'],
    ['', 'Sonstiges:'],
    ['Stellplatz', 'Carport'],
  ] as const
  const other = table(headed, row => (row === 1 ? 13 : 18))
  expect(rowsOf(withWrappedValues(other))).toEqual(rowsOf(other))
})
