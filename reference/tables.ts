import type { CalendarDate } from '#kernel/calendarDate.ts'
import { AUSLAGEN, GEBUEHREN, TABELLE_B, ZUSCHLAEGE } from './gnotkg.ts'
import { FREIGRENZE, GRUNDERWERBSTEUER } from './grunderwerbsteuer.ts'
import { isStale, type Row, type Table } from './table.ts'

/** Every table of law and cost. A table that is missing here fails the tests. */
export const TABLES: readonly Table<Row>[] = [GRUNDERWERBSTEUER, FREIGRENZE, TABELLE_B, GEBUEHREN, AUSLAGEN, ZUSCHLAEGE]

/** Tables past their re-check date: the report says so. */
export function staleTables(today: CalendarDate): Table<Row>[] {
  return TABLES.filter(table => isStale(table, today))
}
