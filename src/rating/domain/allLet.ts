import { euro, inEuro, largerOf } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { statedRent } from '#valuation/domain/grounds.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/**
 * A house with shops is valued by the rent that is paid; where some of it stands empty, nobody can say what that will bring. In the
 * best case all its flats are let at the upper end of the market: what is not let yet turns no light red by itself.
 */
export function withAllLet(
  worth: Worth | null,
  offer: Offer,
  { mixedUse, estimate, marketRent }: Pick<Appraisal, 'mixedUse' | 'estimate' | 'marketRent'>,
): Worth | null {
  const paid = statedRent(offer)
  const area = offer.numbers.wohnflaeche
  if (!worth || !mixedUse || offer.vermietet !== 'teilweise' || !estimate || !marketRent || !paid || !area) return worth
  const most = marketRent.rent.high * area * 12
  // Its value follows the rent.
  return most <= paid
    ? worth
    : { ...worth, best: largerOf(worth.best, euro(Math.round((inEuro(estimate.mid) * most) / paid))) }
}
