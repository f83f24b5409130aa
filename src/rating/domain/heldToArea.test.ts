import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heldToArea } from './heldToArea.ts'
import { ALIKE_HERE, AROUND, type LocalPrice, NEXT_DOOR } from './localPrices.ts'

const WORTH: Worth = {
  ceiling: euro(489_000),
  limitedBy: 'schaetzung',
  steps: NO_STEPS,
  afterWorks: null,
  untouched: null,
  unnamed: null,
  prudent: euro(489_000),
  best: euro(489_000),
  open: [],
}
const APPRAISAL = { estimate: { low: euro(353_000), mid: euro(445_000), high: euro(537_000) } } as Pick<Appraisal, 'estimate'> // prettier-ignore
const around = (mean: number, low = mean - 1, high = mean + 1): LocalPrice[] => [
  { name: AROUND, low: euro(mean), high: euro(mean), independent: true, span: { low: euro(low), high: euro(high) } },
]

test.each([
  // √(489,000 × 585,000), rounded down to the thousand.
  ['above', around(585_000, 469_000, 728_000), 534_000, 489_000],
  ['below', around(380_000, 330_000, 420_000), 431_000, 431_000],
  // No more than a fifth either way, however far off.
  ['absurdly dear', around(2_000_000), 586_000, 489_000],
  ['absurdly cheap', around(90_000), 391_000, 391_000],
] as const)('prices around that lie %s our middle draw the limit half way', (_, prices, ceiling, prudent) => {
  const held = heldToArea(WORTH, APPRAISAL, prices)
  expect(held).toMatchObject({ ceiling: euro(ceiling), prudent: euro(prudent), limitedBy: 'umgebung' })
})

test('whose span holds our middle, or where works or rent set the limit, they change nothing', () => {
  expect(heldToArea(WORTH, APPRAISAL, around(585_000, 400_000, 728_000))).toBe(WORTH)
  const poor: Worth = { ...WORTH, limitedBy: 'arbeiten' }
  expect(heldToArea(poor, APPRAISAL, around(585_000))).toBe(poor)
  expect(heldToArea(null, APPRAISAL, around(585_000))).toBeNull()
})

test('a cheap sale next door goes before the mean of the place, one that is near our middle changes nothing', () => {
  const sold = (price: number): LocalPrice => ({ name: NEXT_DOOR, low: euro(price), high: euro(price), independent: false }) // prettier-ignore
  // √(489,000 × 318,000), rounded down to the thousand.
  const held = heldToArea(WORTH, APPRAISAL, [...around(585_000), sold(318_000)])
  expect(held).toMatchObject({ ceiling: euro(394_000), limitedBy: 'nebenan' })
  expect(held?.steps.further.at(-1)?.label).toContain('nebenan')
  expect(heldToArea(WORTH, APPRAISAL, [sold(420_000)])).toBe(WORTH)
  // A tenth below our middle is no other level; more draws the limit, also one that works set, and lifts none.
  expect(heldToArea(WORTH, APPRAISAL, [sold(395_000)])).toMatchObject({ ceiling: euro(439_000), limitedBy: 'nebenan' })
  const poor: Worth = { ...WORTH, limitedBy: 'arbeiten' }
  expect(heldToArea(poor, APPRAISAL, [sold(318_000)])).toMatchObject({ limitedBy: 'nebenan' })
  const low: Worth = { ...WORTH, ceiling: euro(300_000) }
  expect(heldToArea(low, APPRAISAL, [sold(318_000)])).toBe(low)
})

test('what the seller says that alike homes cost lowers the limit, and lifts none', () => {
  const told = (price: number): LocalPrice => ({ name: ALIKE_HERE, low: euro(price), high: euro(price), independent: false }) // prettier-ignore
  // √(489,000 × 360,000), rounded down to the thousand.
  expect(heldToArea(WORTH, APPRAISAL, [told(360_000)])).toMatchObject({ ceiling: euro(419_000), limitedBy: 'umgebung' })
  expect(heldToArea(WORTH, APPRAISAL, [told(430_000)])).toBe(WORTH)
  expect(heldToArea(WORTH, APPRAISAL, [told(700_000)])).toBe(WORTH)
  const low: Worth = { ...WORTH, ceiling: euro(300_000) }
  expect(heldToArea(low, APPRAISAL, [told(360_000)])).toBe(low)
})
