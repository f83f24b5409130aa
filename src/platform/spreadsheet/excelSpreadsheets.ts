import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import type { Cell, Feature } from 'write-excel-file/node'
import type { Sheet, SheetCell } from '#archive/domain/sheet.ts'
import type { Spreadsheets } from './spreadsheetPort.ts'

const FORMATS = { '€': '#,##0.00 "€"', '%': '0.00 "%"', '': '#,##0.####' } as const
/** What may be changed. */
const INPUT = '#FFF4C2'
/** A cell of Excel holds no more. */
const MAX_TEXT_LENGTH = 32_767
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
    return writeExcelFile(written, { features: [filtersAndValues(sheets)] }).toBuffer()
  },
}

function cellOf(cell: SheetCell): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object') {
    const look = { format: FORMATS[cell.unit], alignVertical: 'top' } as const
    if ('formula' in cell) return { type: 'Formula', value: cell.formula, ...look }
    return { type: Number, value: cell.value, ...look, ...(cell.isInput && { backgroundColor: INPUT }) }
  }
  const value = cell.replace(NOT_IN_XML, '').slice(0, MAX_TEXT_LENGTH)
  return { type: String, value, wrap: true, alignVertical: 'top' }
}

/**
 * What the package cannot write: filters over the lists, and beside each formula what it comes to, for programs that show a
 * file without working it out (previews on phones, mail programs).
 */
function filtersAndValues(sheets: readonly Sheet[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform(xml, _, { sheetIndex }) {
            const one = sheets[sheetIndex]
            if (!one) return xml
            const valued = xml.replace(
              /<c r="([A-Z]+)(\d+)"[^>]*><f>[^<]*<\/f>/g,
              (cell, column: string, row: string) => {
                const written = one.rows[Number(row) - 2]?.[indexOf(column)]
                return written && typeof written === 'object' ? `${cell}<v>${written.value}</v>` : cell
              },
            )
            if (!one.isList || one.rows.length === 0) return valued
            const last = `${letterOf(one.columns.length - 1)}${one.rows.length + 1}`
            // Its place among its siblings is fixed: right behind the cells (ECMA-376, CT_Worksheet).
            return valued.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${last}"/>`)
          },
        },
      },
    },
  }
}

function letterOf(index: number): string {
  return String.fromCodePoint(65 + index)
}

function indexOf(column: string): number {
  return (column.codePointAt(0) ?? 0) - 65
}
