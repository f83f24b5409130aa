import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, withLines } from './cells.ts'
import { apart } from './gluedCells.ts'
import { middleOf } from './sideBySide.ts'

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
  const lines = page.blocks.flatMap(block => block.lines)
  const head = lines.flatMap(({ segments }) => segments).find(({ text }) => USE_AND_PLACE.test(text))
  if (!head) return page
  const body = bodyBelow(head, lines)
  const rows = body.filter(({ segments }) => segments.length >= MIN_CELLS)
  const [first] = rows
  // Cells that begin at the height of their row are no halves.
  if (!first || body[0] === first) return page
  const grown = new Map<Line, Segment[]>(rows.map(row => [row, []]))
  for (const line of body) {
    if (grown.has(line)) continue
    const row = nearest(rows, line)
    if (!row) return page
    grown.get(row)?.push(...line.segments)
  }
  const rewritten = new Map<Line, Line[]>(body.map(line => [line, []]))
  for (const [row, halves] of grown) rewritten.set(row, [withHalves(row, halves)])
  return withLines(page, rewritten)
}

/**
 * The columns behind use and place are narrow: an area that ends at the right of its own stands close to the number of the sheet, and "486 3917"
 * below "m²" and "Blatt" is two cells. One row is enough to tell, as the register's heads are unmistakable.
 */
function withFiguresApart(page: Page): Page {
  const lines = page.blocks.flatMap(block => block.lines)
  const heads = lines.find(({ segments }) => segments.some(({ text }) => USE_AND_PLACE.test(text)))
  const head = heads?.segments.find(({ text }) => USE_AND_PLACE.test(text))
  if (!heads || !head) return page
  const size = head.words[0]?.size ?? 0
  const behind = heads.segments.slice(heads.segments.indexOf(head) + 1)
  const edges = behind.map(({ box }) => box[0] - BEFORE_COLUMN * size)
  const parted = bodyBelow(head, lines).flatMap((line): [Line, Line[]][] => {
    const cells = apart(line, edges, size)
    return cells.segments.length > line.segments.length ? [[line, [cells]]] : []
  })
  return withLines(page, new Map(parted))
}

/** Down to a gap, or to text that runs over several columns. */
function bodyBelow(head: Segment, lines: readonly Line[]): Line[] {
  const size = head.words[0]?.size ?? 0
  const ofHead = lines.filter(
    line => Math.abs(middleOf(line) - middleOf(head)) <= HEAD_HEIGHT * size || isSecondOfHead(line, head),
  )
  const below = lines
    .filter(line => !ofHead.includes(line) && middleOf(line) > middleOf(head))
    .sort((a, b) => middleOf(a) - middleOf(b))
  const columns = below.find(({ segments }) => segments.length >= MIN_CELLS)?.segments ?? []
  const body: Line[] = []
  let last = Math.max(...ofHead.map(({ box }) => box[3]))
  for (const line of below) {
    const isOver = line.segments.some(cell => columns.filter(column => isBelow(cell, column)).length > 1)
    if (isOver || line.box[1] - last > MAX_GAP * size) break
    body.push(line)
    last = Math.max(last, line.box[3])
  }
  return body
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

function isBelow({ box }: Segment, column: Segment): boolean {
  return box[0] < column.box[2] && box[2] > column.box[0]
}

function nearest(rows: readonly Line[], line: Line): Line | undefined {
  const away = (row: Line) => Math.abs(middleOf(row) - middleOf(line))
  const [row] = [...rows].sort((a, b) => away(a) - away(b))
  const size = line.segments[0]?.words[0]?.size ?? 0
  return row && away(row) <= MAX_AWAY * size ? row : undefined
}

/** Halves go to the cell above or below them; where the row has none, they are its cell. */
function withHalves({ segments }: Line, halves: readonly Segment[]): Line {
  const columns: Segment[][] = segments.map(cell => [cell])
  for (const half of halves) {
    const column = columns.find(cells => cells.some(cell => isBelow(half, cell)))
    if (column) column.push(half)
    else columns.push([half])
  }
  const cells = columns.map(cells => asOneCell(cells.sort((a, b) => middleOf(a) - middleOf(b))))
  return asOneLine(cells.sort((a, b) => a.box[0] - b.box[0]))
}
