import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
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

/** Years between two steps of the Kappungsgrenze (§ 558 (3) BGB). */
const STEP_YEARS = 3
/** What takes longer is no temporary feature any more. */
const MAX_YEARS = 30

/** How long a rent takes to be raised to the local one, and what is lost until then; not discounted. */
export interface UnderRent {
  readonly years: number
  readonly lost: Money
}

/** @param rent, localRent of a year. @param tight the lower cap of § 558 (3) sentence 2 holds */
export function untilReached(rent: Money, localRent: Money, tight: boolean, day: CalendarDate): UnderRent {
  let [paid, years, lost] = [rent, 0, ZERO]
  while (paid.cents > 0 && paid.cents < localRent.cents && years < MAX_YEARS) {
    lost = add(lost, times(subtract(localRent, paid), STEP_YEARS))
    years += STEP_YEARS
    paid = kappungsgrenze(paid, localRent, tight, day)
  }
  return { years, lost }
}
