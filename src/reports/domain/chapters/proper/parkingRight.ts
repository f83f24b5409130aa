import type { Offer } from '#extraction/domain/offer.ts'

/** German: a space with the right by which it is used, where the exposé says it: it belongs to all owners and must be in the contract. @param text the space, empty: none */
export function withParkingRight(text: string, { spaceByRight }: Pick<Offer, 'spaceByRight'>): string {
  return text === '' || !spaceByRight
    ? text
    : `${text}, als Sondernutzungsrecht: In Teilungserklärung und Kaufvertrag muss es stehen`
}
