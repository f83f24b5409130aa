import type { Offer } from '../offer.ts'
import { sumOf } from '../numbers.ts'

/** € a year of the flats that are let today; null: not told. */
export function rentOfLetParts({ deal }: Pick<Offer, 'deal'>): number | null {
  const rents = (deal?.parts ?? []).flatMap(({ let: isLet, rentMonthEuro }) => (isLet ? (rentMonthEuro ?? []) : []))
  return rents.length > 0 ? sumOf(rents) * 12 : null
}
