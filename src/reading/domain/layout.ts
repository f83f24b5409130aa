import { union } from '#kernel/evidence.ts'
import { withColumnTops } from './columnTop.ts'
import { areBothProse, columnGutter, hasCells } from './columns.ts'
import type { Block, Word } from './page.ts'
import { rowsOf, type Row } from './rows.ts'
import { segmentsOf } from './segments.ts'
import { turnBox } from './turn.ts'
import { median } from './words.ts'

/** Lines further apart than this share of the font size belong to different blocks. */
const BLOCK_GAP = 0.75
/** Lines whose font sizes differ by more than this factor belong to different blocks. */
const BLOCK_SIZE_RATIO = 1.25
/** A heading is set larger than the text below it by this factor, and apart from the text above by this share of an em. */
const HEADING_RATIO = 1.15
const HEADING_GAP = 0.5
/** By so many em the leading of one text varies. */
const LEADING_VARIES = 0.1
/** Words that the next few lines of the other column hold at least when they are running text. */
const PROSE_BESIDE = 9
/** Fewer rows are no columns of text with a heading behind them. */
const MIN_ROWS_BEFORE = 4

/** Words in any order → blocks in reading order: columns apart, table rows together. */
export function layout(words: readonly Word[]): Block[] {
  const upright = words.filter(word => !word.turn)
  const turned = ([90, 180, 270] as const).flatMap(turn => {
    const back = (360 - turn) as 90 | 180 | 270
    const stood = words.filter(word => word.turn === turn).map(word => ({ ...word, box: turnBox(word.box, back) }))
    return layoutUpright(stood).map(block => turnBlock(block, turn))
  })
  const blocks = withColumnTops(layoutUpright(upright))
  return words.length - upright.length > upright.length ? [...turned, ...blocks] : [...blocks, ...turned]
}

function layoutUpright(words: readonly Word[]): Block[] {
  return words.length === 0 ? [] : cut(rowsOf(words)).flatMap(blocksOf)
}

/**
 * Recursive XY cut (Nagy and Seth 1984): a region is cut between columns where it has some, else at its widest
 * horizontal gap, until nothing is left to cut. A gutter between the cells of a table is no cut: see `columnGutter`.
 */
function cut(rows: Row[]): Row[][] {
  const gutter = columnGutter(rows)
  if (gutter !== undefined) {
    const at = tableBeside(rows, gutter) ?? headingOver(rows, gutter) ?? headingBehind(rows, gutter)
    if (at !== undefined) return [rows.slice(0, at), rows.slice(at)].flatMap(cut)
    const words = rows.flatMap(row => row.words)
    const sides = [words.filter(word => word.box[2] <= gutter), words.filter(word => word.box[2] > gutter)]
    return sides.flatMap(side => cut(rowsOf(side)))
  }
  const at = widestGap(rows)
  if (at === undefined) return [rows]
  const parts = [rows.slice(0, at), rows.slice(at)].flatMap(cut)
  // A cut that opened no column between its parts was not needed: keep the region whole.
  return parts.length === 2 ? [rows] : parts
}

/** Where a table shares one gutter by chance with columns of text, or with another table: the index of the row at which one ends. */
function tableBeside(rows: readonly Row[], gutter: number): number | undefined {
  const at = widestGap(rows)
  if (at === undefined || at < 2 || rows.length - at < 2) return undefined
  // Lines of one text are a little nearer here and there, as a browser rounds them: a few of two columns look like a table's.
  const gaps = rows.slice(1).map((row, index) => gapBetween(rows[index] as Row, row))
  if ((gaps[at - 1] as number) - median(gaps) < LEADING_VARIES && areBothProse(rows, gutter)) return undefined
  const isTable = (part: Row[]) => columnGutter(part) === undefined && part.some(hasCells)
  return isTable(rows.slice(0, at)) || isTable(rows.slice(at)) ? at : undefined
}

/**
 * The index of a row that is the heading of all columns below it, although it is over the first one only: larger
 * type, nothing beside it, and white space above it through all columns.
 */
function headingOver(rows: readonly Row[], gutter: number): number | undefined {
  const usual = median(rows.map(row => row.size))
  const at = rows.findIndex((row, index) => {
    const above = rows[index - 1]
    // A price or a number in large type heads no text.
    const alone = row.words.every(word => word.box[2] <= gutter && !/\d/.test(word.text))
    const beside = rows.slice(index + 1, index + 5).flatMap(next => next.words.filter(word => word.box[0] > gutter))
    return (
      above &&
      alone &&
      beside.length >= PROSE_BESIDE &&
      row.size >= HEADING_RATIO * usual &&
      row.top - above.bottom >= HEADING_GAP * usual
    )
  })
  return at > 0 ? at : undefined
}

/**
 * The index of the last row where it heads what comes behind the columns: a line that ran on over the page was cut off
 * before, and its heading, short and over the first column only, would be read as the end of that column.
 */
function headingBehind(rows: readonly Row[], gutter: number): number | undefined {
  const [above, last] = rows.slice(-2)
  if (!above || !last || rows.length < MIN_ROWS_BEFORE) return undefined
  const usual = median(rows.map(row => row.size))
  const alone = last.words.every(word => word.box[2] <= gutter && !/\d/.test(word.text))
  const apart = last.top - above.bottom >= HEADING_GAP * usual
  return alone && apart && last.size >= HEADING_RATIO * usual ? rows.length - 1 : undefined
}

/** The index of the row that the widest white space is above, when it is more than ordinary leading. */
function widestGap(rows: readonly Row[]): number | undefined {
  let best: number | undefined
  let width = 0
  for (let index = 1; index < rows.length; index++) {
    const gap = gapBetween(rows[index - 1] as Row, rows[index] as Row)
    if (gap > width) [best, width] = [index, gap]
  }
  return best
}

/** In em of the smaller one. */
function gapBetween(above: Row, below: Row): number {
  return (below.top - above.bottom) / Math.min(above.size, below.size)
}

/** The lines of a region without columns → paragraphs and tables. */
function blocksOf(rows: readonly Row[]): Block[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1)
    const together =
      last &&
      row.top - last.bottom <= BLOCK_GAP * Math.min(row.size, last.size) &&
      Math.max(row.size, last.size) <= BLOCK_SIZE_RATIO * Math.min(row.size, last.size)
    if (together) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups.map(group => {
    const lines = segmentsOf(group).map(segments => ({ segments, box: union(segments.map(segment => segment.box)) }))
    return { lines, box: union(lines.map(line => line.box)) }
  })
}

function turnBlock(block: Block, turn: 90 | 180 | 270): Block {
  const lines = block.lines.map(line => {
    const segments = line.segments.map(segment => ({
      ...segment,
      box: turnBox(segment.box, turn),
      words: segment.words.map(word => ({ ...word, box: turnBox(word.box, turn) })),
    }))
    return { segments, box: turnBox(line.box, turn) }
  })
  return { lines, box: turnBox(block.box, turn) }
}
