import type { Offer } from '#extraction/domain/offer.ts'
import { operatorRent, placeOf, type Surroundings } from './grounds.ts'
import type { MarketObject } from './marketObject.ts'
import { type RentLevel, rentLevel } from './rentLevel.ts'

/** Known without a Wohnfläche, too: it is a rent of a square metre. */
export function marketRentOf(offer: Offer, object: MarketObject, { location, tables, day }: Surroundings): RentLevel {
  return rentLevel(location, object, day, operatorRent(tables, placeOf(offer, location)))
}
