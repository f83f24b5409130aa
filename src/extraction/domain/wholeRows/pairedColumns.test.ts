import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withPairedColumns } from './pairedColumns.ts'

/** Two columns, each in a block of its own. */
function columns(left: readonly string[], right: readonly string[]): Page {
  const column = (lines: readonly string[], x: number) =>
    layout(lines.flatMap((line, index) => words(line, x, 100 + 24 * index, 10)))
  return {
    number: 1,
    width: 595,
    height: 842,
    source: 'text',
    confidence: 1,
    blocks: [...column(left, 50), ...column(right, 420)],
  }
}

const rowsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('labels in one column and values in the next are rows', () => {
  const page = columns(['Wohnfläche', 'Zimmer', 'Lage', 'Kaufpreis'], ['74,60 m²', '3', '2. OG', '499.000 EUR'])
  expect(rowsOf(withPairedColumns(page))).toEqual([
    'Wohnfläche | 74,60 m²',
    'Zimmer | 3',
    'Lage | 2. OG',
    'Kaufpreis | 499.000 EUR',
  ])
})

test('figures flush at their right above a row that was read as one need only one of our labels', () => {
  const page = (last: string): Page => {
    const cell = (text: string, right: number, y: number) => {
      const placed = words(text, 0, y, 10)
      const shift = right - (placed.at(-1)?.box[2] ?? 0)
      return placed.map(word => ({ ...word, box: [word.box[0] + shift, word.box[1], word.box[2] + shift, word.box[3]] as typeof word.box })) // prettier-ignore
    }
    const values = ['13,6 / 10,8', '7,4 %', '4,76 % inkl. USt.']
    const left = ['Faktor Ist / Soll', 'Brutto', 'Courtage Käufer'].flatMap((line, index) =>
      layout(words(line, 50, 100 + 20 * index, 10)),
    )
    const right = values.flatMap((line, index) => layout(cell(line, 540, 100 + 20 * index)))
    const wrapped = layout(cell('zu zahlen', 540, 152))
    const row = layout([...words(last, 50, 172, 10), ...cell('5,0 %', 540, 172)])
    return {
      number: 1,
      width: 595,
      height: 842,
      source: 'text',
      confidence: 1,
      blocks: [...left, ...right, ...wrapped, ...row],
    }
  }
  expect(rowsOf(withPairedColumns(page('Grunderwerbsteuer')))).toContain(
    'Courtage Käufer | 4,76 % inkl. USt. zu zahlen',
  )
})

test('labels with their values below them, and columns of text, stay as they are', () => {
  const text = 'Das Haus liegt am Rand des Ortes in einer ruhigen Straße'
  const cards = columns(['Wohnfläche', '74,60 m²', 'Zimmer', '3', 'Baujahr', '1983'], Array<string>(6).fill('Balkon'))
  expect(withPairedColumns(cards)).toBe(cards)
  const beside = columns(['Wohnfläche', 'Zimmer', 'Baujahr', 'Kaufpreis'], Array<string>(4).fill(text))
  expect(withPairedColumns(beside)).toBe(beside)
  const prose = columns(
    ['Wir verkaufen hier', 'unser altes Haus', 'mit viel Platz'],
    ['und Garten', 'am Wald', 'und See'],
  )
  expect(withPairedColumns(prose)).toBe(prose)
})

test('labels with their values tight below them are cards, whatever text is beside them', () => {
  const at = (texts: readonly [string, number][], x: number) =>
    texts.flatMap(([text, y]) => layout(words(text, x, y, 10)))
  const page: Page = {
    ...columns([], []),
    blocks: [
      ...at([['Hausgeld', 100], ['224 € im Monat', 111], ['Heizung', 131], ['Gas-Brennwert, 2021', 142], ['Energieausweis', 162], ['Verbrauch, Klasse C', 173]], 50), // prettier-ignore
      ...at(
        [
          ['Die Eigentümer ziehen im', 100],
          ['Mai zu ihrer Tochter.', 131],
          ['Haus und Gemeinschaft', 162],
        ],
        250,
      ),
    ],
  }
  expect(withPairedColumns(page)).toBe(page)
})

test('what was done to each part of the building stays beside it, however long it is', () => {
  const done = [
    'neu gedeckt mit Aufsparrendämmung, Gauben neu (2013)',
    'Mineralwolle 14 cm (2014)',
    'Holz, dreifach verglast (2013); Haustür 2014, alle Beschläge neu',
    'vollständig erneuert (2013), Grundleitung 2014 saniert',
  ]
  const page = columns(['Dach', 'Fassade', 'Fenster', 'Elektrik, Wasser'], done)
  expect(rowsOf(withPairedColumns(page))).toEqual([
    `Dach | ${done[0]}`,
    `Fassade | ${done[1]}`,
    `Fenster | ${done[2]}`,
    `Elektrik, Wasser | ${done[3]}`,
  ])
})

test('values that end flush at the right are rows, though few of the labels are ours', () => {
  const right = ['01.07.2019, unbefristet', '598,00 €', '205,00 €', '803,00 €', 'zum 01.10.2024', '1.680,00 €', 'keine']
  const left = ['Mieterin seit', 'Nettokaltmiete', 'Vorauszahlung', 'Kaltmiete', 'letzte Anpassung', 'Kaution', 'Rückstände'] // prettier-ignore
  const flushLeft = columns(left, right)
  const width = ({ segments: [cell] }: { segments: readonly { words: readonly { box: readonly number[] }[] }[] }) => cell?.words.at(-1)?.box[2] ?? 0 // prettier-ignore
  const value = (line: (typeof flushLeft.blocks)[number]['lines'][number]) => line.box[0] >= 400
  const shifted: Page = {
    ...flushLeft,
    blocks: flushLeft.blocks.map(block => ({
      ...block,
      lines: block.lines.map(line => (value(line) ? { ...line, box: [560 - width(line) + 420, line.box[1], 560, line.box[3]] as const } : line)), // prettier-ignore
    })),
  }
  expect(rowsOf(withPairedColumns(flushLeft))).toHaveLength(14)
  expect(rowsOf(withPairedColumns(shifted))).toContain('Rückstände | keine')
})

/** A row that was read as one, a heading, and below it labels and values in a column each. */
function belowHeading(first: string, heading: string, labels: readonly string[], values: readonly string[]): Page {
  const column = (lines: readonly string[], x: number) =>
    lines.flatMap((line, index) => words(line, x, 144 + 20 * index, 10))
  const [label = '', value = ''] = first.split(' | ')
  return {
    number: 1,
    width: 595,
    height: 842,
    source: 'text',
    confidence: 1,
    blocks: [
      ...layout([...words(label, 50, 100, 10), ...(value ? words(value, 238, 100, 10) : [])]),
      ...layout(words(heading, 50, 122, 10)),
      ...layout(column(labels, 50)),
      ...layout(column(values, 238)),
    ],
  }
}

const HAUSGELD = '412,00 EUR mtl. inkl. Stellplatz, darin Zuführung Rücklage 88,00 EUR'
const LEVY = 'beschlossen: Tiefgarage 165.000 EUR, Anteil dieser Einheit 11.850 EUR'

test('a table goes on below a heading of its own, however long its values are', () => {
  const labels = ['Einheiten', 'Hausgeld', 'Sonderumlage']
  const page = belowHeading('Beziehbar | nach Absprache', 'Gemeinschaft', labels, ['14 Wohnungen', HAUSGELD, LEVY])
  const rows = rowsOf(withPairedColumns(page))
  expect(rows).toContain(`Hausgeld | ${HAUSGELD}`)
  expect(rows).toContain(`Sonderumlage | ${LEVY}`)
})

test('a text beside a list of labels is none of its values, where no row above shares both columns', () => {
  const labels = ['Einheiten', 'Hausgeld', 'Sonderumlage']
  const page = belowHeading('Beziehbar nach Absprache', 'Gemeinschaft', labels, ['14 Wohnungen', HAUSGELD, LEVY])
  expect(rowsOf(withPairedColumns(page))).toContain('Sonderumlage')
})

test('values whose lines stand closer than their rows are cells, however long they are', () => {
  const at = (texts: readonly [string, number][], x: number) =>
    layout(texts.flatMap(([text, y]) => words(text, x, y, 10)))
  const page: Page = {
    ...columns([], []),
    blocks: [
      ...at([['Grundstücksgröße', 100], ['Erschließung', 124], ['Bodenrichtwert', 160], ['Bauverpflichtung', 184]], 50), // prettier-ignore
      ...at([['742 m²', 100], ['voll erschlossen, Beiträge nach BauGB und NKAG abgegolten', 124], ['nach der Bescheinigung der Gemeinde', 136], ['225 €/m² (Stichtag 01.01.2026, erschließungsbeitragsfrei)', 160], ['keine, kein Bauträger, freie Wahl der Baufirma im ganzen Ort', 184]], 220), // prettier-ignore
    ],
  }
  expect(rowsOf(withPairedColumns(page))).toContain(
    'Bodenrichtwert | 225 €/m² (Stichtag 01.01.2026, erschließungsbeitragsfrei)',
  )
})
