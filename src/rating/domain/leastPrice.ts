import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import type { Offer } from '#extraction/domain/offer.ts'

/** What a bid begins with is no price. */
export function isLeastPrice(offer: Pick<Offer, 'deal'>): boolean {
  return hasTrait(offer, 'mindestpreis')
}
