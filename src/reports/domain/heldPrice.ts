import { euro, inEuro, type Money } from '#kernel/money.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import { isAuction, type Offer } from '#extraction/domain/offer.ts'
import { unitPrice } from '#valuation/domain/unitPrice.ts'
import type { HeldAgainst } from './askedPrice.ts'

export interface HeldPrice {
  readonly of: HeldAgainst
  /** €: the asked price; in an auction, which has none, the court's Verkehrswert; of a price list the sum of its units. */
  readonly euro: number
}

/** null: the document names no such amount. @param asked null: not stated */
export function heldPrice(offer: Offer, asked: Money | null, units: readonly Unit[]): HeldPrice | null {
  if (asked) return { of: 'kaufpreis', euro: inEuro(asked) }
  const { verkehrswert } = offer.numbers
  if (isAuction(offer) && verkehrswert !== null) return { of: 'verkehrswert', euro: inEuro(euro(verkehrswert)) }
  return isPriced(units) ? { of: 'einheiten', euro: sumOf(units) } : null
}

/** A price list of which every unit tells price and area. */
export function isPriced(units: readonly Unit[]): boolean {
  return units.length > 1 && units.every(unit => unitPrice(unit) !== null)
}

function sumOf(units: readonly Unit[]): number {
  return inEuro(euro(units.reduce((sum, { facts }) => sum + Number(facts.kaufpreis?.value ?? 0), 0)))
}
