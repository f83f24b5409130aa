import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { apart } from './gluedCells.ts'
import { downToGap, linesOf, middleOf, nearest, overlap, sizeOf } from '../placed.ts'
import { withRows } from './rows.ts'

/** The land register's own name of the column that tells use and address. */
const USE_AND_PLACE = /^(?:.{0,40}\s)?Wirtschaftsart(?:\s|$)/u
/** How far the lines of a head of two, "lfd." over "Nr.", lie from its middle, in em. */
const HEAD_HEIGHT = 1.3
/** No two lines of the table are further apart, in em. */
const MAX_GAP = 1.2
/** Number, sheet, parcel, use, area: fewer are no row of it. */
const MIN_CELLS = 3
/** Columns are flush with their names; so far before one, in em, the one before it has ended. */
const BEFORE_COLUMN = 0.25
/** No cell has more lines above or below the middle of its row, in em. */
const MAX_AWAY = 3.2

/**
 * A court writes what it sells as the land register does, and the cell of use and address takes two or three lines: "Gebäude- und
 * Freifläche, Römerstraße 00, 66540" stands above its row and "Neunkirchen" below it, each a line of its own. They are one cell of
 * the row at the height of their middle, so postcode, town and area come together.
 */
export function withRegisterRows(unparted: Page): Page {
  const page = withFiguresApart(unparted)
  const lines = linesOf(page)
  const head = headIn(lines)
  if (!head) return page
  const body = bodyBelow(head, lines)
  const rows = body.filter(({ segments }) => segments.length >= MIN_CELLS)
  const [first] = rows
  // Cells that begin at the height of their row are no halves.
  if (!first || body[0] === first) return page
  const grown = new Map<Line, Segment[]>(rows.map(row => [row, []]))
  for (const line of body) {
    if (grown.has(line)) continue
    const row = nearest(line, rows)
    if (!row || Math.abs(middleOf(row) - middleOf(line)) > MAX_AWAY * sizeOf(line)) return page
    grown.get(row)?.push(...line.segments)
  }
  return withRows(page, new Map([...grown].map(([row, halves]) => [row, [withHalves(row, halves)]])))
}

function headIn(lines: readonly Line[]): Segment | undefined {
  return lines.flatMap(({ segments }) => segments).find(({ text }) => USE_AND_PLACE.test(text))
}

/**
 * The columns behind use and place are narrow: an area that ends at the right of its own stands close to the number of the sheet, and "486 3917"
 * below "m²" and "Blatt" is two cells. One row is enough to tell, as the register's heads are unmistakable.
 */
function withFiguresApart(page: Page): Page {
  const lines = linesOf(page)
  const head = headIn(lines)
  if (!head) return page
  const size = sizeOf(head)
  const heads = lines.find(({ segments }) => segments.includes(head))?.segments ?? []
  const behind = heads.slice(heads.indexOf(head) + 1)
  const edges = behind.map(({ box }) => box[0] - BEFORE_COLUMN * size)
  const parted = bodyBelow(head, lines).flatMap((line): [Line, Line[]][] => {
    const cells = apart(line, edges, size)
    return cells.segments.length > line.segments.length ? [[line, [cells]]] : []
  })
  return withRows(page, new Map(parted))
}

/** Down to a gap, or to text that runs over several columns. */
function bodyBelow(head: Segment, lines: readonly Line[]): Line[] {
  const size = sizeOf(head)
  const ofHead = lines.filter(
    line => Math.abs(middleOf(line) - middleOf(head)) <= HEAD_HEIGHT * size || isSecondOfHead(line, head),
  )
  const below = lines
    .filter(line => !ofHead.includes(line) && middleOf(line) > middleOf(head))
    .sort((a, b) => middleOf(a) - middleOf(b))
  const columns = below.find(({ segments }) => segments.length >= MIN_CELLS)?.segments ?? []
  const isOver = (line: Line) =>
    line.segments.some(cell => columns.filter(column => overlap(cell, column) > 0).length > 1)
  return downToGap(Math.max(...ofHead.map(({ box }) => box[3])), below, MAX_GAP * size, isOver)
}

/** "Nr.", "Flurstück" and "in m²" below "Lfd.", "Flur," and "Größe", however far the lines of the head are apart. */
function isSecondOfHead({ segments, box }: Line, head: Segment): boolean {
  return (
    box[1] >= head.box[1] &&
    segments.every(({ text }) =>
      /^(?:lfd\.?|nr\.?|flur(?:stück)?|blatt|lage|\(?(?:in )?(?:m²|qm|ha|€)\)?)$/iu.test(text),
    )
  )
}

/** Halves go to the cell above or below them; where the row has none, they are its cell. */
function withHalves({ segments }: Line, halves: readonly Segment[]): Line {
  const columns: Segment[][] = segments.map(cell => [cell])
  for (const half of halves) {
    const column = columns.find(cells => cells.some(cell => overlap(half, cell) > 0))
    if (column) column.push(half)
    else columns.push([half])
  }
  const cells = columns.map(cells => asOneCell(cells.sort((a, b) => middleOf(a) - middleOf(b))))
  return asOneLine(cells.sort((a, b) => a.box[0] - b.box[0]))
}
