import { type CalendarDate, calendarDate } from '#kernel/calendarDate.ts'
import { lastDayOf, yearsUntil } from './germanDate.ts'

/** Anything above is the year in which it ends, not the years it runs. */
const LONGEST_TERM = 999

/** Whole years that an Erbbaurecht still runs; null: not said. @param end as the exposé states it: a day, a year or years */
export function erbbauYearsLeft(end: string | number | null, day: CalendarDate): number | null {
  if (typeof end === 'number') return end <= LONGEST_TERM ? end : yearsUntil(endOfYear(end), day)
  if (end === null) return null
  const last = lastDayOf(end)
  if (last !== null) return yearsUntil(last, day)
  const years = /(?<!\d)(\d{1,3})\s*jahre/iu.exec(end)
  return years ? Number(years[1]) : null
}

function endOfYear(year: number): CalendarDate {
  return calendarDate(`${String(Math.min(Math.trunc(year), 9999)).padStart(4, '0')}-12-31`)
}
