import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, ZERO } from '#kernel/money.ts'
import { floorOf } from '#extraction/domain/values/floor.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { appraise } from '#valuation/domain/appraisal.ts'
import { type ListedFlat, listedFlats, offerOfFlat } from '#valuation/domain/listedFlats.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'
import type { RemarkFlags } from '#valuation/domain/remarkFlags.ts'
import { namedWorth, worthOf } from '#valuation/domain/worth.ts'

/** What one flat of a list is worth by itself, by the same rules as a flat that is offered alone. */
export interface UnitWorth {
  readonly label: string
  /** m². */
  readonly area: number
  /** null: the list names none. */
  readonly price: Money | null
  readonly isTaken: boolean
  /** It lies below the ground: whether one may live there comes before its price. */
  readonly isBasement: boolean
  readonly mid: Money
  /** The highest price that is right for it, without parking. */
  readonly limit: Money
}

export interface ListedOffer {
  readonly offer: Offer
  readonly units: readonly Unit[]
  readonly tables: OperatorTables
  readonly remarkFlags: RemarkFlags
}

/** More units are no list to choose from. */
const MAX = 60

/** Nothing of what the whole list costs or needs can be laid on one of its flats: each is valued as it will be handed over. */
const ALONE = {
  ...{ parking: ZERO, works: [], repairs: [], worksAtWorst: ZERO, worksUntouched: [], burden: ZERO },
  worksAre: 'named',
  ...{ worksOnVacancy: false, isConditionTold: true, rentYear: null },
} as const

/** Empty: the offer is one thing, or its flats cannot be valued. */
export function unitWorths({ offer, units, tables, remarkFlags }: ListedOffer, day: CalendarDate): UnitWorth[] {
  return listedFlats(offer, units)
    .slice(0, MAX)
    .flatMap(flat => worthOfFlat(flat, appraise({ offer: offerOfFlat(offer, flat), tables, remarkFlags }, day)))
}

function worthOfFlat({ label, area, price, isTaken }: ListedFlat, appraisal: ReturnType<typeof appraise>): UnitWorth[] {
  const worth = namedWorth(worthOf(appraisal, ALONE))
  if (!worth || !appraisal.estimate) return []
  const { mid } = appraisal.estimate
  return [{ label, area, price: price === null ? null : euro(price), isTaken, isBasement: isBasement(label), mid, limit: worth.ceiling }] // prettier-ignore
}

/** Those that can still be had at a price that is named. */
export function buyable(worths: readonly UnitWorth[]): (UnitWorth & { readonly price: Money })[] {
  return worths.flatMap(one => (one.price !== null && !one.isTaken ? [{ ...one, price: one.price }] : []))
}

/** Its price is no more than what is right for it, and nothing is open that comes before every price. */
export function isRight({ price, limit, isBasement: isOpen }: UnitWorth): boolean {
  return price !== null && price.cents <= limit.cents && !isOpen
}

function isBasement(label: string): boolean {
  return floorOf(label).storey === -1
}
