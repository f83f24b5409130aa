import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, type Money, sum, times } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { EndingRent } from '#finance/domain/plan/endingRent.ts'
import type { Part } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import { leavingHomes } from './endingHomes.ts'
import { endingLeaseOf, LEASE_YEARS } from './endingLease.ts'

/**
 * Which rent of today the money must not go on with, and what follows. null: none, or the exposé does not say which.
 * @param market a year's rent of the home at a new letting; null: not known
 */
export function endingRentOf(
  offer: Offer,
  remarks: readonly Remark[],
  market: Range<Part> | null,
  today: CalendarDate,
): EndingRent | null {
  const month = rentOfMonth(offer)
  if (month === null || offer.vermietet === false) return null
  const lease = endingLeaseOf(offer, remarks, today)
  const homes = lease ? null : endingOfHomes(offer, market, today)
  if (homes) return homes
  const isOne = isOfOneTenant(offer)
  const end = lease ? later(lease.end, today) : isInsolvent(remarks) ? today : endOfHome(offer, remarks, today)
  if (end === null) return null
  const lost = lease?.rent?.lost ?? (isOne ? month : null)
  // Rooms for a business are let again at a rent that nobody publishes; a home that an operator runs is one of them.
  return lost && { end, lost, follows: lease || !isHome(offer) ? null : market }
}

/** Of a house of several tenants: flats under notice are paid for till then, and let again some time at what the market pays for them. */
function endingOfHomes(offer: Offer, market: Range<Part> | null, today: CalendarDate): EndingRent | null {
  const leaving = isOfOneTenant(offer) ? [] : leavingHomes(offer, today)
  const end = leaving.map(({ until }) => until).toSorted()[0]
  if (end === undefined) return null
  const lost = sum(leaving.map(({ rent }) => rent))
  const area = leaving.every(one => one.area !== null) ? leaving.reduce((all, one) => all + (one.area ?? 0), 0) : null
  const whole = offer.numbers.wohnflaeche
  const isMeasured = market && area !== null && whole !== null && area < whole
  return { end, lost, follows: null, ...(isMeasured && { relets: partOf(market.mid, area, whole) }) }
}

function partOf(part: Part, area: number, whole: number): Part {
  const formula = `${part.formula}, davon ${germanNumber(area)} von ${germanNumber(whole)} m²`
  return { ...part, amount: times(part.amount, area / whole), formula }
}

function rentOfMonth({ numbers: { kaltmieteMonat: month, jahresnettokaltmiete: year } }: Offer): Money | null {
  const rent = month ?? (year === null ? null : year / 12)
  return rent !== null && rent > 0 ? euro(rent) : null
}

/** All of it is let by one contract: a home, a shop, or what an operator runs. */
function isOfOneTenant({ deal, kind }: Offer): boolean {
  const isRun = deal?.overlays.includes('betreiber') === true
  const letParts = (deal?.parts ?? []).filter(({ rentMonthEuro }) => rentMonthEuro !== null)
  return kind !== 'Mehrfamilienhaus' && (isRun || letParts.length <= 1)
}

function isHome({ kind, deal }: Offer): boolean {
  return (kind === 'Wohnung' || kind === 'Haus') && deal?.overlays.includes('betreiber') !== true
}

function isInsolvent(remarks: readonly Remark[]): boolean {
  return remarks.some(
    ({ subject, certainty, settled }) => subject === 'mieterInsolvenz' && certainty === 'stated' && !settled,
  )
}

/** The contract of a home ends by a fixed term or a notice, soon enough that nobody buys for its rent. */
function endOfHome(offer: Offer, remarks: readonly Remark[], today: CalendarDate): CalendarDate | null {
  if (!isHome(offer) || !isOfOneTenant(offer)) return null
  const ends = remarks.flatMap(({ rule, day, scope, part }) =>
    rule === 'miete-endet' && day && !part && scope.bearer !== 'other' ? [day] : [],
  )
  return ends.sort().find(day => day >= today && day <= addYears(today, LEASE_YEARS)) ?? null
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? other : one
}
