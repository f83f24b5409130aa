import type { Box } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { linesOf, middleOf, offEdge, overlap, sizeOf } from '../placed.ts'
import { withRows } from './rows.ts'
import { isHead } from './sideBySide.ts'

/** Halves of a cell begin at the same place, in points. */
const FLUSH = 2
/** How far the middle of the halves may lie from the middle of their row, in em. */
const OFF_MIDDLE = 0.3
/** So much wider than within the cell is the space to its neighbours above and below, in em. */
const APART = 0.12
/** A cell of a table; longer ones are lines of text. */
const MAX_CELL = 90

/** Lines of a text follow each other this closely, in em; recognised ones may overlap a little. */
const LEADING = 0.8
const OVERLAP = 0.1
/** What a row of a table is called; lines of text are longer. */
const MAX_LABEL = 30

/** A figure, perhaps with its currency before it. */
const IS_VALUE = /^(?:(?:ca\.|rd\.|rund|etwa|EUR|€)\s)*\d/u
/** Label and value stand at most this many em apart. */
const MAX_TABLE_GAP = 22

/** Cells of one row are set in sizes at most this far apart. */
const MAX_SIZES = 1.4

/** Of a row that is no half of another. */
const MIN_CELLS = 3

/** A row of so many cells is of a list, and no label and its value stand between its columns. */
const MANY_CELLS = 5

/** Points. */
const SAME_SIZE = 0.5

/**
 * A cell of two lines beside cells of one, which stand at the height of its middle: "3,57 % Käufer, inkl. ges. / MwSt." beside
 * "Provision". By height its halves are lines of their own, above and below the row that they belong to.
 */
export function withWrappedCells(page: Page): Page {
  const lines = linesOf(page)
  const halves = new Set<Segment>()
  const grown = new Map<Line, Segment[]>()
  for (const row of lines) {
    if (row.segments.some(({ text }) => text.length > MAX_CELL) || isOfText(row, lines)) continue
    for (const cell of wrappedAt(row, lines, halves)) {
      cell.forEach(half => halves.add(half))
      grown.set(row, [...(grown.get(row) ?? []), asOneCell(cell)])
    }
  }
  const rows = [...grown].map(([row, cells]): [Line, Line[]] => {
    const kept = row.segments.filter(cell => !halves.has(cell))
    return [row, [asOneLine([...kept, ...cells].sort((a, b) => a.box[0] - b.box[0]))]]
  })
  return withRows(page, new Map(rows))
}

/** Its cells go on right above or below: a paragraph beside another, whose lines lie half a line lower. */
function isOfText(row: Line, lines: readonly Line[]): boolean {
  const size = sizeOf(row)
  return lines.some(({ box, segments }) => {
    const distance = box[1] > row.box[1] ? box[1] - row.box[3] : row.box[1] - box[3]
    if (box === row.box || distance < -OVERLAP * size || distance > LEADING * size) return false
    return segments.some(other => row.segments.some(cell => overlap(other, cell) > 0 && cell.text.length > MAX_LABEL))
  })
}

/** The cells that belong to a row, as their two halves. */
function wrappedAt(row: Line, lines: readonly Line[], taken: ReadonlySet<Segment>): [Segment, Segment][] {
  const size = sizeOf(row)
  const middle = middleOf(row)
  // Two pairs of label and value side by side: each half belongs to the nearer one.
  const rivals = lines.filter(line => line !== row && Math.abs(middleOf(line) - middle) < 0.5 * size)
  const near = lines
    .filter(line => line !== row && line.box[1] < row.box[3] + 2 * size && line.box[3] > row.box[1] - 2 * size)
    .flatMap(({ segments }) => segments)
    .filter(segment => !taken.has(segment) && segment.text.length <= MAX_CELL && isBeside(segment.box, row, lines))
    // The last line of a headline beside a tile of the column at the side.
    .filter(
      ({ words: [first] }) =>
        first !== undefined && Math.max(first.size, size) <= MAX_SIZES * Math.min(first.size, size),
    )
    .filter(
      segment =>
        !rivals.some(
          rival => isBeside(segment.box, rival, lines) && gapTo(segment.box, rival) < gapTo(segment.box, row),
        ),
    )
  return near.flatMap((above): [Segment, Segment][] => {
    if (middleOf(above) >= middle || above.box[3] <= row.box[1]) return []
    const below = near.find(
      other =>
        middleOf(other) > middle &&
        other.box[1] < row.box[3] &&
        offEdge(other, above, 0) <= FLUSH &&
        isSetAlike(above, other) &&
        Math.abs(middleOf(above) + middleOf(other) - 2 * middle) <= 2 * OFF_MIDDLE * size,
    )
    if (!below || !isWhole(above, below, near, size) || isSentence(above, below, row)) return []
    if ((row.segments.length < MANY_CELLS && hasOwnLabel(above, below, lines)) || areRows(above, below, row, lines))
      return []
    const isLabel = row.segments.every(cell => cell.box[0] >= above.box[2])
    return isLabel && !isLabelOfTwoLines(above, below) ? [] : [[above, below]]
  })
}

/** "Hausgeld" beside the first of two lines and nothing below it: they are the value of a row of their own, in the table at the side. */
function hasOwnLabel(above: Segment, below: Segment, lines: readonly Line[]): boolean {
  const first = lines.find(({ segments }) => segments.includes(above))
  const second = lines.find(({ segments }) => segments.includes(below))
  const label = first?.segments[first.segments.indexOf(above) - 1]
  return label !== undefined && !second?.segments.some(other => offEdge(other, label, 0) <= FLUSH)
}

/** Rows of a table that a list of key facts stands beside. */
function areRows(above: Segment, below: Segment, { segments }: Line, lines: readonly Line[]): boolean {
  const isRow = (half: Segment) => lines.some(line => line.segments.length >= MIN_CELLS && line.segments.includes(half))
  return segments.length === 1 && isRow(above) && isRow(below)
}

/** How far a cell stands from a row, sidewards, in points. */
function gapTo(box: Box, { segments }: Line): number {
  return Math.min(...segments.map(cell => Math.max(0, cell.box[0] - box[2], box[0] - cell.box[2])))
}

/**
 * Where its row has no cell: behind its label, before a value that stands alone at the height of a label of two lines, between the
 * cells of a head, or where other rows of two pairs side by side have their first value.
 */
function isBeside(box: Box, row: Line, lines: readonly Line[]): boolean {
  const { segments } = row
  const isFree = segments.every(cell => cell.box[2] <= box[0] || cell.box[0] >= box[2])
  if (isFree && (isHead(row) || isColumn(box, row, lines) || isOfGrid(box, row, lines))) return true
  return segments.some(cell => cell.box[0] >= box[2]) ? isLoneValue(segments, box) : isFree
}

/** Above or below, a value begins at the same place behind a label that begins where the label of the row does. */
function isColumn(box: Box, row: Line, lines: readonly Line[]): boolean {
  const label = row.segments.filter(cell => cell.box[2] <= box[0]).at(-1)
  if (!label) return false
  return lines.some(
    line =>
      line !== row &&
      line.segments.some(
        (cell, at) =>
          offEdge(cell, label, 0) <= FLUSH && Math.abs((line.segments[at + 1]?.box[0] ?? Infinity) - box[0]) <= FLUSH,
      ),
  )
}

/** A row of the same columns has a cell there, too: "Hausgeld / Monat" before "Klasse" and "Heizung", over "241,00 €" before "E" and "Gas". */
function isOfGrid(box: Box, row: Line, lines: readonly Line[]): boolean {
  const begins = (line: Line, left: number) => line.segments.some(cell => Math.abs(cell.box[0] - left) <= FLUSH)
  const size = sizeOf(row)
  // A row that came apart has its name further to the left, and the cell belongs to that.
  const isApart = lines.some(
    line => line !== row && Math.abs(middleOf(line) - middleOf(row)) < 0.5 * size && line.box[2] <= box[0],
  )
  if (isApart) return false
  return lines.some(
    line =>
      line !== row &&
      line.segments.length >= MIN_CELLS &&
      begins(line, box[0]) &&
      row.segments.filter(cell => begins(line, cell.box[0])).length >= MIN_CELLS - 1,
  )
}

/** "Bodenrichtwert / 01.01.2026" beside "62 €/m²" */
function isLoneValue(segments: readonly Segment[], [, , right]: Box): boolean {
  const [value, ...others] = segments
  if (!value || others.length > 0 || value.text.length > MAX_LABEL) return false
  const size = sizeOf(value)
  return IS_VALUE.test(value.text) && value.box[0] - right < MAX_TABLE_GAP * size
}

/** The label of a card is set in other type than its value; a cell goes on as its first line ends. */
function isSetAlike({ words }: Segment, { words: [b] }: Segment): boolean {
  const a = words.at(-1)
  return a !== undefined && b !== undefined && Math.abs(a.size - b.size) < SAME_SIZE && a.bold === b.bold
}

/** A short paragraph beside a list of key facts. */
function isSentence(above: Segment, below: Segment, row: Line): boolean {
  const text = `${above.text} ${below.text}`
  // In a row of many cells a narrow one divides its words, too.
  if (/-$/u.test(above.text) && row.segments.length < MIN_CELLS) return true
  return text.length > MAX_LABEL && (/\.$/u.test(text) || /\p{Ll}{5}\. \p{Lu}/u.test(text))
}

/** Short, and no list of two labels whose values are lost; "Nettokaltmiete p. / a." goes on. */
function isLabelOfTwoLines(above: Segment, below: Segment): boolean {
  return (
    above.text.length + below.text.length <= 2 * MAX_LABEL &&
    !/(?<!(?<!\p{L})p)[:.]$/u.test(above.text) &&
    /\p{L}{3}/u.test(above.text)
  )
}

/** No third line of the same column follows as closely: it would be a text, not a cell. */
function isWhole(above: Segment, below: Segment, near: readonly Segment[], size: number): boolean {
  const within = below.box[1] - above.box[3]
  return near.every(({ box }) => {
    const overlaps = box[0] < Math.max(above.box[2], below.box[2]) && box[2] > above.box[0]
    if (!overlaps || box === above.box || box === below.box) return true
    const distance = box[3] <= above.box[1] ? above.box[1] - box[3] : box[1] - below.box[3]
    return distance > within + APART * size
  })
}
