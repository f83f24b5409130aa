import { germanMoney, largerOf, type Money, subtract, ZERO } from '#kernel/money.ts'
import type { BidLimits } from '#finance/domain/zwangsversteigerung.ts'
import type { Bidding } from './bidding.ts'
import type { TakenOver } from './takenOver.ts'

/**
 * What must be bid in cash to reach either limit: both count "das abgegebene Meistgebot einschließlich des Kapitalwertes der nach
 * den Versteigerungsbedingungen bestehenbleibenden Rechte" (§§ 74a (1), 85a (1) ZVG; of rights in Abteilung II that is the
 * Zuzahlungsbetrag, § 51 ZVG), so a right that stays lowers the bid, and may reach a limit alone.
 */
export interface LeastBid {
  readonly haelfte: Money
  readonly siebenZehntel: Money
  /** What of the limits the rights make up. */
  readonly rights: Money
  /** False: of a right that stays no value is told, so less in cash may do, and nothing is said to be below a limit. */
  readonly isExact: boolean
}

export function leastBidOf(
  { haelfte, siebenZehntel }: BidLimits,
  { counted, isCounted }: Pick<TakenOver, 'counted' | 'isCounted'>,
): LeastBid {
  const inCash = (limit: Money) => largerOf(subtract(limit, counted), ZERO)
  return {
    haelfte: inCash(haelfte.amount),
    siebenZehntel: inCash(siebenZehntel.amount),
    rights: counted,
    isExact: isCounted,
  }
}

/** A bid for which the court refuses the Zuschlag; false also where nobody can say. */
export function isBelowHalf(bid: Money, { least, limitsHold }: Pick<Bidding, 'least' | 'limitsHold'>): boolean {
  return limitsHold && least.isExact && bid.cents < least.haelfte.cents
}

/** German: how a limit is made up where rights stay; a space and a bracket before it, and empty without them. */
export function withRightsTold({ rights }: LeastBid): string {
  return rights.cents > 0 ? ` (die bestehen bleibenden Rechte zählen mit ${germanMoney(rights)} mit)` : ''
}

/** German: what nobody can say before the value of a right is known. */
export const LIMITS_UNTOLD =
  'Ab welchem Gebot 5/10 und 7/10 des Verkehrswerts erreicht sind, lässt sich nicht sagen: Der Wert der Rechte, die bestehen bleiben, zählt mit (§§ 74a Abs. 1, 85a Abs. 1 ZVG), und wir haben ihn nicht gefunden'
