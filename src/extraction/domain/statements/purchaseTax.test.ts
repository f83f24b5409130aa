import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { purchaseTaxOf } from './purchaseTax.ts'

const read = (...lines: string[]) => purchaseTaxOf(passagesOf([page(['# Einfamilienhaus zum Kauf', '', ...lines])]))

test.each([
  ['Grunderwerbsteuer (5 %) | 32.450 €', 5, 32_450],
  ['Grunderwerbsteuer NRW 6,5 % = 27.625,00 €; Notar und Grundbuch 2,18 % = 9.265,00 €', 6.5, 27_625],
  ['Grunderwerbsteuer in Sachsen 5,5 %, Notar und Grundbuch rund 2 %.', 5.5, null],
  ['Grunderwerbsteuer (5,0 %) 16.250 € · Notarkosten (1,5 %) 4.875 €', 5, 16_250],
])('what the exposé reckons with is read: %s', (line, rate, amount) => {
  expect(read(line)).toMatchObject({ rate, amount })
})

test.each([
  ['Die Grunderwerbsteuer trägt der Käufer.'],
  ['Grunderwerbsteuer 32.450 €'],
  ['Wir erstatten Ihnen die Grunderwerbsteuer 5 %.'],
  ['Notar und Grundbuch 2 %, Provision 3,57 %'],
])('no rate is read of: %s', line => {
  expect(read(line)).toBeNull()
})

test('of two rates neither is that of the offer', () => {
  expect(read('Grunderwerbsteuer Hessen 6 %', '', 'Grunderwerbsteuer Bayern 3,5 %')).toBeNull()
})
