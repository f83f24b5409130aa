import type { Offer } from '#extraction/domain/offer.ts'
import type { Overlay } from '#extraction/domain/deal/deal.ts'
import { isKeptWhole } from '#extraction/domain/deal/termsOfRight.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'

const RUN: readonly Overlay[] = ['betreiber', 'mietpool']

/**
 * Who buys a let home, a house of flats or what an operator runs buys an income: nobody moves into a care, student or hotel
 * apartment that is leased to him.
 */
export function usualGoal({ vermietet, kind, deal }: Offer): BuyerGoal {
  const isRun = RUN.some(overlay => deal?.overlays.includes(overlay)) && vermietet !== false
  // Whoever sells lives on in it: nobody buys it to move in, but beside a right to a flat of it.
  const isKept = isKeptWhole(deal) || (deal?.retained !== undefined && kind !== 'Haus')
  // Of a house the tenant of a part stays in it, and the buyer moves into the rest.
  const isLet = vermietet === true || (vermietet === 'teilweise' && kind !== 'Haus')
  return isKept || isLet || kind === 'Mehrfamilienhaus' || isRun ? 'kapitalanlage' : 'eigennutzung'
}
