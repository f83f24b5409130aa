import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { extract } from '../extract.ts'
import { withTallRows } from './tallRows.ts'

const COLUMNS = [250, 310, 350, 420]
const LINE = 11
const PITCH = 31

/** A list of key facts at the left, label over value, and beside it a table whose cells are centred in their rows; `/` begins a cell's next line. */
function sheet(facts: readonly (readonly [label: string, value: string])[], rows: readonly string[]): Page {
  const side = facts.flatMap(([label, value], index) => [
    ...words(label, 50, 110 + 31 * index, 8),
    ...words(value, 50, 121 + 31 * index, 9),
  ])
  const table = rows.flatMap((row, index) =>
    row.split(' | ').flatMap((cell, column) => {
      const lines = cell.split(' / ')
      const top = 120 + PITCH * index - ((lines.length - 1) * LINE) / 2
      return lines.flatMap((line, at) => (line === '' ? [] : words(line, COLUMNS[column] ?? 0, top + LINE * at, 9)))
    }),
  )
  const title = words('Wohn- und Geschäftshaus zum Verkauf, Provision 3,57 %', 50, 60, 14)
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout([...title, ...side, ...table]) } // prettier-ignore
}

const FACTS = [
  ['Kaufpreis', '480.000 €'],
  ['Wohnfläche', '190 m² (3 Wohnungen)'],
  ['Gewerbefläche', '80 m²'],
  ['Jahresmiete netto', '25.800 €'],
  ['Ziel nach Anpassung', '31.200 €'],
  ['Stellplätze', 'keine'],
  ['Heizung', 'Gas-Zentralheizung, 2004'],
] as const

const ROLL = [
  'Einheit | Fläche | Miete / im Monat | Anmerkung',
  'Laden / EG | 80 m² | 900 € | Imbiss, Vertrag / seit 2011',
  '1. OG / links | 60 m² | 410 €',
  '1. OG / rechts | 64 m² | 425 € | seit 1998',
  'DG | 66 m² | 415 €',
  'Summe | 270 m² | 2.150 €',
]

test('a name of two lines is part of the row whose figures stand beside its middle, though a list of key facts is at its side', () => {
  const read = withTallRows(sheet(FACTS, ROLL))
  const texts = read.blocks.flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' | '))) // prettier-ignore
  for (const row of ROLL) expect(texts).toContain(row.replaceAll(' / ', ' '))
})

test('the rent of the house, of its shop and of each flat, and no price of parking from the target above it', () => {
  const { facts, deal } = extract([sheet(FACTS, ROLL)], calendarDate('2026-11-27'))
  expect(deal?.parts.map(({ name, kind, rentMonthEuro }) => [name, kind, rentMonthEuro])).toEqual([
    ['Laden EG', 'gewerbe', 900],
    ['1. OG links', 'wohnung', 410],
    ['1. OG rechts', 'wohnung', 425],
    ['DG', 'wohnung', 415],
  ])
  expect([facts?.kaltmieteMonat?.value, facts?.jahresnettokaltmiete?.value]).toEqual([2150, 25800])
  expect([facts?.stellplatzPreis, facts?.stellplatz?.value]).toEqual([null, 'keiner'])
})

test('a table whose names take one line is left to the readers of lines', () => {
  const page = sheet(FACTS, ROLL.map(row => row.replaceAll(' / ', ' '))) // prettier-ignore
  expect(withTallRows(page)).toBe(page)
})
