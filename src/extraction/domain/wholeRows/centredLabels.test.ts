import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withCentredLabels } from './centredLabels.ts'

const LINE = 14
const PITCH = 40

/** Two columns; `/` begins a value's next line, and its label stands at the middle of them. */
function table(rows: readonly (readonly [label: string, value: string])[]): Page {
  const cells = rows.flatMap(([label, value], index) => {
    const middle = 120 + PITCH * index
    const lines = value.split(' / ')
    const top = middle - ((lines.length - 1) * LINE) / 2
    return [...words(label, 40, middle, 10), ...lines.flatMap((line, at) => words(line, 160, top + LINE * at, 10))]
  })
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(cells) }
}

const texts = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')))

test.each([
  ['Dach', 'Baujahr, ungedämmt, lt. / Dachdecker derzeit dicht'],
  ['Elektroleitungen', 'überwiegend Baujahr, / Zählerschrank 1998, / Verteilung alt'],
])('beside %s a value of several lines is one cell', (label, value) => {
  const read = texts(
    withCentredLabels(
      table([
        ['Fenster', '1987'],
        [label, value],
        ['Bad', '1989'],
      ]),
    ),
  )
  expect(read).toContain(`${label} | ${value.replaceAll(' /', '')}`)
})

test('without a row of one line nobody knows that it is a table', () => {
  const alone = table([['Dach', 'Baujahr, ungedämmt, lt. / Dachdecker derzeit dicht']])
  expect(withCentredLabels(alone)).toEqual(alone)
})

test('lines of running text beside a heading are no value', () => {
  const page = table([
    ['Fenster', '1987'],
    ['Lage', `${'Das Haus liegt in einer ruhigen Straße am Rand der Stadt, und der Bus hält vor der Tür. '.repeat(2)}/ Einkauf am Ort`],
  ]) // prettier-ignore
  expect(texts(withCentredLabels(page)).some(text => text.startsWith('Lage | Das Haus'))).toBe(false)
})

test('what stands beside running text that goes on is no label of two lines of it', () => {
  const page = table([['Fenster', '1987'], ['Straßenseite', 'drei Wohnungen / übereinander, jeweils mit Balkon. Die / Wohnung im Erdgeschoss, / das Obergeschoss und das / Dachgeschoss sind vermietet.']]) // prettier-ignore
  expect(texts(withCentredLabels(page)).filter(text => text.startsWith('Straßenseite |'))).not.toContainEqual(
    expect.stringContaining('übereinander'),
  )
})

test('labels that came apart from their values as a block of their own go back to their rows', () => {
  const labels = [...words('Dach', 40, 120, 10), ...words('Fenster', 40, 160, 10)]
  const values = [
    ...words('vorn 1978, hinten 2004 neu gedeckt, hinten sind laut Dachdecker bald', 160, 113, 10),
    ...words('Arbeiten einzuplanen', 160, 127, 10),
    ...words('überwiegend Isolierglas', 160, 160, 10),
  ]
  const rest = [...words('Heizung', 40, 200, 10), ...words('sieben Thermen', 160, 200, 10)]
  const apart = { ...table([]), blocks: [labels, values, rest].flatMap(layout) }
  expect(texts(withCentredLabels(apart))).toEqual([
    'Dach | vorn 1978, hinten 2004 neu gedeckt, hinten sind laut Dachdecker bald Arbeiten einzuplanen',
    'Fenster | überwiegend Isolierglas',
    'Heizung | sieben Thermen',
  ])
})

test('cards that stand side by side are no rows', () => {
  const [left, right] = [40, 160].map(x =>
    ['Wohnung 1', '92 m², 3 Zimmer', '1.010 € kalt'].flatMap((text, at) => words(text, x, 120 + 14 * at, 10)),
  )
  const rest = [...words('Heizung', 40, 200, 10), ...words('sieben Thermen', 160, 200, 10)]
  const cards = { ...table([]), blocks: [left ?? [], right ?? [], rest].flatMap(layout) }
  expect(withCentredLabels(cards)).toBe(cards)
})
