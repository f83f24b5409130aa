import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Wohnhaus mit fünf Wohnungen in Hagen', 'Kaufpreis | 265.000 €', '']
const HEAD = 'Lage | Wfl. m² | Mieter seit | Kaltmiete €/Monat'
const FIRST = ['EG links | 58,20 | 04/2014 | 348,00', 'EG rechts | 61,50 | 02/2020 | 402,00']
const REST = [
  '1. OG links | 58,20 | 04/2014 | 351,00',
  '1. OG rechts | 61,50 | leer | 410,00',
  'DG | 79,40 | 10/2009 | 465,00',
]

function rollOf(...pages: string[][]) {
  const { deal, facts } = extract(
    pages.map((lines, index) => ({ ...page(lines), number: index + 1 })),
    calendarDate('2026-11-27'),
  )
  const flats = deal?.parts.filter(({ kind }) => kind === 'wohnung') ?? []
  return [flats.map(({ rentMonthEuro }) => rentMonthEuro), facts?.kaltmieteMonat?.value ?? null]
}

const WHOLE = [[348, 402, 351, null, 465], 1566]

test('a list of units that goes on overleaf without its head is one list', () => {
  expect(rollOf([...OFFER, HEAD, ...FIRST], [...REST, 'Summe | 318,80 |  | 1.976,00'])).toEqual(WHOLE)
})

test('so is one whose head is printed again', () => {
  expect(rollOf([...OFFER, HEAD, ...FIRST], [HEAD, ...REST, 'Summe | 318,80 |  | 1.976,00'])).toEqual(WHOLE)
})

test('what is carried over is neither a unit nor a sum', () => {
  const carried = 'Übertrag |  |  | 750,00'
  const pages = [
    [...OFFER, HEAD, ...FIRST, carried],
    [HEAD, carried, ...REST, 'Summe | 318,80 |  | 1.976,00'],
  ] as const
  expect(rollOf(...pages.map(page => [...page]))).toEqual(WHOLE)
})

test('what begins overleaf below a list that is summed up is another list', () => {
  const other = ['Raum | Größe', 'Wohnzimmer | 24,10', 'Küche | 9,80', 'Bad | 6,20']
  expect(rollOf([...OFFER, HEAD, ...FIRST, 'Summe | 119,70 |  | 750,00'], other)).toEqual([[348, 402], 750])
})
