import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { contradicting, localPricesOf, prudentBeside, widenedBy } from './localPrices.ts'

const day = calendarDate('2026-11-26')
const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
const OFFER = { kind: 'Haus', deal: null, conditions: [], neubau: false, numbers: { wohnflaeche: 100, grundstuecksflaeche: 400, verkehrswert: null } } as unknown as Offer // prettier-ignore
const estimate = {
  low: euro(160_000),
  mid: euro(200_000),
  high: euro(240_000),
  halfWidth: 0.2,
  share: 0.65,
  meaning: '',
}
const APPRAISAL = { estimate } as unknown as Appraisal
const VALUED: StatedValuation = { by: 'gutachter', low: 300_000, high: 300_000, year: 2025, isLending: false, evidence }
const SOLD: Comparison = {
  low: 1300,
  high: 1400,
  per: 'm²',
  isSameHouse: false,
  isNextDoor: false,
  isTwin: false,
  isAlike: false,
  ownGround: false,
  year: null,
  evidence,
}
const prices = (sums: Partial<typeof NO_SUMS>, offer = OFFER) => localPricesOf(offer, { ...NO_SUMS, ...sums }, day)

test('a fresh expert’s value far above widens the range up to it, an old one, a bank’s and a near one do not', () => {
  expect(widenedBy(APPRAISAL, prices({ valuations: [VALUED] }), null).estimate).toMatchObject({ low: euro(160_000), mid: euro(200_000), high: euro(300_000), halfWidth: 0.35 }) // prettier-ignore
  for (const other of [
    { year: 2019 },
    { year: null },
    { by: 'bank' as const },
    { isLending: true },
    { low: 245_000, high: 245_000 },
  ])
    expect(widenedBy(APPRAISAL, prices({ valuations: [{ ...VALUED, ...other }] }), null)).toBe(APPRAISAL)
})

test('a sale far below widens it down and makes green careful; a dear one that the seller names lifts nothing', () => {
  const cheap = prices({ comparisons: [SOLD] })
  expect(cheap).toMatchObject([{ low: euro(130_000), high: euro(140_000), independent: false }])
  expect(widenedBy(APPRAISAL, cheap, null).estimate).toMatchObject({ low: euro(130_000), high: euro(240_000) })
  const worth = { prudent: euro(180_000) } as Worth
  expect(prudentBeside(worth, APPRAISAL, cheap)?.prudent).toEqual(euro(140_000))
  const dear = prices({ comparisons: [{ ...SOLD, low: 3000, high: 3200 }] })
  expect(contradicting(APPRAISAL, dear)).toEqual([])
  expect(prudentBeside(worth, APPRAISAL, dear)).toBe(worth)
})

test('of another house without a size nobody knows what it says of this one; nor of homes with other terms', () => {
  const other = { ...SOLD, low: 120_000, high: 120_000, per: 'object' as const }
  expect(prices({ comparisons: [other] })).toEqual([])
  expect(prices({ comparisons: [{ ...other, isSameHouse: true }] })).toHaveLength(1)
  const erbbau = { ...OFFER, deal: { overlays: ['erbbau'] } } as unknown as Offer
  expect(prices({ comparisons: [SOLD], valuations: [VALUED] }, erbbau)).toEqual([])
})

test.each([
  [2025, 1],
  [null, 1],
  [2019, 0],
])('a sale next door of %s counts: %i', (year, count) => {
  const next = { ...SOLD, low: 120_000, high: 120_000, per: 'object' as const, isNextDoor: true, year }
  const found = prices({ comparisons: [next] })
  expect(found).toHaveLength(count)
  expect(contradicting(APPRAISAL, found)).toHaveLength(count)
  // What the seller tells of a dear one lifts nothing.
  expect(contradicting(APPRAISAL, prices({ comparisons: [{ ...next, low: 300_000, high: 300_000 }] }))).toEqual([])
})

test('the range begins no lower than the land, and ends where the court’s value lies', () => {
  const court = { ...OFFER, numbers: { ...OFFER.numbers, verkehrswert: 320_000 } } as Offer
  expect(widenedBy(APPRAISAL, prices({}, court), euro(170_000)).estimate).toMatchObject({ low: euro(170_000), high: euro(320_000) }) // prettier-ignore
  expect(widenedBy(APPRAISAL, [], euro(150_000))).toBe(APPRAISAL)
})

const SOLD_NOW = { ...OFFER, deal: { type: { value: 'bestand' }, overlays: [] } } as unknown as Offer
const AROUND_HERE = { mean: 3_000, span: { low: 2_400, high: 3_800 }, kind: 'Haus' as const, bySeller: false, evidence }

test('what a portal prints of the place is a witness, less the six percent that asks lie above the notary', () => {
  // 3,000 × 0.94 × 100 m²; the printed span begins at 226,000 €, above our middle.
  const around = prices({ area: AROUND_HERE }, SOLD_NOW)
  expect(around).toMatchObject([{ low: euro(282_000), high: euro(282_000), span: { low: euro(226_000) } }])
  expect(widenedBy(APPRAISAL, around, null).estimate).toMatchObject({ low: euro(160_000), high: euro(282_000) })
  const inside = prices({ area: { ...AROUND_HERE, span: { low: 2_000, high: 3_800 } } }, SOLD_NOW)
  expect(contradicting(APPRAISAL, inside)).toEqual([])
  // Without a span only what is a quarter off contradicts.
  expect(contradicting(APPRAISAL, prices({ area: { ...AROUND_HERE, span: null } }, SOLD_NOW))).toHaveLength(1)
  expect(contradicting(APPRAISAL, prices({ area: { ...AROUND_HERE, mean: 2_500, span: null } }, SOLD_NOW))).toEqual([])
})

test.each<[string, object]>([
  ['another kind', { kind: 'Wohnung' }],
  ['a new home', { neubau: true }],
  ['a home in need of works', { conditions: ['sanierungsbeduerftig'] }],
  ['a house of flats', { deal: { type: { value: 'mehrfamilienhaus' }, overlays: [] } }],
])('of %s it says nothing', (_, other) => {
  expect(prices({ area: AROUND_HERE }, { ...SOLD_NOW, ...other })).toEqual([])
})

test('on the land of another a sale next door with its own land counts at what our estimate takes the Erbbaurecht for', () => {
  const offer = { ...OFFER, deal: { overlays: ['erbbau'] } } as unknown as Offer
  const adjustments = [{ id: 'erbbaurecht', label: '', factor: 0.67, source: '' }]
  const own = { level: { adjustments } } as unknown as Appraisal
  const sold = { ...SOLD, low: 289_000, high: 289_000, per: 'object' as const, isNextDoor: true, ownGround: true }
  const of = (one: Comparison, appraisal: Appraisal | null) => localPricesOf(offer, { ...NO_SUMS, comparisons: [one] }, day, appraisal) // prettier-ignore
  expect(of(sold, own)).toMatchObject([{ high: euro(194_000), independent: false }])
  expect(of({ ...sold, ownGround: false }, own)).toEqual([])
  expect(of({ ...sold, year: 2019 }, own)).toEqual([])
  expect(of(sold, null)).toEqual([])
})
