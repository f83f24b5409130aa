import { euro, type Money } from '#kernel/money.ts'

/** Nobody offers 280.522,50 €. */
export function roundPrice(price: Money): Money {
  const step = stepFor(price).cents
  return { cents: Math.round(price.cents / step) * step }
}

export function roundedDown(price: Money): Money {
  const step = stepFor(price).cents
  return { cents: Math.floor(price.cents / step) * step }
}

/** What prices of offers are whole multiples of. */
export function stepFor(price: Money): Money {
  return euro(price.cents >= euro(50_000).cents ? 500 : 10)
}
