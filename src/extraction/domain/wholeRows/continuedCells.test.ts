import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { asOneLine } from '../cells.ts'
import { withContinuedCells } from './continuedCells.ts'

const COLUMNS = [40, 160, 280, 400]

/** Rows of cells with a height of their own; an empty cell is none. */
function set(...rows: [top: number, ...cells: string[]][]): Page {
  const lines = rows.map(([top, ...cells]) => {
    const placed = cells.flatMap((text, index): Word[] => (text ? words(text, COLUMNS[index] ?? 0, top, 10) : []))
    return asOneLine(layout(placed).flatMap(block => block.lines.flatMap(({ segments }) => segments)))
  })
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: [{ lines, box: [0, 0, 595, 842] }] } // prettier-ignore
}

const rowsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

const HEAD: [number, ...string[]] = [100, 'Merkmal', 'Angabe', 'Stand', 'Anmerkung']
const ROW: [number, ...string[]] = [130, 'Energieausweis', 'Verbrauch 141,2', 'bis 04/2029', 'Erdgas']

test('a cell below a head goes on in the line below its row', () => {
  const page = set(HEAD, ROW, [142, '', 'kWh/(m²a), E'], [172, 'Nutzung', 'leer', '', 'frei'])
  expect(rowsOf(withContinuedCells(page))).toEqual([
    'Merkmal | Angabe | Stand | Anmerkung',
    'Energieausweis | Verbrauch 141,2 kWh/(m²a), E | bis 04/2029 | Erdgas',
    'Nutzung | leer | frei',
  ])
})

test('in a grid of labels and values a cell goes on over as many lines as it needs', () => {
  const page = set(
    [100, 'Objektart', 'Wohnung', 'Kaufpreis', '198.500 €'],
    [120, 'Etage', '2. OG von 4', 'Bäder', '1'],
    [140, 'Hausgeld', '268 €, darin 62 €', 'Heizung', 'Gas'],
    [152, '', 'Zuführung zur', '', '(Kessel 2015)'],
    [164, '', 'Rücklage'],
    [184, 'Bezug', 'sofort', 'Stellplatz', 'keiner'],
    [204, '', '', 'Provision', '3,57 %'],
  )
  expect(rowsOf(withContinuedCells(page)).slice(2)).toEqual([
    'Hausgeld | 268 €, darin 62 € Zuführung zur Rücklage | Heizung | Gas (Kessel 2015)',
    'Bezug | sofort | Stellplatz | keiner',
    'Provision | 3,57 %',
  ])
})

test('in a grid a name goes on where its second line is nearer than any next row', () => {
  const page = set(
    [100, 'Kaufpreis', '198.000 €', 'Provision', '2,975 %'],
    [122, 'Monatliches', '468 €, darin 62 €', 'Beheizung', 'Fernwärme'],
    [134, 'Wohngeld', 'Zuführung'],
    [156, 'Bezug', 'sofort', 'Stellplatz', 'keiner'],
    [178, 'Zimmer', '4', 'Baujahr', '1972'],
    [200, 'Balkon', 'nach Süden'],
  )
  expect(rowsOf(withContinuedCells(page)).slice(1)).toEqual([
    'Monatliches Wohngeld | 468 €, darin 62 € Zuführung | Beheizung | Fernwärme',
    'Bezug | sofort | Stellplatz | keiner',
    'Zimmer | 4 | Baujahr | 1972',
    'Balkon | nach Süden',
  ])
  const close = set(
    [100, 'Kaufpreis', '198.000 €', 'Provision', '2,975 %'],
    [112, 'Bezug', 'sofort', 'Stellplatz', 'keiner'],
    [124, 'Zimmer', '4', 'Baujahr', '1972'],
    [136, 'Balkon', 'nach Süden'],
  )
  expect(withContinuedCells(close)).toBe(close)
})

test('a column of remarks goes on below its row', () => {
  const page = set([100, 'Merkmal', 'Angabe', 'Bemerkung'], [120, 'Miete', '780 €', 'letzte Anpassung'], [132, '', '', '2019'], [152, 'Zimmer', '3', 'hell']) // prettier-ignore
  expect(rowsOf(withContinuedCells(page))[1]).toBe('Miete | 780 € | letzte Anpassung 2019')
})

test('the next row is no second line, however near, nor is anything without a head', () => {
  const rows = set(HEAD, ROW, [142, '', 'kWh/(m²a), E'], [154, 'Nutzung', 'leer', '', 'frei'])
  expect(rowsOf(withContinuedCells(rows))).toHaveLength(4)
  const bare = set(ROW, [142, '', 'kWh/(m²a), E'], [172, 'Nutzung', 'leer', '', 'frei'])
  expect(withContinuedCells(bare)).toBe(bare)
})

test('in a grid a name that was parted goes on in small letters; one that begins in them with a value is a row of its own', () => {
  const page = set(
    [100, 'Art', 'Zinshaus', 'Anschrift', 'Magdeburg'],
    [120, 'Kaufpreis', '695.000 €', 'Netto-', '43.872 € (laut Liste'],
    [132, '', '', 'kaltmiete', 'per 01.11.2026)'],
    [144, '', '', 'im Jahr'],
    [164, 'Baujahr', '1902', 'Heizung', 'Gas'],
    [176, '', '', 'davon', 'Kessel 2017'],
  )
  expect(rowsOf(withContinuedCells(page)).slice(1)).toEqual([
    'Kaufpreis | 695.000 € | Netto- kaltmiete im Jahr | 43.872 € (laut Liste per 01.11.2026)',
    'Baujahr | 1902 | Heizung | Gas',
    'davon | Kessel 2017',
  ])
})
