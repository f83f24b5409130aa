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
export function parkingOf(
  { numbers, deal, parking, parkingPrice }: Offer,
  { stellplatzImPreis }: RemarkFlags,
): Parking | null {
  const price = numbers.stellplatzPreis
  if (price === null || price <= 0) return null
  const spaces = (deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz')
  // "Ein Stellplatz ist im Preis, weitere kosten 30.000 €": what a further one costs is what the first is worth.
  const isOneIn = spaces.some(({ inPrice, priceEuro }) => inPrice === true && priceEuro === null)
  const told = spaces.find(({ priceEuro }) => priceEuro === price)?.inPrice
  const count = parkingPrice.each && !isOneIn ? Math.max(1, parking?.count ?? 1) : 1
  return { price: euro(price * count), included: isOneIn ? true : (told ?? stellplatzImPreis) }
}
