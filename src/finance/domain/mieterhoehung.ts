import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, euro, type Money, smallerOf, times } from '#kernel/money.ts'
import { compareShares, ratio, type Share } from '#kernel/share.ts'
import { STEUERGRENZEN } from '#reference/afa.ts'
import { MIETGRENZEN, MODERNISIERUNGSKAPPUNG } from '#reference/mietrecht.ts'
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

/** What modernisation may add to the rent of a month: 8 % of its cost a year, capped per m² (§ 559 BGB). */
export function modernisierungsumlage(cost: Money, wohnflaeche: number, rentPerM2: Money, day: CalendarDate): Money {
  const { rate } = rowAt(MIETGRENZEN, day, 'modernisierung')
  const key = rentPerM2.cents < SEVEN.cents ? 'unter7Euro' : 'ab7Euro'
  const cap = times(rowAt(MODERNISIERUNGSKAPPUNG, day, key).amount, wohnflaeche)
  return smallerOf(times(cost, ratio(rate.parts, rate.of * 12)), cap)
}

/** Below this rent per m² the lower cap holds. */
const SEVEN = euro(7)

/** How much of the cost of a home let below the local level counts in tax (§ 21 (2) EStG). */
export type Werbungskostenabzug = 'full' | 'afterForecast' | 'split'

export function werbungskostenabzug(rentOfLocalLevel: Share, day: CalendarDate): Werbungskostenabzug {
  const isAtLeast = (key: 'volleMiete' | 'teilMiete') =>
    compareShares(rentOfLocalLevel, rowAt(STEUERGRENZEN, day, key).rate) >= 0
  if (isAtLeast('volleMiete')) return 'full'
  return isAtLeast('teilMiete') ? 'afterForecast' : 'split'
}
