import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, withLines } from './cells.ts'
import { cellAbove, goesOnBelow, isHead, middleOf } from './sideBySide.ts'

/** Label and value at least. */
const MIN_CELLS = 2
/** No two rows of one table are further apart, in em. */
const MAX_PITCH = 4

/**
 * Below a head the cells of a row begin at one height and go on below it: "Verbrauch 141,2 / kWh/(m²a), E" beside "Energieausweis". By lines
 * the second half is a row of its own, which nothing names.
 */
export function withContinuedCells(page: Page): Page {
  const lines = page.blocks.flatMap(block => block.lines).sort((a, b) => middleOf(a) - middleOf(b))
  const rewritten = new Map<Line, Line[]>()
  let row: Line | null = null
  let first: Line | null = null
  for (const [index, line] of lines.entries()) {
    if (isHead(line)) {
      row = line
      first = null
      continue
    }
    if (!row) continue
    if (first && isWithoutName(line, row) && goesOnBelow(line, row, lines[index + 1])) {
      row = joined(row, line)
      rewritten.set(first, [row])
      rewritten.set(line, [])
      continue
    }
    const isNext: boolean = line.segments.length >= MIN_CELLS && line.box[1] - row.box[3] <= MAX_PITCH * sizeOf(line)
    row = isNext ? line : null
    first = row
  }
  return withLines(page, rewritten)
}

/** A line that begins in the column of names names a row of its own. */
function isWithoutName({ segments }: Line, row: Line): boolean {
  return row.segments.length >= MIN_CELLS && segments.every(cell => cellAbove(cell, row) !== row.segments[0])
}

function joined(row: Line, below: Line): Line {
  const more = new Map(below.segments.map(cell => [cellAbove(cell, row), cell]))
  return asOneLine(
    row.segments.map((cell): Segment => {
      const rest = more.get(cell)
      return rest ? asOneCell([cell, rest]) : cell
    }),
  )
}

function sizeOf({ segments }: Line): number {
  return segments[0]?.words[0]?.size ?? 0
}
