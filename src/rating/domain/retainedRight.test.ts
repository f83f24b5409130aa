import { describe, expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import type { RetainedRight } from '#extraction/domain/deal/deal.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { lessRetained, lifeTold, retainedPoint, withRightReckoned, worthWithRetained } from './retainedRight.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { lifeFactor } from '#finance/domain/rightForLife.ts'
import type { RentLevel } from '#valuation/domain/rentLevel.ts'

const DAY = calendarDate('2026-11-28')
const RIGHT: RetainedRight = {
  ...{
    kind: 'niessbrauch',
    ages: [74, 71],
    untilLast: true,
    buyerPays: true,
    isHardToFinance: true,
    isFirstInRank: false,
  },
  ...{ value: 286_000, free: 735_000, monthly: 1325, evidence: [] },
}
const ESTIMATE = { low: euro(600_000), mid: euro(730_000), high: euro(860_000), halfWidth: 0.178, share: 0.68, meaning: 'x' } // prettier-ignore
const APPRAISAL = { estimate: ESTIMATE, renovated: null, ceiling: null, openEnds: null } as Appraisal

function worth(ceiling: number): Worth {
  const money = euro(ceiling)
  return {
    ceiling: money,
    limitedBy: 'schaetzung',
    steps: NO_STEPS,
    afterWorks: null,
    untouched: null,
    unnamed: null,
    prudent: money,
    best: money,
    open: [],
  }
}

test('the estimate is of the home with the right on it, so that the price is compared with its like', () => {
  const { estimate } = lessRetained(APPRAISAL, RIGHT)
  expect([estimate?.low, estimate?.mid, estimate?.high].map(one => one && inEuro(one))).toEqual([
    314_000, 444_000, 574_000,
  ])
  expect(estimate?.halfWidth).toBeGreaterThan(ESTIMATE.halfWidth)
  expect(lessRetained(APPRAISAL, { ...RIGHT, value: null })).toBe(APPRAISAL)
  expect(lessRetained(APPRAISAL, undefined)).toBe(APPRAISAL)
})

test("the limit is never above what the exposé's own expert leaves, less a tenth for who must wait", () => {
  const held = worthWithRetained(worth(487_000), RIGHT)
  expect(held && inEuro(held.ceiling)).toBe(404_000)
  expect(held?.limitedBy).toBe('gutachten')
  const own = worthWithRetained(worth(400_000), { ...RIGHT, free: null })
  expect(own && inEuro(own.ceiling)).toBe(360_000)
  expect(own?.limitedBy).toBe('schaetzung')
  expect(worthWithRetained(worth(400_000), { ...RIGHT, value: null })?.ceiling).toEqual(euro(400_000))
})

test('ages, works, banks and the tax are told', () => {
  const { sentence } = retainedPoint(RIGHT)
  for (const words of [
    '74 und 71 Jahre alt',
    'bis zum Tod des Längerlebenden',
    'zahlen in dieser Zeit Sie',
    'Viele Banken',
    '286.000',
  ])
    expect(sentence).toContain(words)
  expect(retainedPoint({ ...RIGHT, free: 735_000 }).sentence).toContain(
    'Ohne das Recht ist es laut Exposé 735.000\u00a0€ wert.',
  )
  expect(retainedPoint({ ...RIGHT, free: null }).sentence).not.toContain('Ohne das Recht')
  const long = retainedPoint({ ...RIGHT, staysWhenLeft: true, worksWithin: 3, assumedYears: 11 }).sentence
  for (const words of ['mit dem Auszug nicht', 'binnen 3 Monaten', 'rechnet mit 11 Jahren']) {
    expect(long).toContain(words)
    expect(sentence).not.toContain(words)
  }
  expect(retainedPoint({ ...RIGHT, value: null }).sentence).toContain('den wir im Exposé nicht gefunden haben')
})

test('how many rents a right is worth is told by the age of its holders', () => {
  const day = calendarDate('2026-11-28')
  expect(lifeTold({ ages: [75] }, day).replace(/\u00a0/gu, ' ')).toBe(' Bei 75 Jahren sind das statistisch bis zu 13 Jahre und rund 9,4 Jahresmieten dessen, was es umfasst (§ 14 BewG).') // prettier-ignore
  expect(lifeTold({ ages: [] }, day)).toBe('')
  expect(lifeTold(undefined, day)).toBe('')
})

describe('a right whose value nobody tells is reckoned by age and rent', () => {
  const rent = { rent: { low: 8, mid: 10, high: 12 } } as RentLevel
  const offerWith = (right: Partial<RetainedRight>) =>
    ({
      deal: { retained: { ...RIGHT, ages: [76], value: null, free: null, monthly: null, ...right } },
      numbers: { wohnflaeche: 120 },
    }) as unknown as Offer
  const valueOf = (right: Partial<RetainedRight>, level: RentLevel | null = rent) =>
    withRightReckoned(offerWith(right), level, DAY).deal?.retained?.value

  test('120 m² at 10 € for as long as a woman of 76 lives on average', () => {
    const life = lifeFactor([{ age: 76, sex: 'frau' }], DAY)
    expect(valueOf({})).toBe(Math.round((1200 * 12 * (life?.factor ?? 0)) / 1000) * 1000)
    expect(withRightReckoned(offerWith({}), rent, DAY).deal?.retained?.isReckoned).toBe(true)
  })

  test.each<[string, Partial<RetainedRight>, RentLevel | null]>([
    ['whose age nobody tells', { ages: [] }, rent],
    ['of some rooms', { rooms: 'im Erdgeschoss' }, rent],
    ['where no rent is known', {}, null],
    ['that would be more than the whole', { free: 100_000 }, rent],
  ])('not one %s', (_, right, level) => {
    expect(valueOf(right, level)).toBeNull()
  })

  test('what is told stays, and so does the month that is told', () => {
    expect(valueOf({ value: 90_000 })).toBe(90_000)
    expect(valueOf({ monthly: 500 }, null)).toBeGreaterThan(30_000)
  })

  test('before the bank nobody lends', () => {
    expect(retainedPoint({ ...RIGHT, isFirstInRank: true }).sentence).toContain('vor Ihrer Bank')
  })

  test('it is said whose sum it is', () => {
    expect(retainedPoint({ ...RIGHT, isReckoned: true }).sentence).toContain('unsere Rechnung')
    expect(retainedPoint(RIGHT).sentence).not.toContain('unsere Rechnung')
  })
})
