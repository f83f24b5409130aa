declare const brand: unique symbol

/** A day as "2026-11-20", without time or zone. ISO days sort like text, so two of them compare with < and >. */
export type CalendarDate = string & { readonly [brand]: true }

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

/** Throws when the text names no day of the calendar. */
export function calendarDate(iso: string): CalendarDate {
  if (!isCalendarDate(iso)) throw new RangeError(`no day of the calendar: ${iso}`)
  return iso
}

export function isCalendarDate(iso: string): iso is CalendarDate {
  const [, year = '', month = '', day = ''] = FORM.exec(iso) ?? []
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

/** The same day so many years later; 29 February becomes 28 February in a year without one. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return written(yearOf(date) + years, monthOf(date), dayOf(date))
}

/** 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}

/** Whole months from the first day to the second, negative when it comes before. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)
}

/** Whole years left from today; negative when it is over. */
export function yearsUntil(end: CalendarDate, today: CalendarDate): number {
  const years = yearOf(end) - yearOf(today)
  return addYears(today, years) > end ? years - 1 : years
}

/** Whole days left from today; negative when it is over. */
export function daysUntil(end: CalendarDate, today: CalendarDate): number {
  return Math.round((Date.parse(end) - Date.parse(today)) / 86_400_000)
}

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

/** A day behind the end of its month becomes the month's last. */
function written(year: number, month: number, day: number): CalendarDate {
  const inMonth = Math.min(day, daysIn(year, month))
  return calendarDate([pad(year, 4), pad(month, 2), pad(inMonth, 2)].join('-'))
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}

/** 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** As a German reader writes it: 21.11.2026. */
export function germanDay(date: CalendarDate): string {
  return date.split('-').reverse().join('.')
}
