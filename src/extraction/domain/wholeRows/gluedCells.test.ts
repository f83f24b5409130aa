import { expect, test } from 'vitest'
import type { Page } from '#reading/domain/page.ts'
import { withCellsToldApart } from './gluedCells.ts'
import { page } from '../typeset.fixture.ts'
import { type Edge, tightTable } from '../tightTable.fixture.ts'

const EDGES: readonly Edge[] = [{ at: 40 }, { at: 90 }, { at: 180, right: true }, { at: 240, right: true }, { at: 245 }, { at: 290 }] // prettier-ignore
const HEAD = 'Einheit | Lage | Fläche | Miete | seit | Notiz'
const ROWS = [
  'WE 1 | EG links | 58,20 | 412,00 | 2011 | Bad 2018 erneuert',
  'WE 2 | EG rechts | 71,50 | 1.457,50 | 2009 | –',
  'WE 3 | 1. OG | 62,40 | 398,00 | 2021 | Mieter zieht aus',
]

const texts = ({ blocks }: Page): string[] =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('a figure that ends where the next column begins is a cell of its own', () => {
  const read = tightTable([], EDGES, [HEAD, ...ROWS])
  expect(texts(read)).not.toContain(ROWS[0])
  expect(texts(withCellsToldApart(read))).toEqual(expect.arrayContaining([HEAD, ...ROWS]))
})

test('a head whose cells are one by their gaps alone is told apart by what stands below it', () => {
  const close: readonly Edge[] = [{ at: 40 }, { at: 130, right: true }, { at: 166, right: true }, { at: 202, right: true }, { at: 206 }, { at: 244 }] // prettier-ignore
  const rows = ['EG li. | 58,40 | 345,00 | 345,00 | 03/2009 | seit Einzug', 'EG re. | 61,10 | 400,00 | 400,00 | 06/2026 | Bad neu', '1. OG | 72,30 | 430,00 | 430,00 | 11/2014 | ruhig'] // prettier-ignore
  const head = 'Lage | m² | Soll € | Ist € | Beginn | Notiz'
  const read = tightTable([], close, [head, ...rows])
  expect(texts(read)).not.toContain(head)
  expect(texts(withCellsToldApart(read))).toEqual(expect.arrayContaining([head, ...rows]))
})

test('two names of columns in one cell of the head are two, though no word below is flush with them', () => {
  const edges: readonly Edge[] = [{ at: 40 }, { at: 110 }, { at: 200, right: true }, { at: 204 }, { at: 297, right: true }] // prettier-ignore
  const rows = ['EG | Ahlers | 61,20 | 04/2012 | 384,00', 'OG | Bozkurt | 58,40 | 09/2015 | 371,00', 'DG | Nowak | 66,30 | 10/2022 | 477,36'] // prettier-ignore
  const head = 'Lage | Mieter | Wohnfläche | Mietbeginn | Miete aktuell'
  const read = tightTable([], edges, [head, ...rows])
  expect(texts(read)).not.toContain(rows[0])
  expect(texts(withCellsToldApart(read))).toEqual(expect.arrayContaining([head, ...rows]))
})

test('a head whose names are long is told apart, too', () => {
  const edges: readonly Edge[] = [{ at: 40 }, { at: 92 }, { at: 122 }, { at: 252, right: true }, { at: 258 }]
  const rows = ['Laden EG | 94 m² | 2014 | 780,00 € | bis 31.12.2029, Option 3 Jahre', '1. OG links | 72 m² | 2009 | 445,00 € | letzte Erhöhung 2024', '2. OG links | 66 m² | frei | 0,00 € | –', 'Summe IST | 232 m² |  | 1.225,00 € | im Jahr 14.700 €'] // prettier-ignore
  const read = tightTable([], edges, ['Einheit | Fläche | Mieter seit | Nettokaltmiete/Monat | Bemerkung', ...rows])
  expect(texts(read)).not.toContain(rows[0])
  expect(texts(withCellsToldApart(read))).toEqual(expect.arrayContaining(rows.slice(0, 3)))
})

test('words of one cell stay together, also in a row of sums that runs over two columns', () => {
  const read = tightTable([], EDGES, [HEAD, ...ROWS, 'Summe aller drei Wohnungen'])
  expect(texts(withCellsToldApart(read))).toContain('Summe aller drei Wohnungen')
})

test('two rows, and lines of text below each other, are no table', () => {
  const two = tightTable([], EDGES, [HEAD, ...ROWS.slice(0, 2)])
  expect(withCellsToldApart(two)).toBe(two)
  const text = page(['Lage | Umgebung | Verkehr | Schulen', 'Das Haus liegt am Rand des Ortes.', 'Der Bus hält vor der Tür.', 'Die Schule ist nah.']) // prettier-ignore
  expect(withCellsToldApart(text)).toBe(text)
})
