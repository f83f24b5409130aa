import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
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
const NO_ESTIMATE = { estimate: null }
const valued = (own: Partial<StatedValuation>): StatedValuation => {
  const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
  return { by: 'gutachter', low: 348_000, high: 348_000, year: 2025, isLending: false, evidence, ...own }
}

test('what an expert found not long ago is the limit where it is less than ours', () => {
  const held = heldToValuation(WORTH, [valued({})], day, NO_ESTIMATE)
  expect(held).toMatchObject({ ceiling: euro(348_000), prudent: euro(348_000), limitedBy: 'gutachten' })
})

test.each<[string, Partial<StatedValuation>]>([
  ['what a bank lends on is less by its nature', { by: 'bank', isLending: true }],
  ['an undated word of a bank may be of another market', { by: 'bank', year: null }],
  ['a value without its year may be of another market', { year: null }],
  ['an old one is of another market', { year: 2021 }],
  ['a higher one proves no more than we found', { low: 480_000, high: 480_000 }],
])('%s: our limit stays', (_, own) => {
  expect(heldToValuation(WORTH, [valued(own)], day, NO_ESTIMATE)).toBe(WORTH)
})

test.each(['bank', 'makler'] as const)(
  'what a %s told the seller draws the limit half way, by no more than a fifth',
  by => {
    // √(400,000 × 348,000), rounded down to the thousand.
    expect(heldToValuation(WORTH, [valued({ by })], day, NO_ESTIMATE)).toMatchObject({
      ceiling: euro(373_000),
      limitedBy: 'bewertung',
    })
    const low = heldToValuation(WORTH, [valued({ by, low: 100_000, high: 100_000 })], day, NO_ESTIMATE)
    expect(low?.ceiling).toEqual(euro(320_000))
  },
)

test('an expert goes before bank and broker, also where he finds more than they do', () => {
  const held = heldToValuation(
    WORTH,
    [valued({ by: 'bank', low: 200_000, high: 200_000 }), valued({})],
    day,
    NO_ESTIMATE,
  )
  expect(held).toMatchObject({ ceiling: euro(348_000), limitedBy: 'gutachten' })
})

test('above the upper end of what a bank told the seller nobody should pay, within a fifth', () => {
  const top = (own: Partial<StatedValuation>) => heldToValuation(WORTH, [valued({ by: 'bank', ...own })], day, NO_ESTIMATE)
  expect(top({ low: 340_000, high: 360_000 })).toMatchObject({ ceiling: euro(360_000), limitedBy: 'obergrenze' })
  expect(top({ low: 150_000, high: 195_000 })).toMatchObject({ ceiling: euro(320_000), limitedBy: 'obergrenze' })
  expect(top({ low: 400_000, high: 430_000 })).toBe(WORTH)
}) // prettier-ignore

describe('a valuation that finds what we estimate', () => {
  const LOW: Worth = {
    ...WORTH,
    ceiling: euro(300_000),
    limitedBy: 'arbeiten',
    open: [{ id: 'zustand', label: 'Zustand nicht bekannt', change: euro(40_000) }],
  }
  const estimate = { mid: euro(360_000) } as unknown as PriceEstimate
  const held = (own: Partial<StatedValuation>) => heldToValuation(LOW, [valued(own)], day, { estimate })

  test.each(['bank', 'gutachter'] as const)('by a %s keeps the limit near it, and the condition is seen', by => {
    // √(300,000 × 348,000), rounded down to the thousand.
    expect(held({ by, low: 348_000, high: 380_000 })).toMatchObject({ ceiling: euro(323_000), limitedBy: 'bestaetigt', open: [] }) // prettier-ignore
  })

  test.each<[string, Partial<StatedValuation>]>([
    ['a broker wants the order', { by: 'makler', low: 348_000, high: 380_000 }],
    ['a far higher one does not agree', { by: 'bank', low: 420_000, high: 460_000 }],
    ['an old one is of another market', { by: 'bank', low: 348_000, high: 380_000, year: 2021 }],
  ])('%s: nothing is seen', (_, own) => {
    expect(held(own)).toBe(LOW)
  })
})
