import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { areCentredOn, downToGap, middleOf, overlap, sizeOf } from '../placed.ts'
import { type GridRow, lineOf, rowsBeside, withTablesBelow } from './rows.ts'
import { asOne, isHead, MIN_COLUMNS } from './sideBySide.ts'

const MIN_ROWS = 2
/** How far the middle of a cell of several lines may lie from that of its row's name, in em. */
const OFF_MIDDLE = 0.4
/** No two lines of one cell are further apart, and no two rows of one table, in em. */
const LEADING = 1
const MAX_GAP = 3
const MAX_CELL = 60

/**
 * Below a head, cells of two and three lines stand centred beside the name of their row: by height their lines are above and below it,
 * and as near to the next row's as to each other. The first column tells where the rows are; all that is nearest to a name is its row.
 */
export function withCentredRows(page: Page): Page {
  return withTablesBelow(page, (parts, lines) => {
    const head = asOne(parts)
    return isHead(head) ? rowsBelow(head, lines)?.map(lineOf) : undefined
  })
}

/** undefined: no such table, or one whose cells are not all told apart. */
function rowsBelow(head: Line, lines: readonly Line[]): GridRow[] | undefined {
  const size = sizeOf(head)
  const cells = cellsBelow(head, lines, size)
  const columns = head.segments.map((_, index) => cells.filter(cell => columnOf(head, cell) === index))
  const names = columns[0] ?? []
  if (names.length < MIN_ROWS) return undefined
  const rows = rowsBeside(names, columns)
  const filled = (row: GridRow) => row.filter(lines => lines.length > 0).length
  const isTable =
    rows.some(row => row.some(({ length }) => length > 1)) &&
    rows.every((row, index) => row.every(cell => isCentred(cell, names[index] as Segment, size)) && filled(row) >= 2) &&
    2 * rows.filter(row => filled(row) >= MIN_COLUMNS - 1).length > rows.length
  return isTable ? rows : undefined
}

/** Down to the first gap, or the first text that runs over several columns: "Summe" may reach a little into the second. */
function cellsBelow(head: Line, lines: readonly Line[], size: number): Segment[] {
  const [left, , , bottom] = head.box
  const right = head.segments.at(-1)?.box[2] ?? left
  const below = lines
    .flatMap(({ segments }) => segments)
    .filter(({ box }) => middleOf({ box }) > bottom && box[2] > left && box[0] < right)
    .sort((a, b) => a.box[1] - b.box[1])
  const isOver = (cell: Segment) =>
    head.segments.filter(one => overlap(one, cell) > size).length > 1 || cell.text.length > MAX_CELL
  return downToGap(bottom, below, MAX_GAP * size, isOver)
}

function columnOf({ segments }: Line, cell: Segment): number {
  const widths = segments.map(head => overlap(head, cell))
  return widths.indexOf(Math.max(...widths))
}

function isCentred(lines: readonly Segment[], name: Segment, size: number): boolean {
  const isClose = lines.every((line, index) => {
    const above = lines[index - 1]
    return !above || (line.box[1] >= middleOf(above) && line.box[1] - above.box[3] <= LEADING * size)
  })
  return isClose && areCentredOn(lines, name, OFF_MIDDLE * size)
}
