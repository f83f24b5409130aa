import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import { statedTermsOf } from './statedTerms.ts'
import { extraParts, isRepair, nameOfWork, pricedTrades, workRanges } from './statedWorks.ts'

const day = calendarDate('2026-11-27')
const cost = (low: number, high: number, more: Partial<StatedCost> = {}): StatedCost => {
  const evidence = { page: 1, quote: '', box: [0, 0, 1, 1] } as const
  return { subject: 'dach', low, high, isNet: false, needed: true, inFlat: true, bySeller: false, evidence, ...more }
}

test.each<[what: string, cost: StatedCost, ends: number[], formula: RegExp]>([
  ['one figure', cost(9_400, 9_400), [9_400, 9_400, 9_400], /^9\.400\s€$/u],
  ['two figures', cost(280_000, 340_000), [280_000, 310_000, 340_000], /^Mitte von 280\.000\s€ und 340\.000\s€$/u],
  [
    'two figures without VAT',
    cost(10_000, 20_000, { isNet: true }),
    [11_900, 17_850, 23_800],
    /^Mitte .* 19.% Umsatz/u,
  ],
])(
  'of works that the exposé prices the middle is reckoned with, between their ends: %s',
  (_what, one, ends, formula) => {
    const { works = [] } = statedTermsOf([], null, day, { ...NO_SUMS, costs: [one] })
    const [range] = workRanges(works, day)
    expect([range?.low, range?.mid, range?.high].map(part => (part?.amount.cents ?? 0) / 100)).toEqual(ends)
    expect(range?.mid.formula).toMatch(formula)
  },
)

test('a damage and an unfinished flat are repairs, a new roof is none', () => {
  const { works = [] } = statedTermsOf([], null, day, {
    ...NO_SUMS,
    costs: [cost(1_000, 1_000), cost(2_000, 2_000, { subject: 'feuchte' }), cost(3_000, 3_000, { subject: 'ausbau' })],
  })
  expect(works.map(isRepair)).toEqual([false, true, true])
})

test('the road of a plot is paid by its m²', () => {
  const [part] = extraParts([], 42, 936)
  expect(part?.amount).toEqual(euro(39_312))
  expect(part?.formula).toMatch(/^42\s€\/m² × 936\sm²$/u)
  expect(extraParts([], undefined, 936)).toEqual([])
  expect(extraParts([], 42)).toEqual([])
})

test('one sum for two trades prices both, and that for a flat of a house none of the house', () => {
  const works = (more: Partial<StatedCost>) =>
    statedTermsOf([], null, day, { ...NO_SUMS, costs: [cost(24_000, 24_000, { subject: 'bad', covers: ['bad', 'leitungen'], ...more })] }).works ?? [] // prettier-ignore
  expect(pricedTrades(works({}))).toEqual(expect.arrayContaining(['bad', 'leitungen']))
  expect(pricedTrades(works({ flat: 'WE 2' }))).toEqual(['bad'])
  expect(works({}).map(nameOfWork)).toEqual(['Bad und Leitungen'])
  expect(works({ subject: 'ganzes' }).map(nameOfWork)).toEqual(['Sanierung'])
})
