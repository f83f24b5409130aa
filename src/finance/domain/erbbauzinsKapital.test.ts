import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { erbbauzinsKapital } from './erbbauzinsKapital.ts'
import { grunderwerbsteuer } from './grunderwerbsteuer.ts'
import { kapitalfaktor } from './kapitalfaktor.ts'
import { uncertainNebenkosten } from './kaufnebenkosten.ts'
import { statedProvision } from './maklerprovision.ts'
import { offerWith } from './offer.fixture.ts'
import { exactly } from './range.ts'
import { percent } from '#kernel/share.ts'

const day = calendarDate('2026-11-20')
const right = (end: string | number) => offerWith({ erbbaurecht: true, erbbauRestlaufzeit: end })

// Anlage 9a BewG, and FG Düsseldorf 11 K 2195/21 GE for sixty years.
test.each([
  [48, 17.252],
  [60, 17.93],
  [150, 18.6],
])('§ 13 (1) BewG: %i years have the factor %f', (years, factor) => {
  expect(kapitalfaktor(years, day)).toBe(factor)
})

test('an Erbbaurecht is taxed with its price and the Erbbauzins of the years left', () => {
  const erbbauzins = erbbauzinsKapital(euro(2_400), right(48), day)
  expect(inEuro(erbbauzins!.amount)).toBe(41_404.8)
  expect(erbbauzins?.source).toMatch(/48 Jahre: 2\.400\s€ × 17,252 .*§ 9 Abs\. 2 Nr\. 2 GrEStG/u)
  // 6.5 % of 321,404.80 €, not of 280,000 €.
  const tax = grunderwerbsteuer({ price: euro(280_000), erbbauzins }, 'NW', day)
  expect(inEuro(tax.amount)).toBe(20_891)
  expect(tax.formula).toMatch(/\(280\.000\s€ \+ 41\.404,80\s€\)/u)
})

test('notary and land register do not count it', () => {
  const erbbauzins = erbbauzinsKapital(euro(2_400), right(48), day)
  const fees = (more: object) =>
    uncertainNebenkosten({ price: euro(280_000), land: 'NW', contractDate: day, provision: exactly(statedProvision(euro(280_000), percent(0))), ...more }).fees // prettier-ignore
  expect(fees({ erbbauzins })).toEqual(fees({}))
})

test('without its sum, its end or an Erbbaurecht there is none', () => {
  expect(erbbauzinsKapital(null, right(48), day)).toBeNull()
  expect(erbbauzinsKapital(euro(2_400), offerWith({ erbbaurecht: true }), day)).toBeNull()
  expect(erbbauzinsKapital(euro(2_400), right('31.12.2020'), day)).toBeNull()
  expect(erbbauzinsKapital(euro(2_400), offerWith({ erbbauRestlaufzeit: 48 }), day)).toBeNull()
})
