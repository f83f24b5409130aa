import { smallerOf } from '#kernel/money.ts'
import type { PriceContext } from '#questions/domain/computed/price.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { fairUpTo, reachableFrom } from './priceBounds.ts'
import { mostAtBest } from './topOfRange.ts'
import type { LightLimits } from './verdict.ts'

/** What the questions on the price are judged by: from none of them is more in reach than from the upper end of our own range. */
export function priceLimits(worth: Worth, { yellow }: LightLimits): NonNullable<PriceContext['limits']> {
  return {
    right: worth.ceiling,
    fair: fairUpTo(worth.ceiling),
    reachable: yellow ? smallerOf(yellow, reachableFrom(mostAtBest(worth))) : worth.ceiling,
    ...(worth.top && { top: worth.top }),
    isNamed: worth.unnamed === null,
  }
}
