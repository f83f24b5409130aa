import { calendarDate, type CalendarDate } from '#kernel/calendarDate.ts'

/** What the report prints beside a figure from a table. */
export interface SourceNote {
  /** German name of the table. */
  readonly name: string
  readonly source: string
  /** The time the figures describe: a year or a quarter ("2026-Q2"). */
  readonly stand: string
  readonly checkedOn: CalendarDate
  /** From the day after this one the report says that the table may be out of date. */
  readonly recheckBy: CalendarDate
}

/** A table as compile.ts writes it: one text a row, cells divided by "|", an empty cell for what is not known. */
export interface MarketTable {
  readonly name: string
  readonly source: string
  readonly stand: string
  readonly checkedOn: string
  readonly recheckBy: string
  readonly columns: string
  readonly rows: readonly string[]
}

export function noteOf({ name, source, stand, checkedOn, recheckBy }: MarketTable): SourceNote {
  return { name, source, stand, checkedOn: calendarDate(checkedOn), recheckBy: calendarDate(recheckBy) }
}

/** Gives the cells of a row by the names of their columns. */
export function readerOf(table: MarketTable): (row: string) => Cells {
  const columns = table.columns.split('|')
  return row => {
    const cells = row.split('|')
    const cell = (column: string) => cells[columns.indexOf(column)] ?? fault(`${table.name}: no ${column} in ${row}`)
    return { text: cell, number: column => numberIn(cell(column), row), known: column => known(cell(column), row) }
  }
}

export interface Cells {
  text: (column: string) => string
  number: (column: string) => number
  /** null for an empty cell. */
  known: (column: string) => number | null
}

function known(cell: string, row: string): number | null {
  return cell === '' ? null : numberIn(cell, row)
}

function numberIn(cell: string, row: string): number {
  const value = Number(cell)
  return cell === '' || Number.isNaN(value) ? fault(`no number: "${cell}" in ${row}`) : value
}

function fault(message: string): never {
  throw new RangeError(message)
}
