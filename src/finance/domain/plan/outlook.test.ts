import { expect, test } from 'vitest'
import { euro, ZERO } from '#kernel/money.ts'
import { type Part, totalOf } from '../part.ts'
import { exactly } from '../range.ts'
import { rentOrBuy } from './outlook.ts'

const partOf = (label: string, amount: number): Part => ({ label, amount: euro(amount), formula: '', source: 'Test', basis: 'assumption' }) // prettier-ignore

/** What costs less in a year: bought for so much that is gone, or rented for so much. */
function cheaper(buying: number, renting: number) {
  const rate = partOf('Rate', 0)
  const financing = { plan: [], loan: { principal: ZERO }, monthlyRate: rate, yearsFixed: 1, grundschuld: totalOf('Grundschuld', []) }
  const living = { rent: exactly(partOf('Kaltmiete', renting / 12)), burden: exactly(totalOf('Last', [rate])) }
  return rentOrBuy(exactly(totalOf('Kauf', [partOf('Kauf', buying)])), financing as never, living as never, [], ZERO)?.cheaper
} // prettier-ignore

test.each([
  [91_744, 94_080, 'gleich'],
  [164_900, 167_926, 'gleich'],
  [107_000, 120_000, 'kaufen'],
  [109_000, 120_000, 'gleich'],
  [120_000, 109_000, 'gleich'],
  [120_000, 107_000, 'mieten'],
  [50_000, 100_000, 'kaufen'],
] as const)('buying for %i against renting for %i: %s', (buying, renting, expected) => {
  expect(cheaper(buying, renting)).toBe(expected)
})
