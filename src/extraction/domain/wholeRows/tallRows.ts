import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, cellOf } from '../cells.ts'
import { columnOf } from '../deal/parts/columns.ts'
import { areCentredOn, downToGap, linesOf, middleOf, overlap, sizeOf, wordsOf } from '../placed.ts'
import { lineOf, rowsBeside, withRows } from './rows.ts'

const MIN_ROWS = 3
const MIN_COLUMNS = 3
const MAX_HEAD = 30
/** How far the lines of a head of two lie from its middle, in em. */
const HEAD_HEIGHT = 1.3
/** No two rows are further apart, in em. */
const MAX_GAP = 3.5
/** Between two columns nothing is written for at least this far, in em: less than in a line of running text. */
const MIN_FREE = 0.3
/** How far the middle of a cell may lie from that of its row, in em. */
const OFF_MIDDLE = 0.5
const FLUSH = 2
/** Words over several columns: running text. */
const MAX_WORDS = 3

/**
 * In a narrow table names of units take two lines, "1. OG" over "links", and figures stand beside their middle: no line of the name is at
 * the height of its row, so the table is read as columns of text, and a list at its side slips in between. Here the figures tell where the rows
 * are, and each line goes to the one that it is nearest to.
 */
export function withTallRows(page: Page): Page {
  const lines = linesOf(page)
  const taken = new Set<Word>()
  const tables = new Map<Line, Line[]>()
  for (const line of lines)
    for (const cell of line.segments) {
      if (tables.has(line) || cell.words.some(word => taken.has(word)) || !isName(cell)) continue
      const rows = tableAt(cell, lines)
      if (!rows) continue
      tables.set(line, rows)
      for (const word of rows.flatMap(wordsOf)) taken.add(word)
    }
  return withRows(page, tables)
}

function isName({ text }: Segment): boolean {
  return ['label', 'floor', 'tenant'].includes(columnOf(text.trim()))
}

/** Head and rows; undefined: no such table, or one whose cells are not all told apart. */
function tableAt(name: Segment, lines: readonly Line[]): Line[] | undefined {
  const size = sizeOf(name)
  const cells = lines.flatMap(({ segments }) => segments)
  const heads = headsBeside(name, cells, size)
  const kinds = heads.map(({ text }) => columnOf(text.trim()))
  const figures = kinds.flatMap((kind, index) => (kind === 'area' || kind === 'rent' ? [index] : []))
  if (heads.length < MIN_COLUMNS || figures.length === 0) return undefined
  const words = wordsBelow(heads, cells, size)
  const edges = edgesBetween(heads, words, size)
  if (!edges) return undefined
  const columns = heads.map((_, at) =>
    cellsOf(words.filter(({ box }) => box[0] >= (edges[at - 1] ?? -Infinity) && box[0] < (edges[at] ?? Infinity))),
  )
  for (const index of figures) {
    const rows = rowsAt((columns[index] ?? []).filter(({ text }) => /\d/u.test(text)), columns, size) // prettier-ignore
    if (rows) return [asOneLine(heads), ...rows]
  }
  return undefined
}

/** A row for each figure of one column; undefined: some cell is beside none, or no name takes two lines. */
function rowsAt(figures: readonly Segment[], columns: readonly Segment[][], size: number): Line[] | undefined {
  const rows = rowsBeside(figures, columns)
  const isTable =
    rows.length >= MIN_ROWS &&
    rows.some(([name]) => (name?.length ?? 0) > 1) &&
    rows.every((row, index) => {
      const figure = figures[index] as Segment
      return row[0]?.length && row.every(lines => areCentredOn(lines, figure, OFF_MIDDLE * size))
    })
  return isTable ? rows.map(lineOf) : undefined
}

/** "Miete" over "netto/Monat" is one head. */
function headsBeside(name: Segment, cells: readonly Segment[], size: number): Segment[] {
  const beside = cells
    .filter(cell => Math.abs(middleOf(cell) - middleOf(name)) <= HEAD_HEIGHT * size && cell.box[0] >= name.box[0])
    .sort((a, b) => a.box[1] - b.box[1])
  const heads: Segment[][] = []
  for (const cell of beside) {
    const same = heads.find(head => head.some(one => overlap(one, cell) > 0))
    if (same) same.push(cell)
    else heads.push([cell])
  }
  const whole = heads.map(asOneCell).sort((a, b) => a.box[0] - b.box[0])
  return whole.some(({ text }) => text.length > MAX_HEAD || /\d/u.test(text)) ? [] : whole
}

/** Down to the first gap or the first running text. */
function wordsBelow(heads: readonly Segment[], cells: readonly Segment[], size: number): Word[] {
  const [left, , right, bottom] = union(heads.map(({ box }) => box))
  const below = cells
    .filter(cell => middleOf(cell) > bottom && cell.box[2] > left && cell.box[0] < right)
    .sort((a, b) => a.box[1] - b.box[1])
  const isEnd = (cell: Segment) => cell.box[0] < left - FLUSH || runsOver(cell, heads)
  return downToGap(bottom, below, MAX_GAP * size, isEnd).flatMap(({ words }) => words)
}

function runsOver(cell: Segment, heads: readonly Segment[]): boolean {
  const over = heads.filter(head => overlap(head, cell) > 0).length
  return over > 1 && cell.words.filter(({ text }) => /\p{L}{3}/u.test(text)).length > MAX_WORDS
}

/** Where each column but the last ends; undefined: two of them are not told apart. */
function edgesBetween(heads: readonly Segment[], words: readonly Word[], size: number): number[] | undefined {
  const boxes = [...heads, ...words].map(({ box }) => box).sort((a, b) => a[0] - b[0])
  const edges = heads.slice(1).map((head, at) => {
    const before = heads[at] as Segment
    let [reached, edge, widest] = [before.box[0], -1, MIN_FREE * size]
    for (const box of boxes) {
      const free = box[0] - reached
      if (free > widest && reached >= before.box[0] && box[0] <= head.box[2] && reached > before.box[0])
        [edge, widest] = [box[0] - FLUSH / 4, free]
      reached = Math.max(reached, box[2])
    }
    return edge
  })
  return edges.every((edge, at) => edge > (edges[at - 1] ?? -Infinity)) ? edges : undefined
}

/** Words of one column as its lines, from the top. */
function cellsOf(words: readonly Word[]): Segment[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1)
    if (line && middleOf(word) - middleOf(line[0] as Word) < (word.box[3] - word.box[1]) / 2) line.push(word)
    else lines.push([word])
  }
  return lines.map(line => cellOf(line.sort((a, b) => a.box[0] - b.box[0])))
}
