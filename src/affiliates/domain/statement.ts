import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { commission } from './commission.ts'

/** What a spreadsheet takes for a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** An invoice or cancellation on an order that the partner has brought. */
export interface StatementLine {
  readonly issuedOn: CalendarDate
  readonly number: string
  readonly item: string
  /** € in cents; below 0: went back. */
  readonly netCents: number
  readonly basisPoints: number
}

const HEADS = ['Datum', 'Beleg', 'Leistung', 'Netto in EUR', 'Provision in %', 'Provision in EUR']

/** A partner's month as CSV: each invoice with his share, what went back with a minus, and the sum. No buyer is named. */
export function statement(lines: readonly StatementLine[]): string {
  const rows = lines.map((line): Cell[] => [
    germanDay(line.issuedOn),
    line.number,
    line.item,
    decimal(line.netCents),
    decimal(line.basisPoints),
    decimal(commission(line.netCents, line.basisPoints)),
  ])
  return csv([HEADS, ...rows, ['Summe', '', '', decimal(netOf(lines)), '', decimal(commissionOf(lines))]])
}

/** € in cents. */
export function netOf(lines: readonly StatementLine[]): number {
  return lines.reduce((sum, line) => sum + line.netCents, 0)
}

/** € in cents: what is paid out. */
export function commissionOf(lines: readonly StatementLine[]): number {
  return lines.reduce((sum, line) => sum + commission(line.netCents, line.basisPoints), 0)
}

/** Hundredths with a decimal comma, without dots: so that a spreadsheet reads a number. */
function decimal(hundredths: number): Cell {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return { number: `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}` }
}

/** A cell: text of anybody, or a number that we have written. */
type Cell = string | { readonly number: string }

/**
 * A table as German spreadsheets open it: UTF-8 with a mark, semicolons, CRLF. Text that would be run as a formula gets
 * an apostrophe in front, which makes it text.
 */
function csv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map(row => row.map(written).join(';')).join('\r\n')}\r\n`
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
