import { largerOf, type Money, smallerOf } from '#kernel/money.ts'
import { tellsMoveOut } from '#extraction/domain/values/moveOut.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isOpen, type Answer } from '#questions/domain/answer.ts'
import { namedWorth, type Worth } from '#valuation/domain/worth.ts'
import type { OpenState, StateOutcome } from './openState.ts'
import { isRentTold, tellsEnd } from './untoldRent.ts'
import { fairUpTo } from './priceBounds.ts'

/** How far a home is open between let and free; null: it is told. */
export type LettingOpen =
  /** It is let, and the exposé says that the tenant goes. */
  | 'leaves'
  /** Nobody says either. */
  | 'untold'

/** Of a home that one buyer may move into; what an operator runs, a court sells or a seller stays in is a case of its own. */
export function lettingOpen(offer: Offer, remarks: readonly Remark[], answers: readonly Answer[]): LettingOpen | null {
  const { kind, deal, vermietet, texts } = offer
  if ((kind !== 'Wohnung' && kind !== 'Haus') || deal?.retained || deal?.overlays.includes('betreiber')) return null
  if (deal && deal.type.value !== 'bestand') return null
  if (vermietet === true) return isLeaving(offer, remarks) ? 'leaves' : null
  // Of a house silence means that its owner lives there; a flat is as often let.
  const isSilent = kind === 'Wohnung' && vermietet === null && texts.bezugsfreiAb === null
  return isSilent && answers.some(one => one.id === 'vermietet' && isOpen(one)) ? 'untold' : null
}

/** By a day that is told, by the end of the lease, or by what tenants have said for a day that has passed. */
export function isLeaving(offer: Offer, remarks: readonly Remark[]): boolean {
  const { deal } = offer
  return tellsEnd(offer, remarks) || (deal?.status.value === 'veraltet' && deal.status.evidence.some(tellsMoveOut))
}

/** The same home in the other state. */
export function otherLetting(offer: Offer): Offer {
  return { ...offer, vermietet: offer.vermietet !== true }
}

/** Both prices; empty: nothing is open, one of them cannot be named, or no estimate tells them apart. */
export function lettingStates(
  open: LettingOpen | null,
  offer: Offer,
  worth: Worth | null,
  other: Worth | null,
): OpenState[] {
  const [one, two] = [namedWorth(worth), namedWorth(other)]
  if (open === null || !one || !two || isSame(one.ceiling, two.ceiling)) return []
  const isLet = offer.vermietet === true
  const outcome = ({ ceiling }: Worth, let_: boolean): StateOutcome => {
    return { when: let_ ? 'vermietet' : 'frei', limit: ceiling, atUsualRent: let_ && !isRentTold(offer) }
  }
  return [
    {
      id: 'vermietet',
      name: 'Frei oder vermietet',
      outcomes: [outcome(one, isLet), outcome(two, !isLet)],
      isEven: open === 'leaves',
    },
  ]
}

function isSame(one: Money, other: Money): boolean {
  return largerOf(one, other).cents <= fairUpTo(smallerOf(one, other)).cents
}
