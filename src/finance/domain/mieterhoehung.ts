import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money, smallerOf, times } from '#kernel/money.ts'
import { MIETGRENZEN } from '#reference/mietrecht.ts'
import { findRow, rowAt } from '#reference/table.ts'

/** The highest rent per m² of a new lease where an ordinance holds; higher previous rents stay (§ 556e BGB). undefined: no limit on that day. */
export function mietpreisbremse(localRentPerM2: Money, day: CalendarDate): Money | undefined {
  const row = findRow(MIETGRENZEN, day, 'mietpreisbremse')
  return row && add(localRentPerM2, times(localRentPerM2, row.rate))
}

/** The highest rent after three years: what the law caps, and never above the local rent (§ 558 BGB). */
export function kappungsgrenze(rent: Money, localRent: Money, tight: boolean, day: CalendarDate): Money {
  const { rate } = rowAt(MIETGRENZEN, day, tight ? 'kappungAngespannt' : 'kappung')
  const capped = add(rent, times(rent, rate))
  return localRent.cents <= rent.cents ? rent : smallerOf(capped, localRent)
}
