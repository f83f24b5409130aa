import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { linesOf, middleOf, offEdge, sizeOf } from '../placed.ts'
import { withRows } from './rows.ts'
import { cellAbove, goesOnBelow, isHead } from './sideBySide.ts'

/** Label and value at least. */
const MIN_CELLS = 2
/** No two rows of one table are further apart, in em. */
const MAX_PITCH = 4

/** Where columns of labels and values alternate, so many rows begin at the same places. */
const MIN_GRID_ROWS = 3
const GRID_COLUMNS = 4
/** Of the space between two rows so much is between the lines of a cell at most. */
const TIGHT = 0.5
/** Cells of one column begin this near to each other, in points. */
const FLUSH = 2
/** What stands over a column that explains the one before it. */
const REMARKS = /^(?:angaben?|werte?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|erläuterung(?:en)?|details)$/iu

/**
 * Below a head, and in a grid of labels and values, the cells of a row begin at one height and go on below it: "Verbrauch 141,2 / kWh/(m²a), E" beside "Energieausweis". By lines
 * the second half is a row of its own, which nothing names.
 */
export function withContinuedCells(page: Page): Page {
  const lines = linesOf(page).sort((a, b) => middleOf(a) - middleOf(b))
  const rows = new Map<Line, Line[]>()
  const grids = gridsOf(lines)
  let row: Line | null = null
  let first: Line | null = null
  for (const [index, line] of lines.entries()) {
    if (isHead(line) || headsRemarks(line)) {
      row = line
      first = null
      continue
    }
    if (!row && isOfGrid(line, grids)) {
      row = line
      first = line
      continue
    }
    if (!row) continue
    const under = row
    const next = lines.slice(index + 1).find(one => !isWithoutName(one, under, grids))
    if (first && isWithoutName(line, row, grids) && goesOnBelow(line, row, next)) {
      row = joined(row, line)
      rows.set(first, [row])
      continue
    }
    const isNext: boolean = line.segments.length >= MIN_CELLS && line.box[1] - row.box[3] <= MAX_PITCH * sizeOf(line)
    row = isNext ? line : null
    first = row
  }
  return withRows(page, rows)
}

/** "Merkmal | Angabe | Bemerkung" */
function headsRemarks({ segments }: Line): boolean {
  return segments.length >= 3 && segments.every(({ text }) => !/\d/u.test(text)) && segments.some(({ text }) => REMARKS.test(text)) // prettier-ignore
}

/** A line that begins in the column of names names a row of its own; in a grid each second column has names. */
function isWithoutName(line: Line, row: Line, grids: readonly Line[]): boolean {
  if (isTight(line, row, grids)) return true
  const { segments } = line
  const inGrid = isOfGrid(row, grids)
  const names = inGrid ? row.segments.filter((_, at) => at % 2 === 0) : row.segments.slice(0, 1)
  return (
    row.segments.length >= MIN_CELLS &&
    segments.every(cell => {
      const above = cellAbove(cell, row)
      return !names.some(name => above === name && !(inGrid && goesOnAsName(cell, name, line)))
    })
  )
}

/**
 * "Netto-" above "kaltmiete" above "im Jahr": in a grid a name of several lines goes on in small letters, where it was parted or nothing stands beside it.
 * A name that begins its own row has its value at its side.
 */
function goesOnAsName(cell: Segment, name: Segment, line: Line): boolean {
  if (!/^\p{Ll}/u.test(cell.text)) return false
  return /\p{L}-$/u.test(name.text) || line.segments.length === 1
}

/** Names that go on, too: "Monatliches / Wohngeld". They are nearer to their first line than any row of the grid is to the next. */
function isTight(line: Line, row: Line, grids: readonly Line[]): boolean {
  if (!isOfGrid(row, grids) || line.segments.length >= GRID_COLUMNS) return false
  if (!line.segments.every(cell => row.segments.some(one => offEdge(one, cell, 0) <= FLUSH))) return false
  // "davon" begins a row of its own; what goes on in small letters is told by goesOnAsName.
  if (
    line.segments.some(
      cell =>
        row.segments.some((one, at) => at % 2 === 0 && offEdge(one, cell, 0) <= FLUSH) && /^\p{Ll}/u.test(cell.text),
    )
  )
    return false
  const rows = grids.filter(one => isFlush(one, row))
  const gaps = rows.slice(1).map((one, at) => one.box[1] - (rows[at]?.box[3] ?? 0))
  return line.box[1] - row.box[3] <= Math.min(...gaps) * TIGHT
}

/** Rows of label, value, label, value that others are set under: one of each such grid. */
function gridsOf(lines: readonly Line[]): Line[] {
  const rows = lines.filter(
    ({ segments }) => segments.length === GRID_COLUMNS && [0, 2].every(at => !/\d/u.test(segments[at]?.text ?? '')),
  )
  return rows.filter(row => rows.filter(other => isFlush(row, other)).length >= MIN_GRID_ROWS)
}

function isOfGrid(line: Line, grids: readonly Line[]): boolean {
  return line.segments.length === GRID_COLUMNS && grids.some(row => isFlush(row, line))
}

function isFlush(one: Line, other: Line): boolean {
  return one.segments.every(({ box }, at) => Math.abs(box[0] - (other.segments[at]?.box[0] ?? 0)) <= FLUSH)
}

function joined(row: Line, below: Line): Line {
  const more = new Map(below.segments.map(cell => [cellAbove(cell, row), cell]))
  return asOneLine(
    row.segments.map((cell): Segment => {
      const rest = more.get(cell)
      return rest ? asOneCell([cell, rest]) : cell
    }),
  )
}
