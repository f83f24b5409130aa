import { calendarDate, type CalendarDate } from '#kernel/calendarDate.ts'

const IN_GERMANY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day it is in Germany, where the law of the report holds. */
export function today(): CalendarDate {
  return calendarDate(IN_GERMANY.format(new Date()))
}
