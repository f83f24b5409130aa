import { expect, test } from 'vitest'
import { isAbroad } from './abroad.ts'
import { FLAT, offerWith } from './offer.fixture.ts'

test.each([
  ['8200', 'Schaffhausen', true],
  ['CH-8200', 'Schaffhausen', true],
  ['5020', 'Salzburg', true],
  ['78266', 'Büsingen am Hochrhein', false],
  ['1097', 'Dresden', false],
  [undefined, 'Kanton Thurgau', true],
  [undefined, 'Sächsische Schweiz', false],
  [undefined, undefined, false],
])('%s %s lies abroad: %s', (plz, ort, abroad) => {
  expect(isAbroad(offerWith({ ...FLAT, plz: plz as never, ort: ort as never }))).toBe(abroad)
})

test.each([
  [undefined, true],
  ['78266', false],
])('a price in francs is abroad unless the postal code is German: %s', (plz, abroad) => {
  const offer = offerWith({ ...FLAT, plz: plz as never, ort: undefined as never })
  const { kaufpreis } = offer.facts
  const facts = { ...offer.facts, kaufpreis: kaufpreis && { ...kaufpreis, unit: 'CHF' } }
  expect(isAbroad({ ...offer, facts })).toBe(abroad)
})
