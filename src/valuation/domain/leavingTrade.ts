import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import type { Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { RemarkFlags } from './remarkFlags.ts'

/** Years in which a tenant who goes is no longer in the price. */
const SOON = 2

/** A shop whose tenant goes: m² that are let again, and € of a year that end with him. */
export interface LeavingTrade {
  readonly area: number
  readonly rent: number
}

/**
 * Whose option is over pays the old rent for no buyer for long (§ 31 ImmoWertV). Of a shop under notice judged limits rest on its rent as it is: the months that
 * it stands empty are off the limit. null: nobody goes, or area or rent of the rooms is not told.
 */
export function leavingTradeOf(
  { deal }: Pick<Offer, 'deal'>,
  { tenantGoes = [] }: Pick<RemarkFlags, 'tenantGoes'>,
  today: CalendarDate,
): LeavingTrade | null {
  const soon = addYears(today, SOON)
  const ending = (deal?.parts ?? []).filter(
    ({ kind, let: isLet, leaseEnd }) =>
      kind === 'gewerbe' && isLet === true && leaseEnd?.until && leaseEnd.until <= soon,
  )
  // Said of no unit by name it is said of the one that ends.
  const isMeant = ({ name, leaseEnd }: Part) =>
    leaseEnd?.by === 'term' && tenantGoes.some(of => of === name || (of === null && ending.length === 1))
  const going = ending.filter(isMeant)
  const areas = going.flatMap(({ areaM2 }) => areaM2 ?? [])
  const rents = going.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  if (going.length === 0 || areas.length < going.length || rents.length < going.length) return null
  return { area: sum(areas), rent: 12 * sum(rents) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
