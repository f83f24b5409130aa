import { euro, type Money } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { RemarkFlags } from './remarkFlags.ts'

/** Parking with a price of its own. The estimate is for the home alone. */
export interface Parking {
  readonly price: Money
  /** true: the asked price includes it. false: it comes on top. null: not said, taken to come on top. */
  readonly included: boolean | null
}

/** null: no parking has a price of its own. */
export function parkingOf({ numbers, deal }: Offer, { stellplatzImPreis }: RemarkFlags): Parking | null {
  const price = numbers.stellplatzPreis
  if (price === null || price <= 0) return null
  const told = deal?.parts.find(({ kind, priceEuro }) => kind === 'stellplatz' && priceEuro === price)?.inPrice
  return { price: euro(price), included: told ?? stellplatzImPreis }
}
