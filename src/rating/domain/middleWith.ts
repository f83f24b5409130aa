import { euro, inEuro, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { roundedDown } from '#valuation/domain/worth.ts'

/** Percent by which what others name may move our limit at most: they know the place, and little of the home. */
export const MOST = 20

/** Two witnesses of whom neither is proven: half way between both, within bounds. */
export function middleWith(own: Money, other: Money): Money {
  const middle = euro(Math.sqrt(inEuro(own) * inEuro(other)))
  const least = times(own, percent(100 - MOST))
  return roundedDown(smallerOf(largerOf(middle, least), times(own, percent(100 + MOST))))
}
