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
  /** € a month and m² that the exposé itself names for shops at the place, the middle of what it names; missing: it names none. */
  readonly perM2?: number
}

/**
 * Whose option is over pays the old rent for no buyer for long (§ 31 ImmoWertV). Of a shop under notice judged limits rest on its rent as it is: the months that
 * it stands empty are off the limit. null: nobody goes, or area or rent of the rooms is not told.
 */
export function leavingTradeOf(
  { deal }: Pick<Offer, 'deal'>,
  { tenantGoes = [], leaseEnds = [], tradeRent }: Partial<Pick<RemarkFlags, 'tenantGoes' | 'leaseEnds' | 'tradeRent'>>,
  today: CalendarDate,
): LeavingTrade | null {
  const soon = addYears(today, SOON)
  const shops = (deal?.parts ?? []).filter(({ kind, let: isLet }) => kind === 'gewerbe' && isLet === true)
  // A sentence that names the day means the only shop; of several nobody knows which one.
  const [only, ...more] = shops
  const isTold = only !== undefined && !only.leaseEnd && more.length === 0 && leaseEnds.some(end => end <= soon)
  const ending = isTold ? [only] : shops.filter(({ leaseEnd }) => leaseEnd?.until && leaseEnd.until <= soon)
  // Said of no unit by name it is said of the one that ends.
  const isMeant = ({ name, leaseEnd }: Part) =>
    (isTold || leaseEnd?.by === 'term') && tenantGoes.some(of => of === name || (of === null && ending.length === 1))
  const going = ending.filter(isMeant)
  const areas = going.flatMap(({ areaM2 }) => areaM2 ?? [])
  const rents = going.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  if (going.length === 0 || areas.length < going.length || rents.length < going.length) return null
  const perM2 = tradeRent && (tradeRent.low + tradeRent.high) / 2
  return { area: sum(areas), rent: 12 * sum(rents), ...(perM2 && { perM2 }) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
