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
  const pieces = rows.flatMap(piecesOf)
  const moved = new Map<Word, Word>()
  const seen = new Set<Piece>()
  for (const piece of pieces) {
    if (seen.has(piece)) continue
    const cell = cellOf(piece, pieces)
    // Of a line that its neighbours are no cell with, each may be of one of its own.
    if (cell.length < 2 || !isApart(cell, pieces)) continue
    for (const line of cell) seen.add(line)
    for (const beside of cellsBeside(cell, pieces)) {
      const up = middleOf((cell[0] as Piece).box) - middleOf((beside[0] as Piece).box)
      for (const word of beside.flatMap(line => line.words))
        if (!moved.has(word)) moved.set(word, { ...word, box: shifted(word.box, up) })
    }
  }
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

/** The lines of the cell that a piece is of, from the top. */
function cellOf(piece: Piece, pieces: readonly Piece[]): Piece[] {
  const leading = Math.min(gapBetween(nextOf(piece, pieces, -1), piece), gapBetween(piece, nextOf(piece, pieces, 1)))
  if (leading > LEADING) return [piece]
  const cell = [piece]
  for (const way of [-1, 1] as const) {
    for (let last = piece, next = nextOf(last, pieces, way); next; last = next, next = nextOf(last, pieces, way)) {
      const gap = way < 0 ? gapBetween(next, last) : gapBetween(last, next)
      // In a narrow table the rows are as near as lines may be: a nearer line is of the next cell.
      if (Math.abs(gap - leading) > EVEN || !isFlush(last, next)) break
      if (way < 0) cell.unshift(next)
      else cell.push(next)
    }
  }
  return cell
}

/** The nearest piece above (-1) or below (1) in the same column. */
function nextOf({ box }: Piece, pieces: readonly Piece[], way: -1 | 1): Piece | undefined {
  let nearest: Piece | undefined
  for (const other of pieces) {
    if ((middleOf(other.box) - middleOf(box)) * way <= 0 || !isOverlapping(other.box, box)) continue
    if (!nearest || (middleOf(other.box) - middleOf(nearest.box)) * way < 0) nearest = other
  }
  return nearest
}

/** In em; Infinity: there is none. */
function gapBetween(above: Piece | undefined, below: Piece | undefined): number {
  return above && below ? (below.box[1] - above.box[3]) / Math.min(above.size, below.size) : Infinity
}

/** The next cells of its column are further away than its own lines are from each other. */
function isApart(cell: readonly Piece[], pieces: readonly Piece[]): boolean {
  const [first, second, last] = [cell[0] as Piece, cell[1] as Piece, cell.at(-1) as Piece]
  const least = gapBetween(first, second) + CELL_APART
  return gapBetween(nextOf(first, pieces, -1), first) >= least && gapBetween(last, nextOf(last, pieces, 1)) >= least
}

/** Smaller cells beside it that stand at its middle and have all its height for themselves. */
function cellsBeside(cell: readonly Piece[], pieces: readonly Piece[]): Piece[][] {
  const box = union(cell.map(line => line.box))
  const { size } = cell[0] as Piece
  return pieces
    .filter(one => !isOverlapping(one.box, box) && one.box[1] >= box[1] && one.box[3] <= box[3])
    .map(one => cellOf(one, pieces))
    .filter(beside => {
      const own = union(beside.map(line => line.box))
      const alone = pieces.every(
        one => beside.includes(one) || !isOverlapping(one.box, own) || one.box[3] <= box[1] || one.box[1] >= box[3],
      )
      return beside.length < cell.length && alone && Math.abs(middleOf(own) - middleOf(box)) <= LEVEL * size
    })
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
