import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { asOneLine } from '../cells.ts'
import { withWrappedCells } from './wrappedCells.ts'

function set(placed: Word[]): Page {
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
}

/** Rows that layout kept together, whatever is free between their columns. */
function blockOf(rows: Word[][]): Page['blocks'][number] {
  const lines = rows.map(row => asOneLine(layout(row).flatMap(block => block.lines.flatMap(line => line.segments))))
  return { lines, box: [0, 0, 595, 842] }
}

const rowsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('a cell of two lines belongs to the row at the height of its middle', () => {
  const page = set([
    ...words('Wohnfläche', 40, 100, 10),
    ...words('74,1 m²', 220, 100, 10),
    ...words('2,38 % inkl. MwSt., fällig nach', 220, 122, 10),
    ...words('Provision', 40, 128, 10),
    ...words('Vertragsschluss', 220, 134, 10),
    ...words('Baujahr', 40, 156, 10),
    ...words('1983', 220, 156, 10),
  ])
  expect(rowsOf(withWrappedCells(page))).toEqual([
    'Wohnfläche | 74,1 m²',
    'Provision | 2,38 % inkl. MwSt., fällig nach Vertragsschluss',
    'Baujahr | 1983',
  ])
})

test('a label of two lines belongs to the value at the height of its middle', () => {
  const page = set([
    ...words('Grundstück', 40, 100, 10),
    ...words('612 m²', 220, 100, 10),
    ...words('Bodenrichtwert', 40, 122, 10),
    ...words('62 €/m²', 220, 128, 10),
    ...words('01.01.2026', 40, 134, 10),
    ...words('Baujahr', 40, 156, 10),
    ...words('1983', 220, 156, 10),
  ])
  expect(rowsOf(withWrappedCells(page))).toContain('Bodenrichtwert 01.01.2026 | 62 €/m²')
})

test('the first value of two pairs side by side may be the one that has two lines', () => {
  const rows = [
    words('289.000 € (bisher', 160, 100, 10),
    [...words('Kaufpreis', 40, 106, 10), ...words('Wohneinheiten', 280, 106, 10), ...words('8', 400, 106, 10)],
    words('329.000 €)', 160, 112, 10),
    [
      ...words('Wohnfläche', 40, 140, 10),
      ...words('493 m²', 160, 140, 10),
      ...words('Grundstück', 280, 140, 10),
      ...words('842 m²', 400, 140, 10),
    ],
  ]
  const page = { ...set([]), blocks: [blockOf(rows)] }
  expect(rowsOf(withWrappedCells(page))).toEqual([
    'Kaufpreis | 289.000 € (bisher 329.000 €) | Wohneinheiten | 8',
    'Wohnfläche | 493 m² | Grundstück | 842 m²',
  ])
})

test('the last line of a headline takes no tile of the column at its side', () => {
  const page = set([
    ...words('Südgarten', 40, 128, 16),
    ...words('DHH Neubau, Freiberg', 400, 122, 8),
    ...words('799.000 € · 142 m²', 400, 134, 8),
  ])
  expect(withWrappedCells(page)).toBe(page)
  const alike = set([
    ...words('Südgarten', 40, 128, 8),
    ...words('DHH Neubau, Freiberg', 400, 122, 8),
    ...words('799.000 € · 142 m²', 400, 134, 8),
  ])
  expect(rowsOf(withWrappedCells(alike))).toEqual(['Südgarten | DHH Neubau, Freiberg 799.000 € · 142 m²'])
})

test('two labels over each other beside one figure in a row of its own stay apart', () => {
  const page = set([
    ...words('Kaufpreis:', 40, 122, 10),
    ...words('62 m²', 220, 128, 10),
    ...words('Wohnfläche:', 40, 134, 10),
  ])
  expect(withWrappedCells(page)).toBe(page)
})

test('columns of text whose lines lie half a line apart stay as they are', () => {
  const left = ['In der Südstadt steht dieses 1936', 'errichtete Wohnhaus mit neun', 'Eigentumswohnungen am Hang.']
  const right = [
    'Der Ausweis nennt 131 kWh, das ist',
    'die Klasse E. Es gibt keinen Aufzug',
    'und auch keinen Stellplatz.',
  ]
  const page = set([
    ...left.flatMap((line, index) => words(line, 40, 100 + 13 * index, 10)),
    ...right.flatMap((line, index) => words(line, 320, 106 + 13 * index, 10)),
  ])
  expect(withWrappedCells(page)).toBe(page)
})

test('two lines whose first has a label beside it are no cell of the row between them in the table at the side', () => {
  const page = set([
    ...words('Wohnfläche', 40, 120, 10),
    ...words('58,34 m²', 150, 120, 10),
    ...words('Hausgeld', 320, 113, 10),
    ...words('214,00 € / Monat, davon', 420, 113, 10),
    ...words('148,00 € umlegbar', 420, 127, 10),
    ...words('Sonderumlagen', 320, 146, 10),
    ...words('keine', 420, 146, 10),
  ])
  expect(rowsOf(withWrappedCells(page)).join('\n')).not.toContain('58,34 m² | 214,00')
})

test('in a grid of cards a cell of two lines may stand before all cells of one', () => {
  const page = {
    ...set([]),
    blocks: [
      blockOf([
        [...words('Hausgeld /', 40, 100, 10), ...words('davon', 140, 100, 10)],
        [...words('Klasse', 240, 106, 10), ...words('Heizung', 340, 106, 10), ...words('Etage', 440, 106, 10)],
        [...words('Monat', 40, 112, 10), ...words('umlagefähig', 140, 112, 10)],
      ]),
      blockOf([
        words('Gas-Zentral-', 340, 140, 10),
        [
          ...words('241,00 €', 40, 146, 10),
          ...words('163,00 €', 140, 146, 10),
          ...words('E', 240, 146, 10),
          ...words('3. OG', 440, 146, 10),
        ],
        words('heizung', 340, 152, 10),
      ]),
    ],
  }
  expect(rowsOf(withWrappedCells(page))).toEqual([
    'Hausgeld / Monat | davon umlagefähig | Klasse | Heizung | Etage',
    '241,00 € | 163,00 € | E | Gas-Zentral- heizung | 3. OG',
  ])
})

test('in a list the remark of two lines belongs to its row, whatever stands before its halves', () => {
  const row = (y: number, day: string) => [
    ...words('8', 40, y, 9),
    ...words('3. OG', 60, y, 9),
    ...words('66', 110, y, 9),
    ...words('leer', 140, y, 9),
    ...(day === '' ? [] : words(day, 180, y, 9)),
    ...words('429,00', 250, y, 9),
  ]
  const page = {
    ...set([]),
    blocks: [
      blockOf([
        row(100, '03/2011'),
        [...words('seit', 180, 124, 9), ...words('Wasserschaden,', 330, 124, 9)],
        row(129.5, ''),
        [...words('10/2025', 180, 135, 9), ...words('Decke offen', 330, 135, 9)],
        row(160, '08/2021'),
      ]),
    ],
  }
  expect(rowsOf(withWrappedCells(page))).toContain('8 | 3. OG | 66 | leer | seit 10/2025 | 429,00 | Wasserschaden, Decke offen') // prettier-ignore
})
