import { type CalendarDate, calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'

const YEAR = /^\d{4}$/
const QUARTER = /^(\d{4})-Q([1-4])$/i
const GERMAN_QUARTER = /^Q([1-4])\/(\d{4})$/i
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** A Stand in the one form that is stored: "2026", "2026-Q1" or "2026-11-20". null: it is none. */
export function standOf(text: string): string | null {
  if (YEAR.test(text) || isCalendarDate(text)) return text
  const [, year, quarter] = QUARTER.exec(text) ?? []
  if (year && quarter) return `${year}-Q${quarter}`
  const [, germanQuarter, ofYear] = GERMAN_QUARTER.exec(text) ?? []
  if (germanQuarter && ofYear) return `${ofYear}-Q${germanQuarter}`
  const [, day = '', month = '', inYear = ''] = GERMAN_DAY.exec(text) ?? []
  const iso = `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : null
}

/** First day of the time that a Stand in its stored form names. */
export function firstDayOf(stand: string): CalendarDate {
  const [, year, quarter] = QUARTER.exec(stand) ?? []
  if (year && quarter) return calendarDate(`${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`)
  return calendarDate(YEAR.test(stand) ? `${stand}-01-01` : stand)
}
