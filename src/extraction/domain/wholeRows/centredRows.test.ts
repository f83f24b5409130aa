import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withCentredRows } from './centredRows.ts'
import { extract } from '../extract.ts'

const COLUMN = 110
const LINE = 11
const OFFER = ['Mehrfamilienhaus mit drei Wohnungen zum Verkauf', 'Kaufpreis: 260.000 €, Käuferprovision 3,57 %']

/** A table with its cells centred in their rows; `/` begins a cell's next line. @param pitch from one row to the next, in points */
function table(rows: readonly string[], pitch: number, move = 0): Page {
  const offer = OFFER.flatMap((line, index) => words(line, 40, 60 + 13 * index, 10))
  const cells = rows.flatMap((row, index) =>
    row.split(' | ').flatMap((cell, column) => {
      const lines = cell.split(' / ')
      const top = 120 + pitch * index - ((lines.length - 1) * LINE) / 2
      return lines.flatMap((line, at) =>
        line === '' ? [] : words(line, 40 + COLUMN * column, top + LINE * at + (lines.length > 1 ? move : 0), 8),
      )
    }),
  )
  return {
    number: 1,
    width: 595,
    height: 842,
    source: 'text',
    confidence: 1,
    blocks: layout([...offer, ...cells]),
  }
}

const texts = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')))

const ROLL = [
  'WE | Fläche m² | Kaltmiete | Mietbeginn | Bemerkung',
  'EG | 58,20 | 302,00 | 01.05.2018 / Anpassung 2024 | –',
  '1. OG | 66,10 | 310,00 | 15.09.2012 / – | Mieter gekündigt, / Auszug zum / 31.12.2026',
  '2. OG | 61,40 | 0,00 | – | leer, / bezugsfertig',
  'Summe | 185,70 | 612,00 | | 7.344,00 € im Jahr',
]

test('cells of two and three lines are part of the row whose name they stand beside', () => {
  const read = texts(withCentredRows(table(ROLL, 30)))
  for (const row of ROLL) expect(read).toContain(row.replaceAll(' /', '').replace(' |  |', ' |'))
})

test('rents of every row and the sum of them, though cells of a row are wrapped', () => {
  const { facts, deal } = extract([table(ROLL, 30)], calendarDate('2026-11-22'))
  expect(deal?.parts.map(part => [part.name, part.rentMonthEuro, part.let])).toEqual([
    ['EG', 302, true],
    ['1. OG', 310, true],
    ['2. OG', null, false],
  ])
  expect([facts?.kaltmieteMonat?.value, facts?.jahresnettokaltmiete?.value]).toEqual([612, 7344])
})

test('a house told floor by floor: what is let, at which rent, and what its owner leaves on which day', () => {
  const lines = [
    'Ebene | Räume | Nutzung | Miete',
    'EG | 3 Zimmer, / Terrasse | Eigentümer, / frei ab 01.06.2027 | –',
    'OG | 3 Zimmer, / Balkon | vermietet / seit 2016 | 540 € kalt / + 180 € NK',
    'DG | 2 Zimmer | Eigentümer (Büro) | –',
  ]
  const { facts, deal } = extract([table(lines, 30)], calendarDate('2026-11-22'))
  expect(deal?.parts.map(part => [part.name, part.kind, part.rentMonthEuro, part.let])).toEqual([
    ['EG', 'wohnung', null, false],
    ['OG', 'wohnung', 540, true],
    ['DG', 'wohnung', null, false],
  ])
  expect(facts?.kaltmieteMonat?.value).toBe(540)
  expect(facts?.vermietet?.value).toBe('teilweise')
  expect(facts?.bezugsfreiAb?.value).toBe('01.06.2027')
})

test('what is not centred, has no wrapped cell or runs over columns stays as it was read', () => {
  const moved = table(ROLL, 30, 6)
  expect(withCentredRows(moved)).toBe(moved)
  const plain = table(['WE | Fläche | Miete | Stand', 'EG | 58 | 302 | vermietet', 'OG | 66 | 310 | vermietet'], 30)
  expect(withCentredRows(plain)).toBe(plain)
  const text = table(['WE | Fläche | Miete | Stand', 'Das Haus liegt ruhig am Rand der Stadt, / hell und warm'], 30)
  expect(withCentredRows(text)).toBe(text)
})
