import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import { FIKTIVES_BAUJAHR, type Marktart } from '#reference/market/bewertungsmodell.ts'
import { RUNDUM_ERNEUERT } from '#reference/market/verfahrensannahmen.ts'
import { GESAMTNUTZUNGSDAUERN, RESTNUTZUNGSDAUERN, restnutzungsdauer } from '#reference/nutzungsdauer.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { pointsOfWorks } from './restnutzung.ts'
import { soundCount } from './wear.ts'

/** Of whoever buys the whole of it: a flat's roof and walls are its community's, and a house of flats is bought for its rent. */
const WHOLE_HOMES: readonly Marktart[] = ['Einfamilienhaus', 'Zweifamilienhaus', 'Reihenhaus']

/**
 * The fictitious Baujahr (Anlage 2 ImmoWertV) of a house that has outlived its Gesamtnutzungsdauer and whose parts were renewed one
 * after another: the old homes whose prices were measured are mostly unrenovated, and its price is not theirs. Never younger than one
 * that was taken down to its shell. null: it counts as old as its walls.
 */
export function yearByWorks(art: Marktart, baujahr: number | null, dated: Renewed, day: CalendarDate): number | null {
  const { years: total } = rowAt(GESAMTNUTZUNGSDAUERN, day, 'wohngebaeude')
  if (!WHOLE_HOMES.includes(art) || baujahr === null || yearOf(day) - baujahr <= total) return null
  const points = pointsOfWorks(dated, day)
  if (points < RUNDUM_ERNEUERT.punkte || soundCount(dated, day) < RUNDUM_ERNEUERT.teile) return null
  const row = rowsAt(RESTNUTZUNGSDAUERN, day).find(({ mostPoints }) => points <= mostPoints)
  if (!row) return null
  return Math.min(FIKTIVES_BAUJAHR, yearOf(day) - total + restnutzungsdauer(row, total, total))
}
