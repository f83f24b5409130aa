import type { CalendarDate } from '#kernel/calendarDate.ts'
import { KAPITALWERT } from '#reference/lebenserwartung.ts'
import { rowAt } from '#reference/table.ts'

/** Of what lasts longer than the table (§ 13 (1) sentence 2 BewG). */
const MOST = 18.6

/**
 * What a yearly sum is multiplied by that is paid for so many years, to the third digit (§ 13 (1) BewG, Anlage 9a; § 14 (1) sentence 3
 * takes the same for the years of a life): the mean of payment at the beginning and at the end of each year.
 */
export function kapitalfaktor(years: number, day: CalendarDate): number {
  const rate = 1 + rowAt(KAPITALWERT, day, 'zins').value / 100
  const factor = ((1 - rate ** -years) / (rate - 1)) * ((rate + 1) / 2)
  return Math.min(MOST, Math.round(factor * 1000) / 1000)
}
