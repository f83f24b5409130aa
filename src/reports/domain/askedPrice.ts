/** What the amount is that everything of the offer is held against. */
export const HELD_AGAINST = ['kaufpreis', 'verkehrswert', 'einheiten'] as const
export type HeldAgainst = (typeof HELD_AGAINST)[number]

/**
 * The price that is asked for the whole; null: none is. A Verkehrswert is no asked price, and nobody sells all units of a list at once.
 * @param price a report of before has no `of`: it held the asked price alone
 */
export function askedPrice(
  price: { readonly asking: number | null; readonly of?: HeldAgainst | null | undefined } | null | undefined,
): number | null {
  return (price?.of ?? 'kaufpreis') === 'kaufpreis' ? (price?.asking ?? null) : null
}
