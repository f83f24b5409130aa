import type { Line, Segment } from '#reading/domain/page.ts'
import { asOneLine } from '../cells.ts'
import { middleOf, offEdge, sizeOf } from '../placed.ts'

/** Lines whose middles differ by less stand side by side, in points. */
export const SAME_HEIGHT = 4
/** A head over so many columns is that of a table. */
export const MIN_COLUMNS = 4

/** Lines of one height, from left to right. */
export function sideBySide(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row && middleOf(line) - middleOf(row[0] as Line) < SAME_HEIGHT) row.push(line)
    else rows.push([line])
  }
  return rows.map(row => row.sort((a, b) => a.box[0] - b.box[0]))
}

export function asOne(row: readonly Line[]): Line {
  return asOneLine(row.flatMap(({ segments }) => segments))
}

/** Words over columns. */
export function isHead({ segments }: Line): boolean {
  return (
    segments.length >= MIN_COLUMNS && segments.every(({ text }) => text.length <= 30 && !/\d/u.test(withoutAside(text)))
  )
}

/** "Sollmiete €/Monat (7,50 €/m², DG 8,00)": what a head tells in brackets is no value of it. */
export function withoutAside(head: string): string {
  return head.replace(/\([^()]*\)?$/u, '')
}

/** Cells of one column begin at the same place, in points. */
const FLUSH = 2
/** Lines of one cell follow each other this closely, in em. */
const LEADING = 0.7
/** Points. */
const NEARER = 1

/** The cell of a row that a cell right below it goes on: they begin at the same place, and it stays in its column. */
export function cellAbove(below: Segment, { segments }: Line): Segment | undefined {
  const at = segments.findIndex(cell => offEdge(cell, below, 0) <= FLUSH)
  const next = segments[at + 1]
  return at < 0 || (next && next.box[0] <= below.box[2]) ? undefined : segments[at]
}

/**
 * "rechts" below "1. OG", "Miete direkt" below "Amt zahlt die": each cell of the line goes on right below one of the row, and is nearer to it
 * than to what follows.
 */
export function goesOnBelow({ segments, box }: Line, row: Line, next: Line | undefined): boolean {
  const size = sizeOf(segments[0])
  const gap = box[1] - row.box[3]
  if (box[1] < row.box[1] + size / 2 || gap > LEADING * size) return false
  if (next && next.box[1] >= box[1] && next.box[1] - box[3] < gap + NEARER) return false
  return segments.every(cell => cellAbove(cell, row) !== undefined)
}
