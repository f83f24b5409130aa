import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { type Column, columnOf as holds } from '../deal/parts/columns.ts'
import { middleOf, sizeOf } from '../placed.ts'
import { lineOf, withTablesBelow } from './rows.ts'
import { asOne, SAME_HEIGHT } from './sideBySide.ts'

const NUMBER_HEAD = /^(?:lfd\.?\s?)?(?:nr\.?|pos\.?|ziff(?:er|\.)?)$/iu
const NUMBER = /^\d{1,2}[.)]?$/u
const MIN_COLUMNS = 3
const MAX_HEAD = 40
/** Lists of units have their own repairs, and a row of sums below. */
const FIGURES: readonly Column[] = ['area', 'rent', 'yearRent', 'price']
/** Cells begin flush with the name of their column, in points. */
const FLUSH = 3
/** From one line of the table to the next, in em. */
const MAX_GAP = 2

/**
 * "1 | Wohnungsrecht am Anbau … | bleibt nach den Versteigerungsbedingungen bestehen; Zuzahlungsbetrag: 26.000 EUR" above "2 | … | erlischt": cells of
 * several lines side by side may be read as columns of text, and what the court remarks on the first right runs into what it remarks on
 * the second. The numbers tell where rows begin, and each line belongs to the last one above it.
 */
export function withNumberedRows(page: Page): Page {
  return withTablesBelow(page, (parts, lines) => {
    const head = asOne(parts)
    if (!isNumberedHead(head)) return undefined
    const rows = rowsBelow(head, lines)
    const isCounted = rows.every(
      ({ number, cells }, at) => Number.parseInt(number.text, 10) === at + 1 && cells[1]?.length,
    )
    const isUsed = head.segments.every((_, column) => rows.some(({ cells }) => cells[column]?.length))
    // Rows of one line are whole, unless their head came apart.
    const isApart = parts.length > 1 || rows.some(({ cells }) => cells.some(({ length }) => length > 1))
    return rows.length > 0 && isCounted && isUsed && isApart ? rows.map(({ cells }) => lineOf(cells)) : undefined
  })
}

function isNumberedHead({ segments }: Line): boolean {
  const [first] = segments
  const isName = ({ text }: Segment) => text.length <= MAX_HEAD && !/\d/u.test(text) && !FIGURES.includes(holds(text.trim())) // prettier-ignore
  return first !== undefined && segments.length >= MIN_COLUMNS && NUMBER_HEAD.test(first.text.trim()) && segments.every(isName) // prettier-ignore
}

interface NumberedRow {
  readonly number: Segment
  /** By the columns of the head, each cell as its lines. */
  readonly cells: Segment[][]
}

/** Down to a gap, or to words that begin in no column. */
function rowsBelow(head: Line, lines: readonly Line[]): NumberedRow[] {
  const rows: NumberedRow[] = []
  let bottom = head.box[3]
  const below = lines
    .flatMap(({ segments }) => segments)
    .filter(cell => cell.box[1] > head.box[1] + SAME_HEIGHT)
    .sort((a, b) => middleOf(a) - middleOf(b) || a.box[0] - b.box[0])
  for (const cell of below) {
    const column = columnOf(cell, head)
    if (column === null || cell.box[1] - bottom > MAX_GAP * sizeOf(cell)) break
    if (column === 0 && NUMBER.test(cell.text.trim())) rows.push({ number: cell, cells: head.segments.map(() => []) })
    const row = rows.at(-1)
    if (!row) break
    row.cells[column]?.push(cell)
    bottom = Math.max(bottom, cell.box[3])
  }
  return rows
}

/** null: it begins in none, or reaches into the next. */
function columnOf(cell: Segment, { segments }: Line): number | null {
  const at = segments.findIndex(({ box }) => Math.abs(box[0] - cell.box[0]) <= FLUSH)
  const next = segments[at + 1]
  return at < 0 || (next && next.box[0] <= cell.box[2]) ? null : at
}
