import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'
import { cellOf } from '../cells.ts'
import { downToGap, linesOf, middleOf, offEdge, overlap, sizeOf, wordsOf } from '../placed.ts'
import { withRows } from './rows.ts'
import { isHead, withoutAside } from './sideBySide.ts'

const MIN_ROWS = 3
const MIN_CELLS = 3
/** Between two columns nothing is written for at least this far, in em: more than between two words. */
const MIN_GAP = 0.4
/** A cell in so many rows may run over two columns. */
const MAX_OVER = 0.2
/** Two rows of a table are no further apart, in em. */
const MAX_PITCH = 4
/** A word in the name of a column is no longer, in characters: "Nettokaltmiete". */
const MAX_NAME = 18
/** "Nettokaltmiete/Monat" */
const PER = /\/(?:Monat|Mt\.?|mtl\.?|Jahr|a|m²)$/u
/** Cells of one column begin at the same place, in points. */
const FLUSH = 1.5

/**
 * Right-aligned figures may end so near to the next, left-aligned column that by its gap alone both are one cell: "480 € 2019". Where below
 * two cells of a head nearly every row leaves the same place free, a column ends there.
 */
export function withCellsToldApart(page: Page): Page {
  const lines = linesOf(page).sort((a, b) => middleOf(a) - middleOf(b))
  const changed = new Map<Line, Line[]>()
  for (const line of lines) {
    if (changed.has(line) || !(isHead(line) || mayBeHead(line))) continue
    const rows = rowsBelow(line, lines)
    if (rows.filter(isRow).length < MIN_ROWS) continue
    const head = apart(line, edgesInHead(line, rows.filter(isRow)), 0)
    if (!isHead(head)) continue
    const edges = edgesOf(head, rows.filter(isRow))
    for (const row of [head, ...rows]) {
      const cells = apart(row, edges, sizeOf(head))
      const read = row === head ? line : row
      if (cells.segments.length > read.segments.length) changed.set(read, [cells])
    }
  }
  return withRows(page, changed)
}

/** "m² Soll €/Mt. Ist €/Mt. Beginn Bemerkung": the cells of a head may be one by their gaps alone; what stands below tells. */
function mayBeHead(line: Line): boolean {
  const words = line.segments.flatMap(({ text }) => withoutAside(text).split(' ').filter(Boolean))
  const isShort = (word: string) => word.replace(PER, '').length <= MAX_NAME
  return words.length > MIN_CELLS && words.every(word => isShort(word) && !/\d/u.test(word))
}

/** Down to the first gap, or to running text. */
function rowsBelow(head: Line, lines: readonly Line[]): Line[] {
  const below = lines.slice(lines.indexOf(head) + 1).filter(line => overlap(line, head) >= 0)
  return downToGap(head.box[3], below, MAX_PITCH * sizeOf(head), isNextHead)
}

/** "€" below an amount is the rest of a row. */
function isNextHead(line: Line): boolean {
  return isHead(line) && line.segments.every(({ text }) => /\p{L}/u.test(text))
}

function isRow({ segments }: Line): boolean {
  return segments.length >= MIN_CELLS && segments.some(({ text }) => /\d/u.test(text))
}

/** Words with which the name of a column begins: one behind another is the next column's. */
const BEGINS_NAME =
  /^(?:zi|zimmer|wohnfl\p{L}*|fläche|(?:netto-?|kalt-?)*miete|nkm|mietbeginn|mietende|einzug|vertragsbeginn|hausgeld|kaution|nebenkosten|bemerkung(?:en)?|nutzung|etage|geschoss|mieter|status)\.?$/iu

/**
 * "WE Lage", "m² Miete": over two narrow columns, whose words begin where the second word does, or end where the first one does; or both are
 * names, as in "Mietbeginn Nettokaltmiete".
 */
function edgesInHead({ segments }: Line, rows: readonly Line[]): number[] {
  const isFlush = (word: Word, edge: 0 | 2) => {
    // A row that holds nothing there, as of a flat without tenant, says nothing.
    const filled = rows.filter(row => wordsOf(row).some(one => overlap(one, word) > 0))
    const flush = filled.filter(row => wordsOf(row).some(one => offEdge(one, word, edge) <= FLUSH))
    return flush.length >= Math.max(MIN_ROWS, (1 - MAX_OVER) * filled.length)
  }
  return segments.flatMap(({ words }) =>
    words.slice(1).flatMap((word, index) => {
      const before = words[index] as Word
      // "Balkon/ Terrasse" is one name.
      const isOneName = /[/&-]$/u.test(before.text)
      const areNames = BEGINS_NAME.test(before.text) && BEGINS_NAME.test(word.text)
      const isEdge = !isOneName && (areNames || isFlush(word, 0) || isFlush(before, 2))
      return isEdge ? [(before.box[2] + word.box[0]) / 2] : []
    }),
  )
}

/** Where between two cells of the head a column ends. */
function edgesOf(head: Line, rows: readonly Line[]): number[] {
  const size = sizeOf(head)
  return head.segments.slice(1).flatMap((next, index) => {
    const cell = head.segments[index] as Segment
    const [from, to] = [centreOf(cell), centreOf(next)]
    const all = [head, ...rows].map(wordsOf)
    const places = all
      .flatMap(words => words.map(({ box }) => box[2] + (MIN_GAP / 2) * size))
      .filter(x => x > from && x < to)
      .map(x => ({ x, over: all.filter(words => !isFree(words, x, size)).length }))
      .sort((a, b) => a.over - b.over)
    const [best] = places
    const isColumn = best !== undefined && best.over <= MAX_OVER * rows.length && isFree(wordsOf(head), best.x, size)
    return isColumn ? [best.x] : []
  })
}

function isFree(words: readonly Word[], x: number, size: number): boolean {
  // A hair less than the gap that the place was found by.
  const half = (MIN_GAP / 2) * size - 0.01
  return words.every(({ box }) => box[2] <= x - half || box[0] >= x + half)
}

/** A line whose cells end at the edges; a cell that runs over an edge stays whole. */
export function apart(line: Line, edges: readonly number[], size: number): Line {
  const segments = line.segments.flatMap(segment => {
    const within = edges.filter(x => x > segment.box[0] && x < segment.box[2] && isFree(segment.words, x, size))
    const parts = [...within, Infinity].map((x, index) =>
      segment.words.filter(({ box }) => box[0] < x && box[0] >= (within[index - 1] ?? -Infinity)),
    )
    return within.length === 0 ? [segment] : parts.filter(words => words.length > 0).map(cellOf)
  })
  return { ...line, segments }
}

function centreOf({ box }: Segment): number {
  return (box[0] + box[2]) / 2
}
