import type { Cell } from 'write-excel-file/node'
import type { SheetCell } from '#archive/domain/sheet.ts'
import type { Spreadsheets } from './spreadsheetPort.ts'

const FORMATS = { '€': '#,##0.00 "€"', '%': '0.00 "%"', '': '#,##0.####' } as const
/** A cell of Excel holds no more. */
const LONGEST_TEXT = 32_767
/** What XML 1.0 cannot hold, not even escaped: Excel would call the whole file damaged. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Writes Excel files (Office Open XML). Text is typed as text, so no program takes it for a formula. */
export const excelSpreadsheets: Spreadsheets = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  async write(sheets) {
    const written = sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ title }): Cell => ({ type: String, value: title, fontWeight: 'bold' })),
        ...rows.map(row => row.map(cellOf)),
      ],
    }))
    // Few want one, and all would wait for it when the product starts.
    const { default: writeExcelFile } = await import('write-excel-file/node')
    return writeExcelFile(written).toBuffer()
  },
}

function cellOf(cell: SheetCell): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object')
    return { type: Number, value: cell.value, format: FORMATS[cell.unit], alignVertical: 'top' }
  const value = cell.replace(NOT_IN_XML, '').slice(0, LONGEST_TEXT)
  return { type: String, value, wrap: true, alignVertical: 'top' }
}
