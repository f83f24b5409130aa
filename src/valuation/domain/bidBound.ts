import type { Evidence } from '#kernel/evidence.ts'
import type { Money } from '#kernel/money.ts'
import type { Part } from '#finance/domain/part.ts'

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

/** The bound that is below what would be right, or sales on which that rests; null: none is. */
export function bindingBound(bounds: readonly BidBound[], right: Money): BidBound | null {
  const below = bounds.filter(one => one.price.cents < right.cents || (one.reason === 'sales' && one.price.cents === right.cents)) // prettier-ignore
  return below.sort((a, b) => a.price.cents - b.price.cents)[0] ?? null
}

/** German: what draws the aim down to it. */
export const TO_BOUND: Readonly<Record<BidBound['reason'], string>> = {
  costs: 'Bis zum Preis ohne die Kosten laut Exposé',
  sales: 'Bis zum höchsten Verkauf im selben Haus',
}
