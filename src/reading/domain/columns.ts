import type { Word } from './page.ts'
import { middle, rowsOf, type Row } from './rows.ts'
import { median } from './words.ts'

/** The white strip between columns is at least this many em wide. */
const GUTTER = 1.1
const PROSE_WORDS = 3.5
const PROSE_ROWS = 3
/** A gap between two cells, in em; stretched prose stays below. */
const CELL_GAP = 3
/** Share of rows that must be beside a row of the other side for the two sides to be one table. */
const TABLE_SHARE = 0.75
const LABELLED_SHARE = 0.4
/** Share of labels with a digit in them, below which they are labels. */
const MAX_FIGURES_OF_LABELS = 0.15
/** Lines of one cell are no further apart than this many em, and vary by no more than so many; the middles of two cells of a row neither. */
const MAX_LEADING = 0.8
const EVEN = 0.12
const CENTRED = 0.15
/** A text of more lines is no cell whose label stands in its middle. */
const MAX_LINES = 6

/** The x of a white strip that parts columns of text, if the region has one; strips inside a table do not count. */
export function columnGutter(rows: readonly Row[]): number | undefined {
  if (rows.length < 2) return undefined
  const words = rows.flatMap(row => row.words)
  const em = median(words.map(word => word.size))
  if (isBridged(rows, GUTTER * em)) return undefined
  const strips = gutters(words, GUTTER * em)
  return strips
    .filter((gutter, index) => {
      // Only the neighbours count: further columns would make every table look uneven.
      const from = strips[index - 1]?.x ?? -Infinity
      const to = strips[index + 1]?.x ?? Infinity
      const left = words.filter(word => word.box[2] > from && word.box[2] <= gutter.x)
      const right = words.filter(word => word.box[2] > gutter.x && word.box[2] <= to)
      return areColumns(sideOf(left), sideOf(right))
    })
    .sort((a, b) => b.width - a.width)[0]?.x
}

/** One line of prose from edge to edge leaves no strip; most regions are told by it at once. */
function isBridged(rows: readonly Row[], least: number): boolean {
  let [left, right] = [Infinity, -Infinity]
  for (const { words } of rows) {
    left = Math.min(left, (words[0] as Word).box[0])
    for (const word of words) right = Math.max(right, word.box[2])
  }
  return rows.some(({ words }) => {
    const reached = words.reduce(
      (end, word) => (word.box[0] - end < least ? Math.max(end, word.box[2]) : -Infinity),
      left,
    )
    return right - reached < least
  })
}

/** White strips that run through the whole region; x is the strip's left edge. */
export function gutters(words: readonly Word[], least: number): { x: number; width: number }[] {
  const sorted = [...words].sort((a, b) => a.box[0] - b.box[0])
  const strips: { x: number; width: number }[] = []
  let reached = sorted[0]?.box[2] ?? 0
  for (const word of sorted) {
    const width = word.box[0] - reached
    if (width >= least) strips.push({ x: reached, width })
    reached = Math.max(reached, word.box[2])
  }
  return strips
}

interface Side {
  rows: Row[]
  prose: boolean
  /** Share of rows that hold a digit. */
  figures: number
  /** Share of rows that hold no letter: cells of a table, which nobody would set beside a text. */
  bare: number
}

function sideOf(words: readonly Word[]): Side {
  const rows = rowsOf(words)
  const left = Math.min(...words.map(word => word.box[0]))
  const width = Math.max(...words.map(word => word.box[2])) - left
  const full = rows.filter(row => (row.words.at(-1) as Word).box[2] - left > 0.7 * width)
  const prose =
    rows.length >= PROSE_ROWS &&
    words.length / rows.length >= PROSE_WORDS &&
    full.length >= 0.5 * rows.length &&
    rows.filter(hasCells).length <= 0.3 * rows.length
  const figures = rows.filter(row => row.words.some(word => /\d/.test(word.text))).length / rows.length
  const bare = rows.filter(row => row.words.every(word => !/\p{L}/u.test(word.text))).length / rows.length
  return { rows, prose, figures, bare }
}

/** Cells of a table are set apart; the words of a line, even of a stretched one, hardly ever do. */
export function hasCells(row: Row): boolean {
  return row.words.some((word, index) => {
    const last = row.words[index - 1]
    return last !== undefined && word.box[0] - last.box[2] > CELL_GAP * row.size
  })
}

/** Two sides are columns of their own when they are prose, or when their rows are not beside each other. */
function areColumns(left: Side, right: Side): boolean {
  if (left.rows.length < 2 || right.rows.length < 2) return left.prose && right.prose
  if (left.prose && right.prose) return true
  const hasLabels = left.figures < MAX_FIGURES_OF_LABELS
  const leftBeside = shareBeside(left.rows, right.rows, hasLabels)
  const rightBeside = shareBeside(right.rows, left.rows, hasLabels)
  // A label beside each paragraph of a table with long values; a sidebar of facts has figures of its own.
  if (right.prose) return leftBeside < 0.9 || (left.figures > 0.3 && left.bare < 0.5)
  // A list of works with prices at its right; otherwise facts beside a text.
  if (left.prose) return rightBeside < 0.9 || right.figures < 0.5 || right.rows.length < 0.3 * left.rows.length
  // Labels that wrap leave rows without a partner; words at the left of figures are a table all the same.
  const labelled = hasLabels && right.figures >= 0.3
  return Math.max(leftBeside, rightBeside) < (labelled ? LABELLED_SHARE : TABLE_SHARE)
}

/** Whether running text stands on both sides of the strip. @param gutter x of its left edge */
export function areBothProse(rows: readonly Row[], gutter: number): boolean {
  const words = rows.flatMap(row => row.words)
  return [words.filter(word => word.box[2] <= gutter), words.filter(word => word.box[2] > gutter)].every(
    side => side.length > 0 && sideOf(side).prose,
  )
}

/**
 * Share of rows that have a row of the other side at their height.
 * @param labels one side labels the other: a label may stand in the middle of its value, as browsers set it, and a value of its label
 */
function shareBeside(rows: readonly Row[], others: readonly Row[], labels: boolean): number {
  const cells = labels ? cellsOf(others) : []
  const beside = cellsOf(rows).flatMap(cell =>
    cell.filter(row => {
      const isLevel = others.some(other => Math.abs(rowMiddle(other) - rowMiddle(row)) <= 0.3 * smaller(other, row))
      return isLevel || cells.some(other => isCentred(cell, other))
    }),
  )
  return beside.length / rows.length
}

/** Rows that are as near to each other as the lines of one text, apart from those that are further away. */
function cellsOf(rows: readonly Row[]): Row[][] {
  const gaps = rows.slice(1).map((row, at) => gapOf(rows[at] as Row, row))
  const leading = Math.min(MAX_LEADING, ...gaps)
  const cells: Row[][] = []
  rows.forEach((row, at) => {
    if (at > 0 && (gaps[at - 1] as number) <= leading + EVEN) cells.at(-1)?.push(row)
    else cells.push([row])
  })
  return cells
}

/** Cells of one row of a table, one of which has more lines than the other. */
function isCentred(cell: readonly Row[], other: readonly Row[]): boolean {
  const middleOf = (lines: readonly Row[]) => (rowMiddle(lines[0] as Row) + rowMiddle(lines.at(-1) as Row)) / 2
  const isNear = Math.abs(middleOf(cell) - middleOf(other)) <= CENTRED * smaller(cell[0] as Row, other[0] as Row)
  return cell.length !== other.length && Math.max(cell.length, other.length) <= MAX_LINES && isNear
}

function gapOf(above: Row, below: Row): number {
  return (below.top - above.bottom) / smaller(above, below)
}

function smaller(a: Row, b: Row): number {
  return Math.min(a.size, b.size)
}

function rowMiddle(row: Row): number {
  return middle(row.words[0] as Word)
}
