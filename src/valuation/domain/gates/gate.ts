import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PlausibilitaetRow } from '#reference/plausibilitaet.ts'
import type { MarketLevel } from '../marketLevel.ts'
import type { RentLevel } from '../rentLevel.ts'

/** What a gate looks at. */
export interface GateView {
  readonly offer: Offer
  readonly day: CalendarDate
  /** What homes like this one cost and rent for at its place; null: not known, or only for the whole Land. */
  readonly market: { readonly price: MarketLevel; readonly rent: RentLevel } | null
}

/** A value that may not be true. */
export interface Doubt {
  readonly key: FactKey
  /** German sentence: what does not fit. */
  readonly reason: string
}

/** One test between reading and calculating. Its limits and their source are in a row of PLAUSIBILITAET. */
export interface Gate {
  readonly limits: PlausibilitaetRow['key']
  /** The values that fail; empty: all is well, or the gate has nothing to look at. */
  readonly doubts: (view: GateView, limits: Limits) => readonly Doubt[]
}

export type Limits = Pick<PlausibilitaetRow, 'min' | 'max'>

export function isOutside(value: number, { min = -Infinity, max = Infinity }: Limits): boolean {
  return value < min || value > max
}

/** Of values that cannot both be true the one that was read less surely; where neither is surer, all of them. */
export function lessSure(offer: Offer, keys: readonly FactKey[]): readonly FactKey[] {
  const sureness = (key: FactKey) => offer.facts[key]?.confidence ?? 1
  const least = Math.min(...keys.map(sureness))
  return keys.filter(key => sureness(key) <= least + SAME)
}

/** Mentions alone move the confidence by so much. */
const SAME = 0.03
