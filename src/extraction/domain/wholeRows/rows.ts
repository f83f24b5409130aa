import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, cellOf } from '../cells.ts'
import { linesOf, nearest, type Placed, wordsOf } from '../placed.ts'
import { asOne, sideBySide } from './sideBySide.ts'

/** A row of a table as the lines of each of its cells. */
export type GridRow = Segment[][]

/**
 * All that a repair does to a page: rows where the lines were that it made them of. Their words are gone from everywhere else.
 * @param rows by the line in whose place they are
 * @returns the page itself where there are none
 */
export function withRows(page: Page, rows: ReadonlyMap<Line, readonly Line[]>): Page {
  if (rows.size === 0) return page
  const moved = new Set([...rows.values()].flat().flatMap(wordsOf))
  const blocks = page.blocks.map(block => ({
    ...block,
    lines: block.lines.flatMap(line => [...(rows.get(line) ?? []), ...without(line, moved)]),
  }))
  return { ...page, blocks: blocks.filter(({ lines }) => lines.length > 0) }
}

function without(line: Line, moved: ReadonlySet<Word>): Line[] {
  const cells = line.segments.flatMap(cell => {
    const words = cell.words.filter(word => !moved.has(word))
    return words.length === cell.words.length ? [cell] : words.length === 0 ? [] : [cellOf(words)]
  })
  const isWhole = cells.length === line.segments.length && cells.every((cell, at) => cell === line.segments[at])
  return isWhole ? [line] : cells.length > 0 ? [asOneLine(cells)] : []
}

/** For each head on the page that is not yet in a table, the rows that are found below it. @param rowsBelow undefined: it heads no such table */
export function withTablesBelow(
  page: Page,
  rowsBelow: (parts: readonly Line[], lines: readonly Line[]) => readonly Line[] | undefined,
): Page {
  const lines = linesOf(page)
  const tables = new Map<Line, Line[]>()
  const taken = new Set<Word>()
  for (const parts of sideBySide(lines)) {
    const head = asOne(parts)
    const [first] = parts
    const rows = first && !wordsOf(head).some(word => taken.has(word)) && rowsBelow(parts, lines)
    if (!rows) continue
    tables.set(first, [head, ...rows])
    for (const word of [head, ...rows].flatMap(wordsOf)) taken.add(word)
  }
  return withRows(page, tables)
}

/** Each line of each column goes to the row whose name it is nearest to. */
export function rowsBeside(names: readonly Placed[], columns: readonly (readonly Segment[])[]): GridRow[] {
  return names.map(name => columns.map(column => column.filter(line => nearest(line, names) === name)))
}

/** A row with each of its cells in one piece. */
export function lineOf(row: GridRow): Line {
  return asOneLine(row.filter(lines => lines.length > 0).map(asOneCell))
}
