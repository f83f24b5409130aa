import { type CalendarDate, germanDay, yearOf } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { barsOnlyOwnUse, lifeLeasesIn } from './lifeLeasePoints.ts'

/** A home with one tenant, of whom the exposé tells since when he lives there. */
export interface Tenancy {
  /** Year. */
  readonly since: number
  /** Months of the landlord's notice, at least and at most: of the first year no day is told (§ 573c (1) BGB). */
  readonly notice: readonly [least: number, most: number]
  /** The tenant may end it at short notice when he is posted elsewhere. */
  readonly endsByPosting: boolean
  /** The landlord may not end it as long as the tenant lives. */
  readonly forLife: boolean
  /** As long as the tenant lives he may not end it to live there himself; for other grounds he may. */
  readonly neverOwnUse: boolean
  /** Until then he may not end it to live there himself: a day or a year, as the remark tells it; null: nothing is told. */
  readonly noOwnUseUntil: string | null
}

const POSTING = 'miete-sonderkuendigung'

/** null: nobody lives there by a lease, several do, or its start is not told. */
export function tenancyOf(
  { vermietet, kind, deal }: Pick<Offer, 'vermietet' | 'kind' | 'deal'>,
  remarks: readonly Remark[],
  today: CalendarDate,
): Tenancy | null {
  if (vermietet !== true || (kind !== 'Wohnung' && kind !== 'Haus')) return null
  if (deal?.overlays.includes('betreiber') === true || deal?.type.value === 'rueckmiete') return null
  const starts = remarks.flatMap(({ rule, year, certainty, scope }) =>
    rule === 'miete-seit' && year && year <= yearOf(today) && certainty === 'stated' && scope.bearer !== 'other'
      ? [year]
      : [],
  )
  const since = starts.length > 0 ? Math.min(...starts) : null
  if (since === null) return null
  const years = yearOf(today) - since
  const forLife = lifeLeasesIn(remarks)
  const neverOwnUse = barsOnlyOwnUse(forLife)
  const endsByPosting = remarks.some(({ rule, scope }) => rule === POSTING && scope.bearer !== 'other')
  return {
    since,
    notice: [monthsOfNotice(years - 1), monthsOfNotice(years)],
    endsByPosting,
    forLife: forLife.length > 0 && !neverOwnUse,
    neverOwnUse,
    noOwnUseUntil: waivedUntil(remarks, today),
  }
}

/** German: "31.12.2031" or "2031"; null: nothing is waived, it is over, or until when is not told. */
function waivedUntil(remarks: readonly Remark[], today: CalendarDate): string | null {
  const waived = remarks.find(
    ({ rule, certainty, scope }) => rule === 'eigenbedarf-bis' && certainty === 'stated' && scope.bearer !== 'other',
  )
  if (!waived) return null
  const { day, year } = waived
  if (day) return day > today ? germanDay(day) : null
  return year && year >= yearOf(today) ? String(year) : null
}

/** § 573c (1) BGB: three months, six after five years, nine after eight. */
function monthsOfNotice(years: number): number {
  return years >= 8 ? 9 : years >= 5 ? 6 : 3
}
