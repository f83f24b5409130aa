import type { Box } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { type PartTable, partTablesOf } from '../deal/parts/partTable.ts'
import { isSameHead } from '../deal/parts/tableOverPages.ts'
import { withWholeRows } from './wholeRows.ts'
import { linesOf } from '../placed.ts'

/** Below the table on its page there may stand the foot of the page. */
const MAX_BELOW = 2
/** Above what goes on there may stand the head of the page. */
const MAX_ABOVE = 4
const MIN_CELLS = 3
/** How far the head is set above the first row that goes on, in points. */
const ABOVE_ROW = 4

/**
 * Pages with whole rows. A list of units that goes on overleaf without its head is a list of nameless cells there: it gets the head of the
 * page before, where with it those cells are its rows.
 */
export function withWholeRowsOverPages(read: readonly Page[]): Page[] {
  return read.reduce<Page[]>((pages, page) => {
    const whole = withWholeRows(page)
    const before = pages.at(-1)
    const open = before && openTableOf(before)
    const continued = open && goingOn(page, whole, open)
    return [...pages, continued ?? whole]
  }, [])
}

/** The list of units at the end of a page, not yet summed up. */
function openTableOf(page: Page): PartTable | undefined {
  const table = partTablesOf([page]).at(-1)
  const last = table?.rows.at(-1)
  if (!table || !last || last.isSum || table.head.length === 0) return undefined
  const below = linesOf(page).filter(({ box }) => box[1] > last.line.box[3])
  const own = new Set(table.lines)
  return below.filter(line => !own.has(line)).length <= MAX_BELOW ? table : undefined
}

function goingOn(read: Page, whole: Page, open: PartTable): Page | undefined {
  const lines = linesOf(read)
  const first = [...lines]
    .sort((a, b) => a.box[1] - b.box[1])
    .slice(0, MAX_ABOVE)
    .find(isRow)
  // A head that is printed again needs no other.
  if (!first || partTablesOf([whole]).some(table => isSameHead(table, open))) return undefined
  const bottom = Math.max(...open.head.map(({ box }) => box[3]))
  const moved = open.head.map(line => movedBy(line, first.box[1] - ABOVE_ROW - bottom))
  const blocks = read.blocks.map(block =>
    block.lines.includes(first)
      ? { ...block, lines: block.lines.flatMap(line => (line === first ? [...moved, line] : [line])) }
      : block,
  )
  const page = withWholeRows({ ...read, blocks })
  return partTablesOf([page]).some(table => isSameHead(table, open)) ? page : undefined
}

function isRow({ segments }: Line): boolean {
  return segments.length >= MIN_CELLS && segments.some(({ text }) => /\d/u.test(text))
}

function movedBy(line: Line, down: number): Line {
  const box = ([left, top, right, bottom]: Box): Box => [left, top + down, right, bottom + down]
  const segment = (one: Segment): Segment => ({
    ...one,
    box: box(one.box),
    words: one.words.map(word => ({ ...word, box: box(word.box) })),
  })
  return { segments: line.segments.map(segment), box: box(line.box) }
}
