import { expect, test } from 'vitest'
import { convertedIn } from './convertedIn.ts'
import type { Offer } from './offer.ts'
import type { Remark } from './remark.ts'
import { PLAIN } from './scope/scope.ts'
import { floorOf } from './values/floor.ts'

type Home = Parameters<typeof convertedIn>[0]
const flat = (etage: string | null, objectType: Offer['objectType'] = 'wohnung', baujahr: number | null = 1898): Home => ({
  ...{ objectType, kind: 'Wohnung', floor: etage === null ? null : floorOf(etage) },
  numbers: { baujahr } as Offer['numbers'],
}) // prettier-ignore
const said = (rule: string, year: number | null, more: Partial<Remark> = {}) =>
  ({ rule, year, certainty: 'stated', scope: PLAIN, ...more }) as Remark
const YEAR = 2026

test.each<[string, Home, Remark[], number | null]>([
  ['the flat in the attic', flat('3. OG / Dachgeschoss'), [said('ausbau-dach', 1997)], 1997],
  ['a flat that is called after the attic', flat(null, 'dachgeschosswohnung'), [said('ausbau-dach', 1997)], 1997],
  ['the flat below it', flat('1. OG'), [said('ausbau-dach', 1997)], null],
  ['a maisonette in and below the attic', flat('3. OG und DG', 'maisonette'), [said('ausbau-dach', 2005)], null],
  ['a maisonette of no told storey', flat(null, 'maisonette'), [said('ausbau-dach', 2005)], null],
  ['a maisonette that lies in the attic alone', flat('DG und Spitzboden', 'maisonette'), [said('ausbau-dach', 2005)], 2005],
  ['a flat of a factory made homes', flat('1. OG'), [said('ausbau-zur-wohnung', 2003)], 2003],
  ['the last of two conversions', flat('DG'), [said('ausbau-dach', 1962), said('ausbau-dach', 1997)], 1997],
  ['what is only planned', flat('DG'), [said('ausbau-dach', 2025, { scope: { ...PLAIN, time: 'planned' } })], null],
  ['what is still to come', flat('DG'), [said('ausbau-dach', 2027)], null],
  ['what came with the house', flat('DG', 'wohnung', 1995), [said('ausbau-dach', 1997)], null],
  ['a house whose year nobody tells', flat('DG', 'wohnung', null), [said('ausbau-dach', 1997)], null],
  ['one of its units alone', flat('DG'), [said('ausbau-dach', 1997, { part: { kind: 'einheit', name: 'WE 4' } })], null],
  ['a refurbishment', flat('DG'), [said('sanierung-voll', 1997)], null],
])('%s', (_, home, remarks, year) => {
  expect(convertedIn(home, remarks, YEAR)?.year ?? null).toBe(year)
}) // prettier-ignore

test('the attic of a house is built out for its own rooms', () => {
  const house: Home = { ...flat(null), kind: 'Haus', objectType: 'einfamilienhaus' }
  expect(convertedIn(house, [said('ausbau-dach', 1997)], YEAR)).toBeNull()
})
