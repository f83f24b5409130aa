import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { parkingParts } from './parking.ts'

const priced = (...lines: readonly string[]) =>
  parkingParts(passagesOf([page(lines)])).map(({ priceEuro }) => priceEuro)

test.each([
  [
    [
      'Kaufpreis | Wohnfläche | Einheiten | Jahresnettokaltmiete (Ist) | Faktor',
      '489.000 € | 403,60 m² | 6 WE, 3 Garagen | 33.180 € | 14,7',
    ],
  ],
  [['Objekt | Baujahr | Stellplätze | JNKM', 'Zinshaus | 1958 | 4 Stellplätze | 41.200 €']],
  [['8 Wohnungen, 4 Garagen | 52.300 €']],
])('%j: the amount in the next column is of something else', lines => {
  expect(priced(...lines)).toEqual([])
})

test.each([
  [['Garage | 15.000 €'], 15_000],
  [['Einheit | Preis', 'Garage | 19.500 €'], 19_500],
  [['Position | Betrag', 'TG-Stellplatz | 24.000 €'], 24_000],
  [['Die Garage kostet 12.000 €.'], 12_000],
])('%j: a space has its price', (lines, price) => {
  expect(priced(...lines)).toEqual([price])
})
