import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { homeOf } from '#finance/domain/plan/home.ts'
import { marketRentYear } from '#finance/domain/plan/rentBasis.ts'
import { endingRentOf } from './endingRentOf.ts'

const TODAY = calendarDate('2026-11-22')
const FLAT = offerWith({ objektart: 'Eigentumswohnung', wohnflaeche: 60, kaltmieteMonat: 500, vermietet: true })
const MARKET = marketRentYear(homeOf(FLAT, TODAY), { low: 9, mid: 10, high: 11, source: 'Markt' })

const said = (more: Partial<Remark>): Remark => ({
  ...{ topic: 'mietvertrag', rule: 'miete-endet', tone: 'neutral', meaning: '', year: null, certainty: 'stated' },
  ...{ scope: PLAIN, evidence: { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] } },
  ...more,
})
const until = (day: string) => [said({ day: calendarDate(day) })]
const INSOLVENT = [said({ rule: 'mieter-insolvent', subject: 'mieterInsolvenz', tone: 'gefahr' })]
const run = (offer: Offer): Offer => {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  const deal: Deal = {
    ...{ type: decided('bestand'), status: decided('verfuegbar'), objectKind: decided('wohnung') },
    ...{ overlays: ['betreiber'], incomeUse: 'pflege', offerDate: null, ageDays: null },
    ...{ parts: [], included: [], excluded: [], tradeSpaces: [], replyBy: null, newGroundRent: null, court: null },
  }
  return { ...offer, deal }
}

test.each([
  ['a flat let until August', FLAT, until('2027-08-31'), '2027-08-31', 500, 7_200],
  ['a flat let for long', FLAT, until('2033-08-31'), null, null, null],
  ['a flat whose term is over: the rent goes on', FLAT, until('2025-08-31'), null, null, null],
  ['a flat that is free', { ...FLAT, vermietet: false }, until('2027-08-31'), null, null, null],
  ['what an operator runs', run(FLAT), until('2027-08-31'), '2027-08-31', 500, null],
  ['whose operator is insolvent', run(FLAT), INSOLVENT, '2026-11-22', 500, null],
  ['a flat of which nothing is said', FLAT, [], null, null, null],
] as const)('%s', (_name, offer, remarks, end, lost, follows) => {
  const ending = endingRentOf(offer, remarks, MARKET, TODAY)
  const next = ending?.follows ? inEuro(ending.follows.mid.amount) : null
  expect([ending?.end ?? null, ending && inEuro(ending.lost), next]).toEqual([end, lost, follows])
})

const BLOCK = offerWith({ objektart: 'Mehrfamilienhaus', wohnflaeche: 200, kaltmieteMonat: 1_200, vermietet: true })
const flats = (...ends: (string | null)[]): Offer => {
  const parts = ends.map((end, at) => {
    const leaseEnd = end === null ? {} : { leaseEnd: { by: 'notice', until: calendarDate(end), evidence: said({}).evidence } } // prettier-ignore
    return { name: `WE ${at + 1}`, kind: 'wohnung', areaM2: 50, rentMonthEuro: 300, let: true, ...leaseEnd }
  })
  return { ...BLOCK, deal: { ...run(BLOCK).deal, overlays: [], parts } as unknown as Deal }
}
const OF_BLOCK = marketRentYear(homeOf(BLOCK, TODAY), { low: 9, mid: 10, high: 11, source: 'Markt' })

test.each<[what: string, offer: Offer, end: string | null, lost: number | null, relets: number | null]>([
  ['one of four is under notice', flats('2027-01-31', null, null, null), '2027-01-31', 300, 6_000],
  ['two are, the first day counts', flats('2027-06-30', '2027-03-31', null, null), '2027-03-31', 600, 12_000],
  ['none is', flats(null, null, null, null), null, null, null],
  ['the day is far', flats('2029-01-31', null, null, null), null, null, null],
  ['the day is past', flats('2026-01-31', null, null, null), null, null, null],
])('of a house of flats: %s', (_what, offer, end, lost, relets) => {
  const ending = endingRentOf(offer, [], OF_BLOCK, TODAY)
  expect([ending?.end ?? null, ending && inEuro(ending.lost), ending?.relets ? inEuro(ending.relets.amount) : null]).toEqual([end, lost, relets]) // prettier-ignore
  expect(ending?.follows ?? null).toBeNull()
})
