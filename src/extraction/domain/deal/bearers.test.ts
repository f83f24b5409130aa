import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Wohn- und Geschäftshaus in Celle', 'Kaufpreis: 590.000 €', 'Käuferprovision: 3,57 %', '']
const FLATS = [
  'Wohnung | m² | Kaltmiete',
  '1. OG | 82 | 590 €',
  '2. OG | 91 | 640 €',
  'Summe Wohnen | 173 | 1.230 €',
  '',
]

function factsOf(lines: readonly string[]) {
  return extract([page([...HOUSE, ...lines])], calendarDate('2026-11-22')).facts
}

test('the rent of the flats is not that of the house, whose rent of the year holds the shop', () => {
  const facts = factsOf([...FLATS, 'Jahresnettokaltmiete: 28.920 €'])
  expect(facts?.kaltmieteMonat).toBeNull()
  expect(facts?.jahresnettokaltmiete?.value).toBe(28_920)
})

test('where both are the same rent, both are told', () => {
  const facts = factsOf([...FLATS, 'Jahresnettokaltmiete: 14.760 €'])
  expect(facts?.kaltmieteMonat?.value).toBe(1230)
})

test('one flat of several is no sum of the Wohnfläche, nor are parts beside a larger whole', () => {
  expect(factsOf(['5 Wohneinheiten', 'EG: Laden 124 m², leer', 'WE 4: 78 m², 390 € kalt'])?.wohnflaeche).toBeNull()
  const whole = factsOf(['Das Haus hat zusammen 286 m² Wohnfläche.', 'WE 1: 72 m², 390 € kalt', 'WE 2: 74 m², leer'])
  expect(whole?.wohnflaeche?.value).toBe(286)
})

test('what stands below "Garagen" in a grid and is read as rent is no price of parking', () => {
  const grid = ['Jahresnettokaltmiete | Garagen', '37.944 € | 2']
  expect(factsOf(grid)?.stellplatzPreis).toBeNull()
})
