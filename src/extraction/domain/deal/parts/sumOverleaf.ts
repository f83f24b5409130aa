import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { amountFrom, areaFrom, sumOf } from '../../numbers.ts'
import { linesOf } from '../../placed.ts'
import type { Column } from './columns.ts'
import type { PartTable, Row } from './partTable.ts'
import { SUM } from './unitWords.ts'

const ADDED: readonly Column[] = ['area', 'rent', 'yearRent']
const MIN_ROWS = 2
/** A page begins with its head. */
const FIRST_LINES = 4
/** € or m² by which a rounded sum may differ. */
const ROUNDED = 0.06

/** The row of sums alone overleaf, "Summe | 424 | 3.079,00": no head is above it there, but it holds what the rows come to. */
export function withSumsOverleaf(tables: readonly PartTable[], pages: readonly Page[]): PartTable[] {
  return tables.map(table => {
    const last = table.rows.at(-1)
    const next = last && pages.find(({ number }) => number === last.page + 1)
    if (!next || table.rows.some(({ isSum }) => isSum)) return table
    const line = linesOf(next)
      .slice(0, FIRST_LINES)
      .find(({ segments }) => SUM.test(segments[0]?.text.trim() ?? ''))
    const row = line && sumIn(line, table, next.number)
    return row ? { ...table, rows: [...table.rows, row], lines: [...table.lines, row.line] } : table
  })
}

/** Each column whose rows come to what a cell holds. */
function sumIn(line: Line, { rows }: PartTable, page: number): Row | undefined {
  const found = ADDED.flatMap((column): [Column, Segment][] => {
    const added = rows.flatMap(({ cells }) => figureIn(cells.get(column)) ?? [])
    const cell = line.segments.slice(1).find(one => Math.abs((figureIn(one) ?? NaN) - sumOf(added)) <= ROUNDED)
    return added.length < MIN_ROWS || !cell ? [] : [[column, cell]]
  })
  const [label] = line.segments
  // One sum alone may be that of another list.
  if (!label || found.length < MIN_SUMS) return undefined
  return { page, line, cells: new Map([['label', label], ...found]), isSum: true, group: null }
}

const MIN_SUMS = 2

/** null: it holds none, or words with it, or one in brackets, which nobody pays. */
function figureIn(cell: Segment | undefined): number | null {
  const text = cell?.text.replace(/^[–—-]\s/u, '') ?? ''
  return /^\d/u.test(text) ? (amountFrom(text)?.value ?? areaFrom(text) ?? null) : null
}
