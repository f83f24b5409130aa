import { euroText } from './euroText.ts'
import { priceWith } from './price.ts'
import type { Promo } from './promo.ts'

export interface DisplayedPrice {
  /** What is to be paid; – where there is no price. */
  readonly now: string
  /** The list price, to be struck through beside it; null where no promo code is applied. */
  readonly before: string | null
}

/** The price as the page shows it (specification, point 5). @param cents list price, € in cents; undefined: not on sale */
export function displayedPrice(
  cents: number | undefined,
  promo: Pick<Promo, 'discountType' | 'amount'> | null,
): DisplayedPrice {
  if (cents === undefined || !(cents > 0)) return { now: '–', before: null }
  return { now: euroText(priceWith(cents, promo).grossCents), before: promo ? euroText(cents) : null }
}
