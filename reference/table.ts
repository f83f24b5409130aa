import type { CalendarDate } from '#kernel/calendarDate.ts'

/**
 * How much a row can be relied on: law read in its text; official publication; secondary source, named;
 * general knowledge not yet looked up; or an assumption of our own. What rests on the last two is an estimate.
 */
export type Basis = 'law' | 'official' | 'secondary' | 'unverified' | 'assumption'

/** From the most to the least reliable. */
export const BASES: readonly Basis[] = ['law', 'official', 'secondary', 'unverified', 'assumption']

/** What every row of every table says about itself. */
export interface Row {
  /** What the row is about; on any day a key has at most one row. */
  readonly key: string
  /** Statute, publication or reason, in German, as the report prints it. */
  readonly source: string
  readonly basis: Basis
  /** First day on which the row holds. */
  readonly validFrom: CalendarDate
  /** Last day; missing: until further notice. */
  readonly validTo?: CalendarDate
  /** When we last compared the row with its source. */
  readonly checkedOn: CalendarDate
}

export interface Table<Entry extends Row> {
  /** German name for the report. */
  readonly name: string
  /** From the day after this one the report says that the table may be out of date. */
  readonly recheckBy: CalendarDate
  readonly rows: readonly Entry[]
}

/** The row of the key on the day. Finding none is an internal fault: a table must cover what is asked of it. */
export function rowAt<Entry extends Row>(table: Table<Entry>, day: CalendarDate, key: Entry['key']): Entry {
  const row = findRow(table, day, key)
  if (!row) throw new RangeError(`${table.name}: no row "${key}" for ${day}`)
  return row
}

/** The same for law that ends: undefined where nothing holds on the day. */
export function findRow<Entry extends Row>(
  table: Table<Entry>,
  day: CalendarDate,
  key: Entry['key'],
): Entry | undefined {
  return rowsAt(table, day).find(one => one.key === key)
}

/** All rows that hold on the day, in the order of the table. */
export function rowsAt<Entry extends Row>(table: Table<Entry>, day: CalendarDate): Entry[] {
  return table.rows.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo))
}

export function isStale(table: Table<Row>, today: CalendarDate): boolean {
  return today > table.recheckBy
}
