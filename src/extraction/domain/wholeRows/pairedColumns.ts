import type { Box } from '#kernel/evidence.ts'
import type { Line, Page } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { labelName } from '../labelName.ts'
import { isTradeLabel } from '../remarks/rules/tradeLabels.ts'
import { TABLES } from '../rules/allRules.ts'
import { linesOf, middleOf, offEdge, type Placed } from '../placed.ts'
import { withRows } from './rows.ts'
import { SAME_HEIGHT } from './sideBySide.ts'

/** Labels begin flush, and so do their values, in points. */
const FLUSH = 2
const MIN_ROWS = 3
/** So many of our own labels make a column one of labels. */
const MIN_KNOWN = 2
const LABELS = 0.4
/** Values flush at their right are figures set in a table, never running text: there fewer of the labels need be ours. */
const LABELS_BESIDE_FLUSH = 0.2
const MAX_LABEL = 50
/** Lines of a text beside a list of key facts are longer, most of them. */
const MAX_VALUE = 45
const SHORT = 0.6
/** From one row of a table to the next, in points. */
const MAX_ROW_GAP = 30
/** So many parts of the building one below the other head what was done to each, however long that is. */
const MIN_TRADES = 3
/** A label or value that goes on in its next line stands so close below it, in heights of its line. */
const TIGHT = 0.7
const GOES_ON = /(?:[,&/-]| und| keine?)$/u

/**
 * A table of two columns may be read as two columns of text: all labels first, then all values, and "Lage" among them heads a section.
 * Where our own labels are in one column and a line at the height of each in the next, the two are rows.
 */
export function withPairedColumns(page: Page): Page {
  const lines = linesOf(page)
  const rows = new Map<Line, Line>()
  for (const column of columnsOf(lines)) {
    // Two tables one below the other may share their columns; a heading between them is no row.
    const tables: Pair[][] = []
    if (isTable(column, lines, [])) tables.push(column)
    else for (const part of apart(column)) if (isTable(part, lines, tables.flat())) tables.push(part)
    for (const [label, value] of tables.flat()) rows.set(label, value)
  }
  return withRows(page, new Map([...rows].map(pair => [pair[0], [rowOf(pair, lines)]])))
}

/** @param above rows of the same columns that are known to be rows */
function isTable(column: readonly Pair[], lines: readonly Line[], above: readonly Pair[]): boolean {
  const trades = column.filter(([label]) => isTradeLabel(nameOf(label))).length
  const known = column.filter(([label]) => isLabel(label)).length
  const share = isFlushRight(column) ? LABELS_BESIDE_FLUSH : LABELS
  const short = column.filter(([, { segments }]) => (segments[0]?.text.length ?? 0) <= MAX_VALUE).length
  const isTimeline = column.every(([label]) => /^(?:19|20)\d\d(?: ?[-–/] ?(?:(?:19|20)?\d\d))?$/u.test(nameOf(label)))
  // Figures below rows of figures: fewer still.
  const isOneTable = isContinued(column, lines, above)
  const least = isFlushRight(column) && isOneTable ? 1 : MIN_KNOWN
  const isOfLabels =
    known >= Math.max(least, share * column.length) &&
    (short >= SHORT * column.length || trades >= MIN_TRADES || isOneTable || beginsCells(column, lines)) &&
    !column.some(([{ segments }]) => /^[\d€(]/u.test(segments[0]?.text ?? ''))
  return column.length >= MIN_ROWS && (isTimeline || isOfLabels) && isAllPaired(column, lines)
}

/**
 * Room above the first line of every value and none within: the lines of a text beside a list of key facts follow each other evenly.
 */
function beginsCells(column: readonly Pair[], lines: readonly Line[]): boolean {
  const isBelow = (line: Line, other: Line) => isFlush(other, line, 0) && other.box[1] < line.box[1]
  const isRoomAbove = ([, value]: Pair) => {
    const room = TIGHT * (value.box[3] - value.box[1])
    return lines.every(other => !isBelow(value, other) || value.box[1] - other.box[3] > room)
  }
  return column.every(isRoomAbove) && column.some(([, value]) => continuationOf(value, lines).length > 0)
}

/** A column parted where more than a row's distance is between two of its rows. */
function apart(column: readonly Pair[]): Pair[][] {
  const parts: Pair[][] = []
  for (const pair of column) {
    const last = parts.at(-1)?.at(-1)
    if (last && pair[0].box[1] - last[0].box[3] <= MAX_ROW_GAP) parts.at(-1)?.push(pair)
    else parts.push([pair])
  }
  return parts
}

/** The lines right below one, flush with it at either side and tight, with nothing at their left or right: "Elektrik, Wasser," over "Abwasser". */
function continuationOf(line: Line, lines: readonly Line[]): Line[] {
  const height = line.box[3] - line.box[1]
  const next = lines.find(
    other =>
      other.segments.length === 1 &&
      (isFlush(other, line, 0) || isFlush(other, line, 2)) &&
      other.box[1] > line.box[1] &&
      other.box[1] - line.box[3] <= TIGHT * height &&
      (GOES_ON.test(line.segments[0]?.text ?? '') || !isLabel(other)) &&
      !lines.some(beside => beside !== other && Math.abs(middleOf(beside) - middleOf(other)) < SAME_HEIGHT),
  )
  return next ? [next, ...continuationOf(next, lines)] : []
}

/** With the lines in which label and value go on. */
function rowOf(pair: Pair, lines: readonly Line[]): Line {
  return asOneLine(pair.map(line => asOneCell([line, ...continuationOf(line, lines)].flatMap(one => one.segments))))
}

type Pair = readonly [label: Line, value: Line]

/** Pairs of lines side by side, by the columns that they are in, from top to bottom. */
function columnsOf(lines: readonly Line[]): Pair[][] {
  const columns: Pair[][] = []
  for (const label of [...lines].sort((a, b) => a.box[1] - b.box[1])) {
    const [cell] = label.segments
    if (label.segments.length !== 1 || !cell || cell.text.length > MAX_LABEL) continue
    const value = nextTo(label, lines)
    if (!value) continue
    const column = columns.find(
      ([first]) => first && isFlush(first[0], label, 0) && (isFlush(first[1], value, 0) || isFlush(first[1], value, 2)),
    )
    if (column) column.push([label, value])
    else columns.push([[label, value]])
  }
  return columns
}

/** The nearest line at the right at the same height. */
function nextTo(label: Line, lines: readonly Line[]): Line | undefined {
  return lines
    .filter(line => line.box[0] >= label.box[2] && Math.abs(middleOf(line) - middleOf(label)) < SAME_HEIGHT)
    .sort((a, b) => a.box[0] - b.box[0])
    .find(line => line.segments.length === 1)
}

/** @param edge 0: at the left, 2: at the right */
function isFlush(a: Placed, b: Placed, edge: 0 | 2): boolean {
  return offEdge(a, b, edge) <= FLUSH
}

/** Of different width, and yet all of them end at one place. */
function isFlushRight(column: readonly Pair[]): boolean {
  const [first] = column
  return (
    first !== undefined &&
    column.every(([, value]) => isFlush(first[1], value, 2)) &&
    column.some(([, value]) => !isFlush(first[1], value, 0))
  )
}

/** The row right above or below is in the same two columns and was read as one: the same table, however long its values are. */
function isContinued(column: readonly Pair[], lines: readonly Line[], above: readonly Pair[]): boolean {
  const [first, last] = [column[0], column.at(-1)]
  if (!first || !last) return false
  return [...lines, ...above.map(pair => rowOf(pair, lines))].some(({ segments: [label, value, ...more], box }) => {
    if (!label || !value || more.length > 0 || label.text.length > MAX_LABEL) return false
    const isValue = isFlush(value, first[1], 0) || (isFlushRight(column) && isFlush(value, first[1], 2))
    if (!isFlush(label, first[0], 0) || !isValue) return false
    return follows(first[0].box, box, lines) || follows(box, last[0].box, lines)
  })
}

/** The next row, or the next one below a heading of its own: "Gemeinschaft" between "Beziehbar" and "Einheiten". */
function follows(below: Box, above: Box, lines: readonly Line[]): boolean {
  const isNext = (lower: Box, upper: Box) => lower[1] > upper[1] && lower[1] - upper[3] < MAX_ROW_GAP
  if (isNext(below, above)) return true
  return lines.some(
    ({ box, segments: [heading, ...more] }) =>
      more.length === 0 &&
      heading !== undefined &&
      heading.text.length <= MAX_LABEL &&
      Math.abs(box[0] - above[0]) <= FLUSH &&
      isNext(box, above) &&
      isNext(below, box),
  )
}

/** No value stands among the labels: where one does, each label has its own below it, as on a card. */
function isAllPaired(column: readonly Pair[], lines: readonly Line[]): boolean {
  const [first, last] = [column[0]?.[0], column.at(-1)?.[0]]
  if (!first || !last) return false
  const cards = column.filter(([label]) => !GOES_ON.test(nameOf(label)) && continuationOf(label, lines).length > 0)
  if (2 * cards.length > column.length) return false
  const ofLabels = new Set(column.flatMap(([label]) => [label, ...continuationOf(label, lines)]))
  return !lines.some(
    line =>
      line.segments.length === 1 &&
      isFlush(line, first, 0) &&
      line.box[1] > first.box[1] &&
      line.box[1] < last.box[3] + (first.box[3] - first.box[1]) &&
      !ofLabels.has(line),
  )
}

/** What courts and appraisers put beside each other, and no fact of ours. */
const OF_FORMS =
  /^(?:altlasten|baulasten|altlasten, ?baulasten|abteilung (?:ii|2)|grundbuch|nutzung|bauart|bauweise|erschließung|aktenzeichen|bodenrichtwert|mietverhältnisse?|rechte|lasten|bauzustand|bauschäden|grundrisslösung|erbbaurecht|überbau),?$/u

function isLabel(line: Line): boolean {
  const name = nameOf(line)
  return OF_FORMS.test(name) || isTradeLabel(name) || TABLES.some(({ label }) => label.test(name))
}

function nameOf({ segments: [cell] }: Line): string {
  return labelName((cell?.text ?? '').replace(/\s*:$/u, ''))
}
