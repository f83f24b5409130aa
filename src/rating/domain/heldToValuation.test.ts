import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heldToValuation } from './heldToValuation.ts'

const day = calendarDate('2026-11-22')
const amounts = { ceiling: euro(400_000), prudent: euro(360_000), best: euro(450_000) }
const WORTH: Worth = {
  ...amounts,
  limitedBy: 'schaetzung',
  steps: NO_STEPS,
  afterWorks: null,
  untouched: null,
  unnamed: null,
  open: [],
}
const valued = (own: Partial<StatedValuation>): StatedValuation => {
  const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
  return { by: 'gutachter', low: 348_000, high: 348_000, year: 2025, isLending: false, evidence, ...own }
}

test('what an expert found not long ago is the limit where it is less than ours', () => {
  const held = heldToValuation(WORTH, [valued({})], day)
  expect(held).toMatchObject({ ceiling: euro(348_000), prudent: euro(348_000), limitedBy: 'gutachten' })
})

test.each<[string, Partial<StatedValuation>]>([
  ['what a bank lends on is less by its nature', { by: 'bank', isLending: true }],
  ['an undated word of a bank may be of another market', { by: 'bank', year: null }],
  ['a value without its year may be of another market', { year: null }],
  ['an old one is of another market', { year: 2021 }],
  ['a higher one proves no more than we found', { low: 480_000, high: 480_000 }],
])('%s: our limit stays', (_, own) => {
  expect(heldToValuation(WORTH, [valued(own)], day)).toBe(WORTH)
})

test.each(['bank', 'makler'] as const)(
  'what a %s told the seller draws the limit half way, by no more than a fifth',
  by => {
    // √(400,000 × 348,000), rounded down to the thousand.
    expect(heldToValuation(WORTH, [valued({ by })], day)).toMatchObject({
      ceiling: euro(373_000),
      limitedBy: 'bewertung',
    })
    const low = heldToValuation(WORTH, [valued({ by, low: 100_000, high: 100_000 })], day)
    expect(low?.ceiling).toEqual(euro(320_000))
  },
)

test('an expert goes before bank and broker, also where he finds more than they do', () => {
  const held = heldToValuation(WORTH, [valued({ by: 'bank', low: 200_000, high: 200_000 }), valued({})], day)
  expect(held).toMatchObject({ ceiling: euro(348_000), limitedBy: 'gutachten' })
})
