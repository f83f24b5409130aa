import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import type { EndingLease } from './endingLease.ts'
import { relettingOf } from './relettingOf.ts'

const TODAY = calendarDate('2026-11-27')
const SURGERY = {
  ...offerWith({ objektart: 'Gewerbe', kaltmieteMonat: 1_558, nutzflaeche: 164 }),
  deal: { type: { value: 'gewerbe' }, parts: [] } as unknown as Deal,
}
const LEASE: EndingLease = {
  ...{ end: calendarDate('2027-06-30'), byOperator: false, byNotice: false, isLapsed: true, hasOption: false },
  ...{ ownsFitOut: false, area: null, rent: null },
}
const evidence = { page: 1, quote: '', box: [0, 0, 1, 1] as const }
const house = (until: string): Offer => {
  const flat = { kind: 'wohnung', areaM2: 60, rentMonthEuro: 300, let: true }
  const leaving = { ...flat, name: 'WE 3', leaseEnd: { by: 'notice', until: calendarDate(until), evidence } }
  return { ...SURGERY, deal: { type: { value: 'mehrfamilienhaus' }, parts: [{ ...flat, name: 'WE 1' }, leaving] } as unknown as Deal } // prettier-ignore
}

test.each<[what: string, offer: Offer, lease: EndingLease | null, off: number[]]>([
  // 12 × 1,558 € + 164 m² × 100 €
  ['a surgery whose lease ends in seven months', SURGERY, LEASE, [35_096]],
  ['whose tenant takes his walls with him', SURGERY, { ...LEASE, ownsFitOut: true }, [51_496]],
  ['who may still go on', SURGERY, { ...LEASE, isLapsed: false, hasOption: true }, []],
  ['in two years', SURGERY, { ...LEASE, end: calendarDate('2028-06-30') }, []],
  ['a hall', { ...SURGERY, deal: { ...SURGERY.deal, incomeUse: 'industrie' } }, LEASE, [22_796]],
  ['what is handed over free', { ...SURGERY, texts: { ...SURGERY.texts, bezugsfreiAb: '01.07.2027' } }, LEASE, []],
  ['an operator', SURGERY, { ...LEASE, byOperator: true }, []],
  ['a shop of a house', house('2029-01-31'), { ...LEASE, area: 118, rent: { lost: euro(1_150), whole: euro(3_130) } }, [25_600]], // prettier-ignore
  // 6 × 300 € + 60 m² × 150 €
  ['a flat under notice', house('2027-01-31'), null, [10_800]],
  ['a flat whose day is far', house('2029-01-31'), null, []],
  ['nobody leaves', SURGERY, null, []],
])('%s', (_what, offer, lease, off) => {
  expect(relettingOf(offer, lease, TODAY).map(({ amount }) => inEuro(amount))).toEqual(off)
})
