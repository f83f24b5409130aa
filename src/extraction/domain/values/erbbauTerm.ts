import { type CalendarDate, calendarDate, yearsUntil } from '#kernel/calendarDate.ts'
import { lastDayOf } from './germanDate.ts'

/** How long an Erbbaurecht still runs: the years that are named, or its last day. */
export type ErbbauTerm = { readonly years: number } | { readonly until: CalendarDate }

/** Anything above is the year in which it ends, not the years it runs. */
const MAX_TERM = 999

/** @param end as the exposé states it: a day, a year or years; null: words that tell neither */
export function erbbauTermOf(end: string | number): ErbbauTerm | null {
  if (typeof end === 'number') return end <= MAX_TERM ? { years: end } : { until: endOfYear(end) }
  const until = lastDayOf(end)
  if (until !== null) return { until }
  const years = /(?<!\d)(\d{1,3})\s*jahre/iu.exec(end)
  return years && { years: Number(years[1]) }
}

/** Whole years from the day on; negative when it is over. */
export function erbbauYearsLeft(term: ErbbauTerm, day: CalendarDate): number {
  return 'years' in term ? term.years : yearsUntil(term.until, day)
}

function endOfYear(year: number): CalendarDate {
  return calendarDate(`${String(Math.min(Math.trunc(year), 9999)).padStart(4, '0')}-12-31`)
}
