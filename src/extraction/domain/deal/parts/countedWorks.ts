import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { cellOf } from '../../cells.ts'
import { amountsIn } from '../../numbers.ts'
import { SUM } from './unitWords.ts'
import type { WorksRow, WorksTable } from './worksTable.ts'

const MIN_ROWS = 3
/** Rows are rounded, and so is what they come to. */
const ROUNDED = 0.01
/** Cells of one column begin at the same place, in points. */
const FLUSH = 3
/** The sentence that leads to a list may take so many lines. */
const MAX_LINES_ABOVE = 3
/** What stands at the foot of a page between two rows. */
const MAX_LINES_OF_FOOT = 3

interface Placed {
  readonly page: number
  readonly line: Line
}

/**
 * An owner writes down what is to be done without any head: words, an amount, and below them "zusammen 98.000 €". What its rows come to
 * is unmistakable, wherever a page ends between them; what it is a list of, the sentence above it says.
 * @param taken lines of other tables
 */
export function countedWorksOf(pages: readonly Page[], taken: ReadonlySet<Line>): WorksTable[] {
  const lines = pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(block => block.lines.filter(line => !taken.has(line)).map(line => ({ page: number, line }))),
  )
  return lines.flatMap((one, at) => tableAbove(lines, one, at) ?? [])
}

function tableAbove(lines: readonly Placed[], { line: sum }: Placed, at: number): WorksTable | undefined {
  const total = SUM.test(sum.segments[0]?.text.trim() ?? '') ? amountOf(sum) : undefined
  if (total === undefined) return undefined
  const rows: WorksRow[] = []
  let more: Segment[] = []
  let first = at
  let skipped = 0
  for (let index = at - 1; index >= 0; index--) {
    const { page, line } = lines[index] as Placed
    const [name, cost] = line.segments
    if (!name) break
    if (cost && amountOf(line) !== undefined && line.segments.length === 2) {
      rows.unshift(rowOf(page, cellOf([...name.words, ...more.flatMap(({ words }) => words)]), cost))
      more = []
      skipped = 0
      first = index
    } else if (
      page !== lines[first]?.page &&
      skipped < MAX_LINES_OF_FOOT &&
      more.length === 0 &&
      !isFlush(name, rows)
    ) {
      skipped++
    } else if (line.segments.length === 1 && isFlush(name, rows)) more.unshift(name)
    else break
  }
  const sumOfRows = rows.reduce((all, { cost }) => all + (cost ? (amountIn(cost) ?? 0) : 0), 0)
  if (rows.length < MIN_ROWS || Math.abs(sumOfRows - total) > ROUNDED * total) return undefined
  const above = lines.slice(Math.max(0, first - MAX_LINES_ABOVE), first)
  return {
    ofFlats: false,
    heading: above.map(({ line }) => line.segments.map(({ text }) => text).join(' ')).join(' '),
    costHead: '',
    rows,
    lines: lines.slice(first, at + 1).map(({ line }) => line),
  }
}

/** Below the names of the rows that are found by now. */
function isFlush({ box }: Segment, rows: readonly WorksRow[]): boolean {
  const [row] = rows
  return row === undefined || Math.abs(box[0] - row.name.box[0]) <= FLUSH
}

function rowOf(page: number, name: Segment, cost: Segment): WorksRow {
  return { page, name, words: null, works: name.words, cost }
}

/** € of a line's last cell; undefined: it is no amount alone. */
function amountOf({ segments }: Line): number | undefined {
  const [, cost] = segments
  return cost && amountIn(cost)
}

function amountIn({ text }: Segment): number | undefined {
  const [amount, ...others] = amountsIn(text)
  return amount?.unit === '€' && others.length === 0 && /^(?:ca\. |rund )?[\d.]+(?:,\d\d|,-)? ?(?:€|EUR|Euro)$/u.test(text.trim()) ? amount.value : undefined // prettier-ignore
}
