import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, withLines } from './cells.ts'
import { asOne, isHead, middleOf, MIN_COLUMNS, sideBySide } from './sideBySide.ts'

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
  const lines = page.blocks.flatMap(block => block.lines)
  const rewritten = new Map<Line, Line[]>()
  const gone = new Set<Segment>()
  for (const parts of sideBySide(lines)) {
    const head = asOne(parts)
    const [first] = parts
    if (!first || !isHead(head) || head.segments.some(cell => gone.has(cell))) continue
    const rows = rowsBelow(head, lines)
    if (!rows) continue
    rewritten.set(first, [head, ...rows.map(row => asOneLine(row.filter(one => one.length > 0).map(asOneCell)))])
    for (const cell of [...head.segments, ...rows.flat(2)]) gone.add(cell)
  }
  for (const line of lines) {
    const kept = line.segments.filter(cell => !gone.has(cell))
    if (kept.length === line.segments.length) continue
    rewritten.set(line, [...(rewritten.get(line) ?? []), ...(kept.length > 0 ? [asOneLine(kept)] : [])])
  }
  return withLines(page, rewritten)
}

/** A row as the lines of each of its cells. */
type GridRow = Segment[][]

/** undefined: no such table, or one whose cells are not all told apart. */
function rowsBelow(head: Line, lines: readonly Line[]): GridRow[] | undefined {
  const size = head.segments[0]?.words[0]?.size ?? 0
  const cells = cellsBelow(head, lines, size)
  const columns = head.segments.map((_, index) => cells.filter(cell => columnOf(head, cell) === index))
  const names = columns[0] ?? []
  if (names.length < MIN_ROWS) return undefined
  const rows = names.map(name => columns.map(column => column.filter(cell => nearest(names, cell) === name)))
  const filled = (row: GridRow) => row.filter(lines => lines.length > 0).length
  const isTable =
    rows.some(row => row.some(({ length }) => length > 1)) &&
    rows.every((row, index) => row.every(cell => isCentred(cell, names[index], size)) && filled(row) >= 2) &&
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
  const cells: Segment[] = []
  let last = bottom
  for (const cell of below) {
    const isOver = head.segments.filter(one => overlap(one, cell) > size).length > 1 || cell.text.length > MAX_CELL
    if (isOver || cell.box[1] - last > MAX_GAP * size) break
    cells.push(cell)
    last = Math.max(last, cell.box[3])
  }
  return cells
}

function columnOf({ segments }: Line, cell: Segment): number {
  const widths = segments.map(head => overlap(head, cell))
  return widths.indexOf(Math.max(...widths))
}

function nearest(names: readonly Segment[], cell: Segment): Segment | undefined {
  const away = (name: Segment) => Math.abs(middleOf(name) - middleOf(cell))
  return [...names].sort((a, b) => away(a) - away(b))[0]
}

function isCentred(lines: readonly Segment[], name: Segment | undefined, size: number): boolean {
  if (lines.length === 0 || !name) return name !== undefined
  const middle = middleOf({ box: union(lines.map(({ box }) => box)) })
  const isClose = lines.every((line, index) => {
    const above = lines[index - 1]
    return !above || (line.box[1] >= middleOf(above) && line.box[1] - above.box[3] <= LEADING * size)
  })
  return isClose && Math.abs(middle - middleOf(name)) <= OFF_MIDDLE * size
}

/** Shared width in points; negative: how far apart they stand. */
function overlap(a: Segment, b: Segment): number {
  return Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
}
