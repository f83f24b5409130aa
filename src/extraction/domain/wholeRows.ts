import { union } from '#kernel/evidence.ts'
import type { Line, Page } from '#reading/domain/page.ts'

/** A head over so many columns is that of a table. */
const MIN_COLUMNS = 4
/** So many rows that came apart are no chance. */
const MIN_JOINED = 2
/** Lines whose upper edges differ by less stand side by side, in points. */
const SAME_HEIGHT = 4
/** A row may reach so far beyond the head, in points. */
const BEYOND = 60

/** The first column of a table may be read as a column of text, and its rows come apart: what stands side by side below a head is one row. */
export function withWholeRows(page: Page): Page {
  const lines = page.blocks.flatMap(block => block.lines)
  const joined = new Map<Line, Line[]>()
  const gone = new Set<Line>()
  for (const head of lines.filter(isHead)) {
    const rows = rowsBelow(head, lines)
    if (rows.length < MIN_JOINED) continue
    joined.set(
      head,
      rows.map(row => ({
        ...(row[0] as Line),
        segments: row.flatMap(({ segments }) => segments),
        box: union(row.map(({ box }) => box)),
      })),
    )
    for (const line of rows.flat()) gone.add(line)
  }
  if (joined.size === 0) return page
  const blocks = page.blocks.map(block => ({
    ...block,
    lines: block.lines.flatMap(line => (gone.has(line) ? [] : [line, ...(joined.get(line) ?? [])])),
  }))
  return { ...page, blocks: blocks.filter(block => block.lines.length > 0) }
}

function isHead({ segments }: Line): boolean {
  return segments.length >= MIN_COLUMNS && segments.every(({ text }) => text.length <= 30 && !/\d{2,}/u.test(text))
}

/** The lines that share a height with another one beside them, below the head and as wide, up to the first that is alone. */
function rowsBelow(head: Line, lines: readonly Line[]): Line[][] {
  const [left, top, right] = head.box
  const below = lines
    .filter(({ box }) => box[1] > top + SAME_HEIGHT && box[0] >= left - SAME_HEIGHT && box[2] <= right + BEYOND)
    .sort((a, b) => a.box[1] - b.box[1])
  const rows: Line[][] = []
  for (const line of below) {
    const row = rows.at(-1)
    if (row && Math.abs((row[0] as Line).box[1] - line.box[1]) < SAME_HEIGHT) row.push(line)
    else rows.push([line])
  }
  const apart = rows.findIndex(row => row.length < 2)
  return rows
    .slice(0, apart < 0 ? rows.length : apart)
    .map(row => row.sort((a, b) => a.box[0] - b.box[0]))
    .filter(row => row.every((line, index) => index === 0 || (row[index - 1] as Line).box[2] <= line.box[0]))
}
