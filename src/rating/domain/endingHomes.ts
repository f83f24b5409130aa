import { addYears, type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { LeaseEnd } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { calledUnit } from '#extraction/domain/unitLabel.ts'

/** Less of the rent is what any house loses by a tenant who moves. */
const WEIGHS = 0.1

/** Flats of a let house that are paid for today and not much longer. */
export interface EndingHomes {
  readonly names: readonly string[]
  /** The first of them. */
  readonly until: CalendarDate
  /** Rent a month that ends, and that of all units. */
  readonly lost: Money
  readonly whole: Money
  readonly evidence: readonly Evidence[]
}

/** Flats whose notice or last day within a year a list tells. */
export function leavingHomes(
  { deal }: Pick<Offer, 'deal'>,
  today: CalendarDate,
): {
  readonly name: string
  readonly rent: Money
  readonly area: number | null
  readonly end: LeaseEnd
  readonly until: CalendarDate
}[] {
  return (deal?.parts ?? []).flatMap(({ name, kind, rentMonthEuro, areaM2, leaseEnd: end }) => {
    const until = end?.until
    const isSoon = until && until >= today && until <= addYears(today, 1)
    return kind === 'wohnung' && rentMonthEuro !== null && end && isSoon
      ? [{ name: calledUnit(name), rent: euro(rentMonthEuro), area: areaM2, end, until }]
      : []
  })
}

/** null: nobody has given notice, no contract ends within a year, or it is no house of several tenants. */
export function endingHomesOf({ deal }: Pick<Offer, 'deal'>, today: CalendarDate): EndingHomes | null {
  const paid = (deal?.parts ?? []).flatMap(({ rentMonthEuro }) => (rentMonthEuro === null ? [] : [euro(rentMonthEuro)]))
  const ending = leavingHomes({ deal }, today)
  const [first] = ending.map(({ until }) => until).toSorted()
  if (!first || paid.length < 2) return null
  return {
    names: ending.map(({ name }) => name),
    until: first,
    lost: sum(ending.map(({ rent }) => rent)),
    whole: sum(paid),
    evidence: ending.map(({ end }) => end.evidence),
  }
}

/** German: what of the rent ends and when; null: too little to decide anything. */
export function endingHomesSentence({ names, until, lost, whole }: EndingHomes): string | null {
  if (lost.cents < WEIGHS * whole.cents) return null
  const share = germanPercent(percent(Math.round((lost.cents / whole.cents) * 100)))
  const [name = '', ...others] = names
  const free = others.length === 0 ? `${name} wird laut Liste der Einheiten am ${germanDay(until)} frei` : `${[name, ...others.slice(0, -1)].join(', ')} und ${others.at(-1)} werden laut Liste der Einheiten frei, zuerst am ${germanDay(until)}` // prettier-ignore
  return `Von der Miete fallen ${germanMoney(lost)} im Monat weg (${share}): ${free}. Fragen Sie, ob schon neu vermietet ist und zu welcher Miete.`
}
