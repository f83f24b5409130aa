import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, ZERO } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type TradeRent, tradeRentAtPlace } from '#extraction/domain/statements/tradeRentAtPlace.ts'

/** Years before the end of a lease in which nobody lends on its rent without knowing what follows. */
export const LEASE_YEARS = 2

/** Of what an operator runs: nobody else can use it as it is. */
const OPERATOR_YEARS = 3

/** A lease of a shop or practice that ends soon or is over: a flat is let again, a shop may stand empty. */
export interface EndingLease {
  readonly end: CalendarDate
  /** The contract is that of an operator who runs the whole house. */
  readonly byOperator: boolean
  /** Its tenant has given notice. */
  readonly byNotice: boolean
  /** He had an option to go on, and it is over. */
  readonly isLapsed: boolean
  /** He gives up his trade, as the exposé says; missing: it does not. */
  readonly retires?: true
  /** He has said that he does not stay; missing: he has not. */
  readonly declines?: true
  /** He has one that he may still use. */
  readonly hasOption: boolean
  /** The fit-out is his and goes with him. */
  readonly ownsFitOut: boolean
  /** m² of its rooms; null: not told. */
  readonly area: number | null
  /** Its rent a month and that of the whole; null: the exposé does not say which rent ends. */
  readonly rent: { readonly lost: Money; readonly whole: Money } | null
  /** What the exposé itself says that shops are let for at the place; missing: it does not, or an operator runs the house. */
  readonly local?: TradeRent
}

/** null: none ends, or it is no offer of a shop or of what an operator runs. */
export function endingLeaseOf(
  { deal }: Pick<Offer, 'deal'>,
  remarks: readonly Remark[],
  today: CalendarDate,
): EndingLease | null {
  if (!deal) return null
  const shops = deal.parts.filter(({ kind }) => kind === 'gewerbe')
  const isTrade = deal.type.value === 'gewerbe' || deal.type.value === 'wohn-geschaeft' || shops.length > 0
  const ends = remarks.flatMap(({ rule, day, part }) => (rule === 'miete-endet' && day && !part ? [day] : [])).sort()
  const byOperator = deal.overlays.includes('betreiber')
  const soon = addYears(today, byOperator ? OPERATOR_YEARS : LEASE_YEARS)
  const own = shops.filter(({ leaseEnd }) => leaseEnd?.until && leaseEnd.until <= soon)
  const end = own.flatMap(({ leaseEnd }) => leaseEnd?.until ?? []).sort()[0] ?? ends.find(day => day <= soon)
  if ((!isTrade && !byOperator) || !end) return null
  const rents = deal.parts.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  // Of several shops nobody knows by a day alone which one is meant: their list does.
  const meant = own.length > 0 ? own : shops.length === 1 ? shops : []
  const lost = rents.length > 1 ? meant.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0) : null
  const whole = rents.reduce((sum, rent) => sum + rent, 0)
  const isSaid = (name: string) => remarks.some(({ rule, certainty }) => rule === name && certainty === 'stated')
  const isLapsed = isSaid('miete-option-verfallen')
  const declines = isSaid(DECLINES)
  const local = byOperator ? null : tradeRentAtPlace(remarks)
  const areas = meant.map(({ areaM2 }) => areaM2)
  return {
    end,
    byOperator,
    byNotice: own.some(({ leaseEnd }) => leaseEnd?.by === 'notice') || isGivenNotice(remarks, end),
    isLapsed,
    ...(isSaid('mieter-hoert-auf') && { retires: true as const }),
    ...(declines && { declines: true as const }),
    hasOption: !isLapsed && !declines && isSaid('miete-option'),
    ownsFitOut: isSaid('mieter-einbauten'),
    area: areas.length > 0 && areas.every(one => one !== null) ? areas.reduce((sum, one) => sum + one, 0) : null,
    rent: lost ? { lost: euro(lost), whole: euro(whole) } : null,
    ...(local && { local }),
  }
}

/** The rule that hears a tenant say that he does not stay. */
export const DECLINES = 'miete-nicht-verlaengert'

/** The sentence that names the day says that he goes. */
function isGivenNotice(remarks: readonly Remark[], end: CalendarDate): boolean {
  const told = remarks.filter(({ rule, day }) => rule === 'miete-endet' && day === end).map(({ evidence }) => evidence.quote) // prettier-ignore
  return remarks.some(({ rule, evidence }) => rule === 'mieter-geht' && told.includes(evidence.quote))
}

/** A rent of this share that ends weighs in the price that is right. */
const WEIGHS = 0.2

/** Rent a month that the price must not rest on. */
export function rentToLose(lease: EndingLease | null): Money {
  if (!lease?.rent) return ZERO
  const { lost, whole } = lease.rent
  return lost.cents >= WEIGHS * whole.cents ? lost : ZERO
}
