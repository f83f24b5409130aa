import { beforeAll, expect, test } from 'vitest'
import { calendarDate } from '../../src/kernel/calendarDate.ts'
import { extract } from '../../src/extraction/domain/extract.ts'
import { LYING } from './lyingModels.ts'
import { broughtBack, randomQuotes, wrongOf } from './measure.ts'
import { ratingsMoved } from './ratings.ts'
import { type ToldSample, toldSamples } from './told.ts'

// No real model is asked here. Models are made: truthful ones from what the samples state, lying ones by breaking what those say.
// A choice of the samples; `npm run accuracy:reader` measures all of them.

const DAY = calendarDate('2026-11-21')
const EVERY = 3
const TEN_MINUTES = 600_000
/** Of all samples of the choice together, each with some fifteen sentences. */
const MAX_WRONG_HINTS = 3
let samples: ToldSample[] = []

beforeAll(async () => {
  samples = await toldSamples(DAY, EVERY)
}, TEN_MINUTES)

test('there are samples to lie about', () => {
  expect(samples.length).toBeGreaterThan(15)
})

test.each(LYING)(
  'of a model that %s no wrong value is accepted, and no contradiction made up',
  (name, lie) => {
    const { accepted, hinted } = wrongOf(lie, samples, DAY)
    expect(accepted).toEqual([])
    // A sentence of the topic that says something else is a hint at most, and few of them are.
    expect(hinted.length).toBeLessThanOrEqual(name.includes('of the right topic') ? MAX_WRONG_HINTS : 0)
  },
  TEN_MINUTES,
)

test('a model that finds nothing leaves everything as it is', () => {
  for (const { pages, rules } of samples.slice(0, 5)) expect(extract(pages, DAY, {}, [])).toEqual(rules)
})

/** Of all three thirds together: which wordings share a third is an accident of their order. */
const MIN_BROUGHT_BACK = 0.85

test(
  'with every third wording unknown a truthful model brings values back for the buyer to confirm, and hardly a wrong one',
  () => {
    const { lost, right, wrong } = broughtBack(samples, DAY)
    expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(0.99)
    expect(right / lost).toBeGreaterThan(MIN_BROUGHT_BACK)
    // All wordings are known again.
    const [first] = samples
    expect(first && extract(first.pages, DAY)).toEqual(first?.rules)
  },
  TEN_MINUTES,
)

test(
  'what a model alone points at moves neither rating nor verdict nor a figure of the plan',
  () => {
    const { hints, moved } = ratingsMoved(samples.slice(0, 8), DAY)
    expect(hints).toBeGreaterThan(10)
    expect(moved).toBe(0)
  },
  TEN_MINUTES,
)

test(
  'of random words as quotes for random facts less than one in two hundred is a wrong value',
  () => {
    const { asked, wrong } = randomQuotes(samples, DAY)
    expect(asked).toBeGreaterThan(500)
    expect(wrong / asked).toBeLessThan(0.005)
  },
  TEN_MINUTES,
)
