import type { CalendarDate } from '#kernel/calendarDate.ts'
import { LANGE_LEBENSDAUERN, LEBENSDAUERN, type LebensdauerRow } from '#reference/sanierung.ts'
import { rowAt, rowsAt } from '#reference/table.ts'

type Trade = LebensdauerRow['key']

/**
 * After how many years a trade is due, and overdue.
 * @param longLived trades that outlast others of their kind: a roof of clay or slate, a boiler that is serviced
 */
export function lifeOf(trade: Trade, day: CalendarDate, longLived: readonly Trade[] = []): LebensdauerRow {
  const long = longLived.includes(trade) ? rowsAt(LANGE_LEBENSDAUERN, day).find(({ key }) => key === trade) : undefined
  return long ?? rowAt(LEBENSDAUERN, day, trade)
}
