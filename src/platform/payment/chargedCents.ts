import { type CheckoutOrder, MIN_CHARGE_CENTS } from './paymentPort.ts'

/** What is to be paid for an order, € in cents. @throws Error when no provider would take that */
export function chargedCents({ listCents, discountCents }: Pick<CheckoutOrder, 'listCents' | 'discountCents'>): number {
  const cents = listCents - discountCents
  if (discountCents < 0 || cents < 0 || (cents > 0 && cents < MIN_CHARGE_CENTS))
    throw new RangeError(`nobody can be charged ${cents} cents`)
  return cents
}
