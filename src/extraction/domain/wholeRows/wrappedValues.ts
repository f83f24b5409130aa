import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { linesOf, middleOf, offEdge } from '../placed.ts'
import { withRows } from './rows.ts'

/** Lines of one value begin at the same place, in points. */
const FLUSH = 1
/** A line of a value follows the one before at most this far below, in heights of it; a row of the table follows farther, in points more. */
const TIGHT = 0.5
const APART = 1
/** What a row of key facts is called; what is longer is text beside text. */
const MAX_LABEL = 40
/** A value that had no room in its cell is short. */
const MAX_REST = 40
/** A sum or a label on its own is no rest of the value above. */
const OWN_ROW = /:$/u

/**
 * A value that goes on in the next line of its cell, below it and with nothing beside it: "nach Vereinbarung, Frühjahr" over "2027",
 * "(Übergabestation" over "2019)". By lines, the decisive half would be lost.
 */
export function withWrappedValues(page: Page): Page {
  const rows = new Map<Line, Line[]>()
  for (const { lines } of page.blocks) {
    let [first, row] = [lines[0], lines[0]]
    for (const [at, line] of lines.entries()) {
      if (at > 0 && first && row && goesOn(row, line, lines[at + 1]) && isAlone(line, page)) {
        const [label, value] = row.segments as [Segment, Segment]
        row = asOneLine([label, asOneCell([value, ...line.segments])])
        rows.set(first, [row])
      } else [first, row] = [line, line]
    }
  }
  return withRows(page, rows)
}

function goesOn(above: Line, line: Line, next: Line | undefined): boolean {
  const [label, value, ...more] = above.segments
  const [rest, ...others] = line.segments
  if (!label || !value || more.length > 0 || !rest || others.length > 0) return false
  if (label.text.length > MAX_LABEL || rest.text.length > MAX_REST || OWN_ROW.test(rest.text)) return false
  const [a, b] = [value.words[0], rest.words[0]]
  if (!a || !b || a.size !== b.size || a.bold !== b.bold || offEdge(rest, value, 0) > FLUSH) return false
  const gap = line.box[1] - above.box[3]
  if (gap > TIGHT * (rest.box[3] - rest.box[1])) return false
  // Where rows follow as closely, the line may be a row whose label was lost.
  return next === undefined || next.segments.length < 2 || next.box[1] - line.box[3] > gap + APART
}

/** Nothing is beside it at its height and left of it, in whatever block. */
function isAlone(line: Line, page: Page): boolean {
  const middle = middleOf(line)
  return !linesOf(page).some(({ segments }) =>
    segments.some(({ box }) => box[2] <= line.box[0] && box[1] < middle && box[3] > middle),
  )
}
