import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { linesOf, middleOf, overlap, sizeOf } from '../placed.ts'
import { withRows } from './rows.ts'
import { asOne, sideBySide } from './sideBySide.ts'

const MIN_CELLS = 3
const MAX_NAME = 30
/** Two lines of one cell lie at most this far apart, in em. */
const LEADING = 0.8

/**
 * In the head of a table a name of two lines stands centred beside names of one: "Kaltmiete" over "Einheit … Fläche … Bemerkung" over "mtl.".
 * By height they are three lines, and the column has no head.
 */
export function withCentredHeads(page: Page): Page {
  const heads = new Map<Line, Line[]>()
  const rows = sideBySide(linesOf(page))
  for (const [at, parts] of rows.entries()) {
    const [above, below, [first]] = [rows[at - 1], rows[at + 1], parts]
    if (!above || !below || !first) continue
    const head = asOne(parts)
    const between = cellsBeside(asOne(above), head, asOne(below))
    if (between) heads.set(first, [asOneLine([...head.segments, ...between].sort((a, b) => a.box[0] - b.box[0]))])
  }
  return withRows(page, heads)
}

/** Each line above with the one below it; null: some word is beside no other, or stands over a name of the head. */
function cellsBeside(above: Line, head: Line, below: Line): Segment[] | null {
  if (head.segments.length < MIN_CELLS || ![above, head, below].every(line => line.segments.every(isName))) return null
  if (above.segments.length !== below.segments.length) return null
  const pairs = above.segments.map((upper, index) => [upper, below.segments[index] as Segment] as const)
  const isBeside = pairs.every(
    ([upper, lower]) =>
      overlap(upper, lower) > 0 &&
      // The first column of a land register's list is told by the register's own reader.
      upper.box[0] > (head.segments[0]?.box[2] ?? 0) &&
      isCentred(upper, head, lower) &&
      !head.segments.some(name => overlap(name, upper) > 0 || overlap(name, lower) > 0),
  )
  return isBeside ? pairs.map(asOneCell) : null
}

function isName({ text }: Segment): boolean {
  return text.length <= MAX_NAME && /\p{L}|^[€%]$/u.test(text) && !/\d/u.test(text)
}

function isCentred(upper: Segment, head: Line, lower: Segment): boolean {
  const middle = middleOf(head)
  return middleOf(upper) < middle && middle < middleOf(lower) && lower.box[1] - upper.box[3] <= LEADING * sizeOf(upper)
}
