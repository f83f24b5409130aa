import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { areCentredOn, linesOf, middleOf, sizeOf } from '../placed.ts'
import { withRows } from './rows.ts'
import { asOne, SAME_HEIGHT, sideBySide } from './sideBySide.ts'

/** Cells of one column begin at the same place, in points. */
const FLUSH = 2
/** How far the middle of a cell of several lines may lie from that of the cell beside it, in em. */
const OFF_MIDDLE = 0.4
/** Lines of one cell follow each other at most this far, in em. */
const LEADING = 0.8
/** What a row is called; what is longer is text beside text. */
const MAX_LABEL = 40
const MAX_VALUE = 140

/** Where the two columns of a table begin, in points. */
interface Columns {
  readonly label: number
  readonly value: number
}

/**
 * In a table of two columns a value of two or three lines stands centred beside its label: by height its first line is above the label, and
 * "überwiegend Baujahr," over "Elektroleitungen" over "Zählerschrank 1998" is read as three lines of text. Rows of one line in the same two
 * columns tell that it is a table.
 */
export function withCentredLabels(page: Page): Page {
  const columns = linesOf(page).flatMap(line => columnsOf(line) ?? [])
  const { lines, pairs } = inOrder(page, columns)
  const rows = new Map<Line, Line[]>()
  const taken = new Set<Line>()
  for (const [at, first] of lines.entries()) {
    const [value] = first.segments
    if (!value || first.segments.length > 1 || taken.has(first)) continue
    const below = lines.slice(at, at + ROW_LINES)
    const labelStarts = new Set(columns.flatMap(found => (isAt(value, found.value) ? [found.label] : [])))
    const row = [...labelStarts]
      .map(label => rowOf(below, { label, value: value.box[0] }))
      .find(found => found !== null)
    // Text that runs on above or below is no cell, and what stands beside it no label of it.
    if (!row || runsOn(lines[at - 1], first) || runsOn(below.at(-1), lines[at + ROW_LINES])) continue
    for (const line of below) taken.add(line)
    rows.set(first, [asOneLine([row.label, row.value])])
  }
  for (const [pair, value] of pairs) if (!taken.has(pair)) rows.set(value, [pair])
  return withRows(page, rows)
}

interface InOrder {
  readonly lines: readonly Line[]
  /** Rows that were made of a label and a value of one height, with the line of the value. */
  readonly pairs: ReadonlyMap<Line, Line>
}

/** The lines of a page; where the labels of some rows came apart from their values, both go from top to bottom. */
function inOrder(page: Page, columns: readonly Columns[]): InOrder {
  const pairs = new Map<Line, Line>()
  const lines: Line[] = []
  const read = linesOf(page)
  for (let at = 0; at < read.length;) {
    const found = columns.map(({ label, value }) => apartAt(read, at, { label, value })).find(one => one !== null)
    if (!found) {
      lines.push(read[at] as Line)
      at++
      continue
    }
    at += found.length
    for (const row of sideBySide(found)) {
      const [label, value] = row
      if (!label || !value || row.length > 2) {
        lines.push(...row)
        continue
      }
      const pair = asOne(row)
      pairs.set(pair, value)
      lines.push(pair)
    }
  }
  return { lines, pairs }
}

/** Labels, and behind them the values they stand beside, in the columns of a table that has whole rows on the page; null: none begin here. */
function apartAt(lines: readonly Line[], at: number, { label, value }: Columns): Line[] | null {
  const labels = whileAlone(lines, at, label, MAX_LABEL)
  const values = whileAlone(lines, at + labels.length, value, MAX_VALUE)
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last) return null
  const isBeside = ({ box, segments }: Line) =>
    box[1] >= first.box[1] - sizeOf(segments[0]) && box[3] <= last.box[3] + sizeOf(segments[0])
  // Cards that stand side by side have a line beside each line.
  const isBetween = (label: Line) => values.every(line => Math.abs(middleOf(line) - middleOf(label)) >= SAME_HEIGHT)
  return labels.every(isBeside) && labels.some(isBetween) ? [...labels, ...values] : null
}

/** The lines from there on that are one cell of this column each. */
function whileAlone(lines: readonly Line[], from: number, column: number, most: number): Line[] {
  let end = from
  while (isAlone(lines[end], column, most)) end++
  return lines.slice(from, end)
}

function isAlone(line: Line | undefined, column: number, most: number): boolean {
  const [cell, ...more] = line?.segments ?? []
  return cell !== undefined && more.length === 0 && isAt(cell, column) && cell.text.length <= most
}

/** The label between two lines of its value, or beside the middle one of three. */
const ROW_LINES = 3

function columnsOf({ segments: [label, value, ...more] }: Line): Columns | null {
  if (!label || !value || more.length > 0 || label.text.length > MAX_LABEL) return null
  return { label: label.box[0], value: value.box[0] }
}

interface Row {
  readonly label: Segment
  readonly value: Segment
}

/** null: the lines are no such row. */
function rowOf(lines: readonly Line[], columns: Columns): Row | null {
  if (lines.length < ROW_LINES || lines.at(-1)?.segments.length !== 1) return null
  const cells = lines.flatMap(({ segments }) => segments)
  const values = cells.filter(cell => isAt(cell, columns.value))
  const [label, ...more] = cells.filter(cell => !values.includes(cell))
  if (!label || more.length > 0 || values.length < 2 || !isAt(label, columns.label) || label.box[2] > columns.value) return null // prettier-ignore
  if (label.text.length > MAX_LABEL || values.some(({ text }) => text.length > MAX_VALUE)) return null
  const size = sizeOf(label)
  const isOneCell = values.every((value, at) => at === 0 || value.box[1] - (values[at - 1] as Segment).box[3] <= LEADING * size) // prettier-ignore
  return isOneCell && areCentredOn(values, label, OFF_MIDDLE * size) ? { label, value: asOneCell(values) } : null
}

function runsOn(above: Line | undefined, below: Line | undefined): boolean {
  const [last, next] = [above?.segments.at(-1), below?.segments.at(-1)]
  if (!last || !next || !isAt(next, last.box[0])) return false
  return next.box[1] - last.box[3] <= LEADING * sizeOf(next) && next.box[1] >= middleOf(last)
}

function isAt({ box }: Segment, start: number): boolean {
  return Math.abs(box[0] - start) <= FLUSH
}
