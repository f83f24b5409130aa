import type { Offer } from '#extraction/domain/offer.ts'

/** What a bid begins with is no price. */
export function isLeastPrice({ deal }: Pick<Offer, 'deal'>): boolean {
  return deal?.traits?.some(({ trait }) => trait === 'mindestpreis') === true
}
