import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine } from '../cells.ts'
import { linesOf, middleOf } from '../placed.ts'
import { withRows } from './rows.ts'

/** Lines of one cell begin at the same place, in points. */
const FLUSH = 1
/** They follow each other at most this far apart, in heights of a line. */
const TIGHT = 0.7
/** A cell of a card; longer ones are lines of text. */
const MAX_CELL = 34
/** How far the name of a row may lie from the middle of its value's two lines, in heights of a line. */
const OFF_MIDDLE = 0.3
/** "nach Absprache, frühestens": a day must follow. */
const AWAITS_DAY = /(?<!\p{L})(?:frühestens|spätestens|voraussichtlich|ab|bis|zum|vom|seit)$/iu

/** "von 4 Geschossen, ohne" over "Aufzug": without its end it would say the contrary. */
const AWAITS_WORD = /(?<!\p{L})(?:ohne|mit|und|oder|sowie|inkl\.|inklusive|zzgl\.|zuzüglich|bzw\.|kein|keine|nicht)$/iu

/**
 * A cell of a card whose first line cannot be its end: "nach Absprache, frühestens" over "01.07.2027". Its second line stands in the row
 * of the captions, or in a row of its own, and is of the type of its first.
 */
export function withOpenCells(page: Page): Page {
  const lines = linesOf(page)
  const cells = lines.flatMap(({ segments }) => segments)
  const rows = lines.flatMap((line): [Line, Line[]][] => {
    const grown = line.segments.map(cell => asOneCell([cell, ...restOf(cell, cells, lines)]))
    const isGrown = line.segments.length > 1 && grown.some((cell, at) => cell.text !== line.segments[at]?.text)
    return isGrown ? [[line, [asOneLine(grown)]]] : []
  })
  return withRows(page, new Map(rows))
}

function restOf(cell: Segment, cells: readonly Segment[], lines: readonly Line[]): Segment[] {
  const isDay = AWAITS_DAY.test(cell.text)
  if (cell.text.length > MAX_CELL || !(isDay || AWAITS_WORD.test(cell.text))) return []
  const rest = below(cell, cells)
  // A third line of the same type: it is text in columns.
  return rest &&
    !isOfRowBetween(cell, rest, lines) &&
    rest.text.length <= MAX_CELL &&
    (isDay ? /^\d/u : /^[\p{L}\d]/u).test(rest.text) &&
    !below(rest, cells)
    ? [rest]
    : []
}

/** A name at the height of their middle, further to the left: the two are the value of its row, see `withWrappedCells`. */
function isOfRowBetween(above: Segment, below: Segment, lines: readonly Line[]): boolean {
  const middle = (middleOf(above) + middleOf(below)) / 2
  const height = above.box[3] - above.box[1]
  return lines.some(
    line =>
      Math.abs(middleOf(line) - middle) <= OFF_MIDDLE * height &&
      line.segments.some(({ box }) => box[2] <= above.box[0]),
  )
}

/** The cell right below that begins at the same place, or is centred under it, and is set in the same type. */
function below({ box, words: [first] }: Segment, cells: readonly Segment[]): Segment | undefined {
  const height = box[3] - box[1]
  return cells.find(
    ({ box: other, words: [word] }) =>
      (Math.abs(other[0] - box[0]) <= FLUSH || Math.abs(other[0] + other[2] - box[0] - box[2]) <= 2 * FLUSH) &&
      other[1] > box[1] + height / 2 &&
      other[1] - box[3] <= TIGHT * height &&
      word?.size === first?.size &&
      word?.bold === first?.bold,
  )
}
