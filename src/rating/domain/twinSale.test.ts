import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heldToTwin, pulledByTwin, twinSaleOf } from './twinSale.ts'

const day = calendarDate('2026-11-27')
const HOUSE = { deal: null } as Offer
const SOLD: Comparison = {
  ...{
    low: 216_000,
    high: 216_000,
    per: 'object',
    isSameHouse: false,
    isNextDoor: true,
    isTwin: true,
    isAlike: false,
    ownGround: false,
    year: 2025,
  },
  evidence: { page: 1, quote: 'Die andere Hälfte wurde 2025 für 216.000 € verkauft.', box: [0, 0, 1, 1] },
}

test.each<[string, readonly Partial<Comparison>[], number | null]>([
  ['the other half', [{}], 216_000],
  ['undated', [{ year: null }], 216_000],
  ['the lower of two', [{}, { high: 198_000 }], 198_000],
  ['years ago', [{ year: 2022 }], null],
  ['some house next door', [{ isTwin: false }], null],
  ['one that is called its like', [{ isTwin: false, isNextDoor: false, isAlike: true }], 216_000],
  ['by the square metre', [{ per: 'm²' }], null],
  ['one of the same house', [{ isTwin: false, isNextDoor: false, isSameHouse: true }], 216_000],
  ['one next door whose size is told, at the size of this one', [{ isTwin: false, atOurSize: 240_000 }], 240_000],
  ['that years ago', [{ isTwin: false, atOurSize: 240_000, year: 2022 }], null],
])('%s', (_name, given, sale) => {
  const comparisons = given.map(one => ({ ...SOLD, ...one }))
  expect(twinSaleOf(HOUSE, comparisons, day)).toEqual(sale === null ? null : euro(sale))
})

test('says nothing of a home on foreign ground', () => {
  expect(twinSaleOf({ deal: { overlays: ['erbbau'] } } as unknown as Offer, [SOLD], day)).toBeNull()
})

const APPRAISAL = {
  estimate: {
    low: euro(600_000),
    mid: euro(729_000),
    high: euro(858_000),
    halfWidth: 0.18,
    share: 0.65,
    meaning: 'So.',
  },
  renovated: null,
  ceiling: null,
  openEnds: { worst: euro(650_000), worstRenovated: euro(700_000), best: euro(800_000), bestRenovated: euro(800_000) },
} as unknown as Appraisal

test('the estimate moves two thirds of the way to a cheaper twin, and its range holds it', () => {
  // ∛(729,000 × 216,000²) = 324,000, and all the rest by the same share.
  const { estimate, openEnds } = pulledByTwin(APPRAISAL, euro(216_000))
  expect(estimate).toMatchObject({ low: euro(216_000), mid: euro(324_000) })
  expect(estimate?.meaning).toContain('216.000')
  expect(openEnds?.best).toEqual(euro(355_200))
  expect(pulledByTwin(APPRAISAL, euro(800_000))).toBe(APPRAISAL)
  expect(pulledByTwin(APPRAISAL, null)).toBe(APPRAISAL)
})

const WORTH: Worth = {
  ...{ ceiling: euro(290_000), limitedBy: 'schaetzung', steps: NO_STEPS, afterWorks: null, untouched: null },
  ...{ unnamed: null, prudent: euro(290_000), best: euro(300_000), open: [] },
}

test('nobody pays more than a tenth above the like home, less what is paid beside the price', () => {
  expect(heldToTwin(WORTH, euro(216_000), euro(0))).toMatchObject({ ceiling: euro(237_000), limitedBy: 'zwilling' })
  expect(heldToTwin(WORTH, euro(216_000), euro(12_000))).toMatchObject({
    ceiling: euro(225_000),
    prudent: euro(225_000),
  })
  expect(heldToTwin(WORTH, euro(280_000), euro(0))).toBe(WORTH)
})
