import { type Box, union } from '#kernel/evidence.ts'
import type { Block, Word } from './page.ts'
import type { Row } from './rows.ts'

/** Words further apart than this many em are of different cells. */
const CELL_GAP = 1.2
/** Lines of one cell are no further apart than this many em, and evenly so. */
const LEADING = 0.8
const EVEN = 0.12
/** The next cell of a column is further away than the next line by this many em. */
const CELL_APART = 0.25
/** A cell that is further away than this many em is no next one. */
const REACH = 4
/** How far the middles of two cells of one row may be from each other, in em. */
const LEVEL = 0.15
/** Left, right or middle of the lines of a cell are within this many em of each other. */
const FLUSH = 0.5

/** A run of words on one line. */
interface Piece {
  readonly words: readonly Word[]
  readonly box: Box
  readonly size: number
}

/**
 * Cells of a table whose text stands in the middle of its row, as browsers set it, moved up to the first line of the tallest cell beside
 * them: so a label of one line is at the height of its value of two. null: there are none.
 * @returns the words in their order; the moved ones are copies
 */
export function topAligned(words: readonly Word[], rows: readonly Row[]): ReadonlyMap<Word, Word> | null {
  const page = rows.flatMap(piecesOf).sort((a, b) => middleOf(a.box) - middleOf(b.box))
  const moved = new Map<Word, Word>()
  const seen = new Set<Piece>()
  page.forEach((piece, at) => {
    if (seen.has(piece)) return
    const cell = cellOf(at, page)
    // Of a line that its neighbours are no cell with, each may be of one of its own.
    if (cell.length < 2 || !isApart(cell, page)) return
    for (const line of cell) seen.add(page[line] as Piece)
    for (const beside of cellsBeside(cell, page)) {
      const up = middleOf((page[cell[0] as number] as Piece).box) - middleOf((page[beside[0] as number] as Piece).box)
      for (const word of beside.flatMap(line => (page[line] as Piece).words))
        if (!moved.has(word)) moved.set(word, { ...word, box: shifted(word.box, up) })
    }
  })
  return moved.size > 0 ? new Map(words.map(word => [moved.get(word) ?? word, word])) : null
}

/** The blocks with the words where they are printed. @param origins the printed word of each */
export function printedBlocks(blocks: readonly Block[], origins: ReadonlyMap<Word, Word>): Block[] {
  return blocks.map(block => {
    const lines = block.lines.map(line => {
      const segments = line.segments.map(segment => {
        const words = segment.words.map(word => origins.get(word) ?? word)
        return { ...segment, words, box: union(words.map(({ box }) => box)) }
      })
      return { segments, box: union(segments.map(({ box }) => box)) }
    })
    return { lines, box: union(lines.map(({ box }) => box)) }
  })
}

function piecesOf({ words, size }: Row): Piece[] {
  const runs: Word[][] = []
  for (const word of words) {
    const last = runs.at(-1)?.at(-1)
    if (last && word.box[0] - last.box[2] <= CELL_GAP * size) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.map(run => ({ words: run, box: union(run.map(({ box }) => box)), size: (run[0] as Word).size }))
}

/** The places of the lines of the cell that a piece is of, from the top. @param page its pieces from the top */
function cellOf(at: number, page: readonly Piece[]): number[] {
  const leading = Math.min(gapTo(at, -1, page), gapTo(at, 1, page))
  if (leading > LEADING) return [at]
  const cell = [at]
  for (const way of [-1, 1] as const) {
    for (let last = at, next = nextOf(last, way, page); next !== null; last = next, next = nextOf(last, way, page)) {
      // In a narrow table the rows are as near as lines may be: a nearer line is of the next cell.
      const isLine = Math.abs(gapTo(last, way, page) - leading) <= EVEN
      if (!isLine || !isFlush(page[last] as Piece, page[next] as Piece)) break
      if (way < 0) cell.unshift(next)
      else cell.push(next)
    }
  }
  return cell
}

/** The place of the nearest piece above (-1) or below (1) in the same column; null: none is as near as a next cell may be. */
function nextOf(at: number, way: -1 | 1, page: readonly Piece[]): number | null {
  const { box, size } = page[at] as Piece
  for (let next = at + way; ; next += way) {
    const other = page[next]
    if (!other || Math.abs(middleOf(other.box) - middleOf(box)) > REACH * size) return null
    if (isOverlapping(other.box, box) && middleOf(other.box) !== middleOf(box)) return next
  }
}

/** White above (-1) or below (1) a piece in its column, in em; Infinity: more than counts. */
function gapTo(at: number, way: -1 | 1, page: readonly Piece[]): number {
  const next = nextOf(at, way, page)
  if (next === null) return Infinity
  const [above, below] = way < 0 ? [page[next] as Piece, page[at] as Piece] : [page[at] as Piece, page[next] as Piece]
  return (below.box[1] - above.box[3]) / Math.min(above.size, below.size)
}

/** The next cells of its column are further away than its own lines are from each other. */
function isApart(cell: readonly number[], page: readonly Piece[]): boolean {
  const [first, last] = [cell[0] as number, cell.at(-1) as number]
  const least = gapTo(first, 1, page) + CELL_APART
  return gapTo(first, -1, page) >= least && gapTo(last, 1, page) >= least
}

/** Smaller cells beside it that stand at its middle and have all its height for themselves. */
function cellsBeside(cell: readonly number[], page: readonly Piece[]): number[][] {
  const box = boxOf(cell, page)
  const { size } = page[cell[0] as number] as Piece
  const level = levelWith(cell, box, page)
  return level
    .filter(at => {
      const one = (page[at] as Piece).box
      return !isOverlapping(one, box) && one[1] >= box[1] && one[3] <= box[3]
    })
    .map(at => cellOf(at, page))
    .filter(beside => {
      const own = boxOf(beside, page)
      const isAlone = level.every(at => beside.includes(at) || !isOverlapping((page[at] as Piece).box, own))
      return beside.length < cell.length && isAlone && Math.abs(middleOf(own) - middleOf(box)) <= LEVEL * size
    })
}

/** The places of all that stands between the top and the bottom of a cell. */
function levelWith(cell: readonly number[], [, top, , bottom]: Box, page: readonly Piece[]): number[] {
  let [from, to] = [cell[0] as number, cell.at(-1) as number]
  while (from > 0 && middleOf((page[from - 1] as Piece).box) > top) from--
  while (to < page.length - 1 && middleOf((page[to + 1] as Piece).box) < bottom) to++
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function boxOf(cell: readonly number[], page: readonly Piece[]): Box {
  return union(cell.map(at => (page[at] as Piece).box))
}

function isFlush({ box: a, size }: Piece, { box: b }: Piece): boolean {
  const offsets = [a[0] - b[0], a[2] - b[2], (a[0] + a[2] - b[0] - b[2]) / 2]
  return offsets.some(offset => Math.abs(offset) <= FLUSH * size)
}

function isOverlapping(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2]
}

function middleOf([, top, , bottom]: Box): number {
  return (top + bottom) / 2
}

function shifted([x0, y0, x1, y1]: Box, by: number): Box {
  return [x0, y0 + by, x1, y1 + by]
}
