/** A cell: text of anybody, or a number that we have written. */
export type Cell = string | { readonly number: string }

/** What a spreadsheet takes for a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/

/**
 * A table as German spreadsheets open it: UTF-8 with a mark, semicolons, CRLF. Text that would be run as a formula gets
 * an apostrophe in front, which makes it text.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map(row => row.map(written).join(';')).join('\r\n')}\r\n`
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
