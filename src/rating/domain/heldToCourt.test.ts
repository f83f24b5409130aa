import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { NO_FIGURES } from '#extraction/domain/statements/expertFigures.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import { limitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth, WorthGrounds } from '#valuation/domain/worth.ts'
import { heldToCourt, withWorksOfExpert } from './heldToCourt.ts'

const WORTH: Worth = {
  ceiling: euro(58_000),
  limitedBy: 'arbeiten',
  steps: NO_STEPS,
  afterWorks: null,
  untouched: null,
  unnamed: null,
  prudent: euro(50_000),
  best: euro(60_000),
  open: [],
}
const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
const LAND = { ...NO_FIGURES, land: { value: 62_000, evidence } }

test('an expert who was inside and finds far more: the middle of both is the limit', () => {
  const held = heldToCourt(WORTH, euro(148_000), NO_FIGURES, true)
  expect(held).toMatchObject({ ceiling: euro(92_000), limitedBy: 'gericht', prudent: euro(50_000), best: euro(92_000) })
  // Who was outside has not, and a quarter is no contradiction.
  expect(heldToCourt(WORTH, euro(148_000), NO_FIGURES, false)).toEqual(WORTH)
  expect(heldToCourt(WORTH, euro(72_000), NO_FIGURES, true)).toEqual(WORTH)
  expect(heldToCourt(WORTH, null, LAND, true)).toBe(WORTH)
})

test('nothing is worth less than its land by the same expert', () => {
  expect(heldToCourt(WORTH, euro(70_000), LAND, false)).toMatchObject({ ceiling: euro(62_000), limitedBy: 'boden' })
  expect(heldToCourt({ ...WORTH, ceiling: euro(80_000) }, euro(90_000), LAND, false)?.ceiling).toEqual(euro(80_000))
})

test('works that he priced from inside go before ours', () => {
  const grounds = { works: [limitStep('Bad', '', euro(57_200))], worksAtWorst: euro(60_000) } as unknown as WorthGrounds
  const figures = { ...NO_FIGURES, works: { value: 24_000, evidence } }
  expect(withWorksOfExpert(grounds, figures, true)).toMatchObject({
    works: [{ amount: euro(24_000) }],
    worksAtWorst: euro(24_000),
  })
  expect(withWorksOfExpert(grounds, figures, false)).toBe(grounds)
  expect(withWorksOfExpert(grounds, NO_FIGURES, true)).toBe(grounds)
})
