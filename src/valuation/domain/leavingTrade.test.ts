import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { LeaseEnd, Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { type LeavingTrade, leavingTradeOf } from './leavingTrade.ts'

const TODAY = calendarDate('2026-11-29')
const OPEN = { priceEuro: null, status: null, inPrice: null, evidence: [] }
const PLACE = { page: 1, quote: 'bis 30.06.2027', box: [0, 0, 9, 9] as const }

function until(day: string, by: LeaseEnd['by'] = 'term'): Pick<Part, 'leaseEnd'> {
  return { leaseEnd: { by, until: calendarDate(day), evidence: PLACE } }
}

function shop(name: string, more: Partial<Part> = {}): Part {
  return {
    name,
    kind: 'gewerbe',
    areaM2: 92,
    areaKind: 'nutzflaeche',
    rentMonthEuro: 1_180,
    let: true,
    ...OPEN,
    ...more,
  }
}

const GOES: LeavingTrade = { area: 92, rent: 14_160 }

test.each<[string, readonly Part[], readonly (string | null)[], LeavingTrade | null]>([
  ['whose option is over and whose lease ends soon is let again', [shop('Laden', until('2027-06-30'))], [null], GOES],
  ['who may still stay is no such case', [shop('Laden', until('2027-06-30'))], [], null],
  ['under notice is valued by its rent', [shop('Laden', until('2027-06-30', 'notice'))], [null], null],
  ['who stays for years is in the price', [shop('Laden', until('2031-06-30'))], [null], null],
  ['that the row names is meant', [shop('Laden', until('2027-06-30')), shop('Praxis', until('2027-12-31'))], ['Praxis'], GOES], // prettier-ignore
  ['of whom nobody says which one is not guessed', [shop('Laden', until('2027-06-30')), shop('Praxis', until('2027-12-31'))], [null], null], // prettier-ignore
  ['whose rooms have no area is not reckoned', [shop('Laden', { ...until('2027-06-30'), areaM2: null })], [null], null],
])('a tenant of a shop %s', (_why, parts, tenantGoes, expected) => {
  expect(leavingTradeOf({ deal: { parts } } as unknown as Offer, { tenantGoes }, TODAY)).toEqual(expected)
})

test('a sentence alone that names the day means the only shop, and its new rent is what the exposé names', () => {
  const flags = { tenantGoes: [null], leaseEnds: [calendarDate('2027-06-30')], tradeRent: { low: 6, high: 9 } }
  const of = (...parts: Part[]) => leavingTradeOf({ deal: { parts } } as unknown as Offer, flags, TODAY)
  expect(of(shop('Laden'))).toEqual({ ...GOES, perM2: 7.5 })
  expect(of(shop('Laden'), shop('Praxis'))).toBeNull()
  expect(of(shop('Laden', until('2031-06-30')))).toBeNull()
})
