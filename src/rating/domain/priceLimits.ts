import { type Money, smallerOf } from '#kernel/money.ts'
import type { PriceContext } from '#questions/domain/computed/price.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { fairUpTo, reachableFrom } from './priceBounds.ts'
import { mostAtBest } from './topOfRange.ts'
import type { LightLimits, OfferVerdict } from './verdict.ts'

/**
 * The one limit that every page names: the verdict's where it is less than is asked, else what is right at most.
 * @param asked null: not told
 */
export function toldLimit({ limit }: Pick<OfferVerdict, 'limit'>, ceiling: Money, asked: Money | null): Money {
  return limit && limit.cents < (asked ?? ceiling).cents ? smallerOf(limit, ceiling) : ceiling
}

/** What the questions on the price are judged by, with the limit that is told: from none of them is more in reach than from the upper end of our own range. */
export function priceLimits(worth: Worth, { yellow }: LightLimits, right: Money): NonNullable<PriceContext['limits']> {
  return {
    right,
    fair: fairUpTo(worth.ceiling),
    reachable: yellow ? smallerOf(yellow, reachableFrom(mostAtBest(worth))) : worth.ceiling,
    ...(worth.top && { top: worth.top }),
    isNamed: worth.unnamed === null,
  }
}
