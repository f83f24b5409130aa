import type { Evidence } from '#kernel/evidence.ts'
import { type Money, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Part } from '#finance/domain/part.ts'
import { roundPrice } from './offerSteps.ts'
import { HOECHSTENS } from './verhandlung.ts'

/** Something off the asked price, on a quote or a rule. Below 0: it takes some of the reduction back. */
export interface Deduction extends Part {
  /** Empty: it hangs on the rule or table named as source. */
  readonly evidence: readonly Evidence[]
}

/** A price that no bid may lie above, by the exposé's own words. */
export interface BidBound {
  readonly reason: 'costs' | 'sales'
  readonly price: Money
  /** They come to asked price − price. */
  readonly parts: readonly Deduction[]
  /** German sentence: why not more. */
  readonly meaning: string
}

/** Percent below the limit at which a first offer still is one: the quarter that the verdict calls reachable. */
const FARTHEST_OPENING = 25

/** No first offer lies below it: a seller who is offered half of the limit does not answer. */
export function leastOpening(limit: Money): Money {
  return roundPrice(times(limit, percent(100 - FARTHEST_OPENING)))
}

/** The bound that is below what would be right, or sales on which that rests; null: none is. */
export function bindingBound(bounds: readonly BidBound[], right: Money): BidBound | null {
  const below = bounds.filter(one => one.price.cents < right.cents || (one.reason === 'sales' && one.price.cents === right.cents)) // prettier-ignore
  return below.sort((a, b) => a.price.cents - b.price.cents)[0] ?? null
}

/**
 * Where costs draw the aim below the right price, and what it is called (German). The seller knows works that his own list prices,
 * and asks less for them: they draw it no farther than the rule lets expect at most.
 */
export function aimBy({ reason, price }: BidBound, right: Money): { readonly price: Money; readonly label: string } {
  if (reason === 'sales') return { price, label: 'Bis zum höchsten Verkauf im selben Haus' }
  const least = roundPrice(times(right, percent(100 - HOECHSTENS)))
  return price.cents < least.cents
    ? { price: least, label: `Kosten laut Exposé, bis ${HOECHSTENS}\u00a0% unter den höchsten richtigen Preis` }
    : { price, label: 'Bis zum Preis ohne die Kosten laut Exposé' }
}
