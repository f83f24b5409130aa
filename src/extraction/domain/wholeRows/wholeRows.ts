import type { Line, Page } from '#reading/domain/page.ts'
import { withCentredHeads } from './centredHeads.ts'
import { withCentredLabels } from './centredLabels.ts'
import { withCentredRows } from './centredRows.ts'
import { withContinuedCells } from './continuedCells.ts'
import { withCellsToldApart } from './gluedCells.ts'
import { withNumberedRows } from './numberedRows.ts'
import { withOpenCells } from './openCells.ts'
import { withPairedColumns } from './pairedColumns.ts'
import { withRegisterRows } from './registerRows.ts'
import { middleOf } from '../placed.ts'
import { withTablesBelow } from './rows.ts'
import { asOne, goesOnBelow, isHead, MIN_COLUMNS, SAME_HEIGHT, sideBySide } from './sideBySide.ts'
import { withTallRows } from './tallRows.ts'
import { withValuesOverCaptions } from './valueRows.ts'
import { withWorksRows } from './worksRows.ts'
import { withWrappedCells } from './wrappedCells.ts'
import { withWrappedValues } from './wrappedValues.ts'

/** So many rows that came apart are no chance. */
const MIN_JOINED = 2
const MAX_CELL_LENGTH = 60

/**
 * What a table lost where its page was read by lines and blocks. Each looks at the page that the one before left, and does nothing to it
 * but to tell rows in place of lines: see `withRows`.
 */
const REPAIRS: readonly ((page: Page) => Page)[] = [
  withRegisterRows,
  withNumberedRows,
  withCentredHeads,
  withTallRows,
  withValuesOverCaptions,
  withCellsToldApart,
  withWorksRows,
  withCentredRows,
  withCentredLabels,
  withOpenCells,
  withContinuedCells,
  withWrappedCells,
  // A head of two lines is whole now, and tells how many columns there are.
  withCellsToldApart,
  withWrappedValues,
  withPairedColumns,
  withTables,
]

/** A page with the rows of its tables in one piece. */
export function withWholeRows(read: Page): Page {
  return REPAIRS.reduce((page, repair) => repair(page), read)
}

/** The columns of a table may be read as columns of text, and its rows come apart: what stands side by side below a head is one row. */
function withTables(page: Page): Page {
  return withTablesBelow(page, (parts, lines) => {
    const head = asOne(parts)
    if (!isHead(head)) return undefined
    const rows = rowsBelow(head, lines)
    const apart = [parts, ...rows].filter(row => row.length > 1)
    const whole = rows.map(asOne)
    return rows.length >= MIN_JOINED && apart.length >= MIN_JOINED && isTable(head, whole) ? whole : undefined
  })
}

/** Floor plans side by side repeat their names; columns of text and of key facts hold few figures, or long lines. */
function isTable(head: Line, rows: readonly Line[]): boolean {
  const names = head.segments.map(({ text }) => text)
  const isRow = ({ segments }: Line) =>
    segments.length >= MIN_COLUMNS - 1 &&
    segments.some(({ text }) => /\d/u.test(text)) &&
    segments.every(({ text }) => text.length <= MAX_CELL_LENGTH)
  return new Set(names).size === names.length && 2 * rows.filter(isRow).length > rows.length
}

/** Columns of text below a table: a row has at most one cell of many words. */
function isRunningText({ segments }: Line): boolean {
  return segments.filter(({ text }) => text.length > MAX_CELL_LENGTH).length > 1
}

const BARE_FIGURE = /^[\d.,]+(?: ?(?:€|%|m²))?$/u

/** Figures set flush right may begin where the last name of the head has ended: the column is wider than its name. */
function areFiguresBeyond({ segments, box }: Line, head: Line): boolean {
  const last = head.segments.at(-1)?.box
  return last !== undefined && box[0] < last[2] + (last[2] - last[0]) && segments.every(({ text }) => BARE_FIGURE.test(text.trim())) // prettier-ignore
}

/** The rows that begin below the head, up to the first line that is alone: words of the last column reach beyond it. */
function rowsBelow(head: Line, lines: readonly Line[]): Line[][] {
  const [left, , right, bottom] = head.box
  const rows = sideBySide(
    lines.filter(
      line =>
        middleOf(line) > bottom &&
        line.box[0] >= left - SAME_HEIGHT &&
        (line.box[0] < right || areFiguresBeyond(line, head)),
    ),
  )
  const whole = rows.map(asOne)
  const end = whole.findIndex(
    (row, index) =>
      isRunningText(row) || (row.segments.length < 2 && !goesOnBelow(row, whole[index - 1] ?? head, whole[index + 1])),
  )
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .filter(row => row.every((line, index) => index === 0 || (row[index - 1] as Line).box[2] <= line.box[0]))
}
