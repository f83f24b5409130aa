import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '#extraction/domain/extract.ts'
import { tightTable } from '#extraction/domain/tightTable.fixture.ts'
import { endingHomesOf, endingHomesSentence } from './endingHomes.ts'
import { endingLeaseOf } from './endingLease.ts'

const TODAY = calendarDate('2026-11-26')
const EDGES = [{ at: 40 }, { at: 120 }, { at: 180 }, { at: 240 }]

function read(...rows: string[]) {
  const offer = ['# Wohn- und Geschäftshaus in Gera', 'Kaufpreis: 365.000 €, Käuferprovision 3,57 %', 'Exposé und Besichtigung nach Absprache'] // prettier-ignore
  const { deal, remarks } = extract(
    [tightTable(offer, EDGES, ['Einheit | m² | Kaltmiete | Bemerkung', ...rows])],
    TODAY,
  )
  return { deal, remarks }
}

function sentenceOf(...rows: string[]): string | null {
  const homes = endingHomesOf(read(...rows), TODAY)
  return homes && endingHomesSentence(homes)
}

const STAY = ['WE 1 | 58,20 | 400,00 | –', 'WE 2 | 61,50 | 400,00 | Balkon neu']

test.each<[string, RegExp | null]>([
  [
    'WE 3 | 79,40 | 200,00 | gekündigt zum 31.01.2027',
    /^Von der Miete fallen 200\s€ im Monat weg \(20\s?%\): WE 3 wird laut Liste der Einheiten am 31\.01\.2027 frei\./u,
  ],
  ['WE 3 | 79,40 | 200,00 | Vertragsende 30.06.2027', /am 30\.06\.2027 frei/u],
  // Little of the rent, later, without a day, over, or of nobody.
  ['WE 3 | 79,40 | 80,00 | gekündigt zum 31.01.2027', null],
  ['WE 3 | 79,40 | 200,00 | befristet bis 30.06.2029', null],
  ['WE 3 | 79,40 | 200,00 | gekündigt', null],
  ['WE 3 | 79,40 | 200,00 | gekündigt zum 31.08.2026', null],
  ['WE 3 | 79,40 | – | leer, Auszug 31.08.2026', null],
])('%s', (row, said) => {
  const sentence = sentenceOf(...STAY, row)
  if (said === null) expect(sentence).toBeNull()
  else expect(sentence).toMatch(said)
})

test('of two shops the list tells whose lease ends, and what it pays', () => {
  const { deal, remarks } = read('Laden 1 | 90,00 | 900,00 | gekündigt zum 31.03.2027', 'Laden 2 | 60,00 | 600,00 | –', ...STAY) // prettier-ignore
  const lease = endingLeaseOf({ deal }, remarks, TODAY)
  expect([lease?.end, lease?.rent?.lost.cents, lease?.rent?.whole.cents]).toEqual(['2027-03-31', 90_000, 230_000])
})

test('a flat whose tenant goes is no shop whose lease ends', () => {
  const { deal, remarks } = read('Laden | 90,00 | 900,00 | –', 'WE 1 | 58,20 | 400,00 | gekündigt zum 31.01.2027', STAY[1] as string) // prettier-ignore
  expect(endingLeaseOf({ deal }, remarks, TODAY)).toBeNull()
})
