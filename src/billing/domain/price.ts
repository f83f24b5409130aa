import type { Promo } from './promo.ts'

/** € in cents, Umsatzsteuer included: list price less discount is what is shown, charged and invoiced. */
export interface Price {
  readonly listCents: number
  readonly discountCents: number
  readonly grossCents: number
}

/**
 * What a package costs: list price × (1 − percent / 100), or list price − amount and not below 0 (specification,
 * point 5). Rounded once, half a cent up, in whole numbers: floats would be a cent off for some prices.
 */
export function priceWith(listCents: number, promo: Pick<Promo, 'discountType' | 'amount'> | null): Price {
  const grossCents = promo ? discounted(listCents, promo) : listCents
  return { listCents, discountCents: listCents - grossCents, grossCents }
}

function discounted(listCents: number, { discountType, amount }: Pick<Promo, 'discountType' | 'amount'>): number {
  if (discountType === 'fixed_amount') return Math.max(listCents - amount, 0)
  return Math.floor((listCents * (100 - amount) + 50) / 100)
}

type Mode = 'payment' | 'subscription'

/** A first period for nothing is not followed by paid ones: nobody has said by what they would be paid. */
export function orderedMode(mode: Mode, { grossCents }: Pick<Price, 'grossCents'>): Mode {
  return grossCents === 0 ? 'payment' : mode
}
