import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { areWorksHeads } from '../worksHeads.ts'
import { areCentredOn, downToGap, middleOf, offEdge, type Placed, sizeOf } from '../placed.ts'
import { type GridRow, lineOf, rowsBeside, withTablesBelow } from './rows.ts'
import { asOne } from './sideBySide.ts'

const MIN_ROWS = 2
/** Cells of one column begin at the same place or a little before it, in points. */
const FLUSH = 3
/** How far the first lines of the cells of a row lie apart, in points. */
const SAME_TOP = 3
/** How far the middle of a cell may lie from that of its row, in em. */
const OFF_MIDDLE = 0.4
/** Lines of one name follow each other this closely, and no two rows are further apart, in em. */
const LEADING = 0.8
const MAX_GAP = 3.5

/**
 * "Wohnung | Was zu tun ist | Kosten": the cells of such a table run over several lines, so that it is read as columns of text, and what is to be
 * done comes apart from its flat and from its price. The first column tells where the rows are.
 */
export function withWorksRows(page: Page): Page {
  return withTablesBelow(page, (parts, lines) => {
    const head = asOne(parts)
    return areWorksHeads(head.segments.map(({ text }) => text)) ? rowsOf(head, cellsBelow(head, lines)) : undefined
  })
}

/** Down to the first gap, or the first text that runs over the columns. */
function cellsBelow(head: Line, lines: readonly Line[]): Segment[] {
  const below = lines.filter(one => middleOf(one) > head.box[3]).toSorted((a, b) => a.box[1] - b.box[1])
  const isOver = ({ segments }: Line) => segments.some(cell => columnAt(head, cell) === null)
  return downToGap(head.box[3], below, MAX_GAP * sizeOf(head), isOver).flatMap(({ segments }) => segments)
}

/** null: it runs over an edge, or is beside the table. */
function columnAt({ segments: heads }: Line, cell: Segment): number | null {
  const { box } = cell
  // Amounts are set flush right below their head.
  const flush = heads.findLastIndex(head => offEdge(head, cell, 2) <= FLUSH && head.box[0] < box[2])
  if (flush > 0 && box[0] > (heads[flush - 1]?.box[2] ?? 0)) return flush
  const at = heads.findLastIndex(head => head.box[0] <= box[0] + FLUSH)
  const next = heads[at + 1]
  return at < 0 || (next && box[2] > next.box[0]) ? null : at
}

function rowsOf(head: Line, cells: readonly Segment[]): Line[] | undefined {
  const size = sizeOf(head)
  const columns = head.segments.map((_, at) =>
    cells.filter(cell => columnAt(head, cell) === at).toSorted((a, b) => a.box[1] - b.box[1]),
  )
  const names = namesOf(columns[0] ?? [], columns.at(-1) ?? [], size)
  if (names.length < MIN_ROWS) return undefined
  const rows = [beginningAt(names, columns), aroundMiddleOf(names, columns, size)]
  return rows.find(found => found !== null && isWhole(found, columns))?.map(lineOf)
}

/** What a row begins with, where no white line parts it from the one above: its number, or its amount. */
const BEGINS = /^(?:\d|(?:we|whg|wohnung|einheit|nr)(?!\p{L}))/iu
const AMOUNT = /^(?:ca\.? |rund |etwa |rd\.? )?\d[\d.]*,?\d* ?(?:€|eur)|^[–—-]$/iu

/** The lines of each name. */
function namesOf(lines: readonly Segment[], last: readonly Segment[], size: number): Segment[][] {
  return lines.reduce<Segment[][]>((names, line) => {
    const above = names.at(-1)?.at(-1)
    const isPriced = last.some(({ box, text }) => Math.abs(box[1] - line.box[1]) <= SAME_TOP && AMOUNT.test(text))
    const goesOn = above && line.box[1] - above.box[3] <= LEADING * size && !isPriced && !BEGINS.test(line.text)
    if (goesOn) names.at(-1)?.push(line)
    else names.push([line])
    return names
  }, [])
}

/** Each cell begins at the height of its row's name. */
function beginningAt(names: readonly Segment[][], columns: readonly Segment[][]): GridRow[] | null {
  const tops = names.map(([first]) => (first as Segment).box[1])
  const rows = names.map((name, at) => [
    name,
    ...columns
      .slice(1)
      .map(column =>
        column.filter(
          ({ box }) => box[1] >= (tops[at] as number) - SAME_TOP && box[1] < (tops[at + 1] ?? Infinity) - SAME_TOP,
        ),
      ),
  ])
  const isTop = rows.every((row, at) =>
    row.every(([first]) => !first || Math.abs(first.box[1] - (tops[at] as number)) <= SAME_TOP),
  )
  return isTop ? rows : null
}

/** Each cell stands centred beside its row's name. */
function aroundMiddleOf(names: readonly Segment[][], columns: readonly Segment[][], size: number): GridRow[] | null {
  const whole = names.map(name => ({ box: union(name.map(({ box }) => box)) }))
  const rows = rowsBeside(whole, columns.slice(1))
  const areCentred = rows.every((row, at) =>
    row.every(lines => areCentredOn(lines, whole[at] as Placed, OFF_MIDDLE * size)),
  )
  return areCentred ? rows.map((row, at) => [names[at] as Segment[], ...row]) : null
}

function isWhole(rows: readonly GridRow[], columns: readonly Segment[][]): boolean {
  const all = columns.reduce((sum, column) => sum + column.length, 0)
  return rows.flat(2).length === all && rows.every(row => row.filter(lines => lines.length > 0).length > 1)
}
