/** As wide as the page's text, in points. */
const TABLE_WIDTH = 481.8
const SIZE = { head: 8.4, cell: 8.8, dense: 8 }
/** Beside each cell, but not at the table's sides. */
const INSET = 8
/** The sign before a light's name, with the gap between them. */
const SIGN = 11

const MAX_OF_COLUMN = 0.6

interface TableTexts {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly align: readonly ('left' | 'right')[]
  /** Set smaller. */
  readonly dense: boolean
  /** The column of lights. */
  readonly lit: number | null
}

interface ColumnShares {
  /** The width of each column in points. */
  readonly columns: readonly number[]
  /** Every text is in one line. */
  readonly fits: boolean
  /** A word takes most of its column, so words must be hyphenated or lines end far from the edge. */
  readonly narrow: boolean
  /** The same for the head and each row: such a row's height is known, so its texts need to be set only once. */
  readonly lines: readonly boolean[]
}

/**
 * How a table's width is shared out: a column of long texts must not push the others off the page.
 * @param textWidth in ems, never less than the text will take
 */
export function columnShares(table: TableTexts, textWidth: (text: string) => number): ColumnShares {
  const { head, rows, align, dense, lit } = table
  const size = dense ? SIZE.dense : SIZE.cell
  const inset = (column: number) => (column === 0 ? 0 : INSET) + (column === head.length - 1 ? 0 : INSET)
  const needed = (text: string, column: number, size: number) =>
    textWidth(text) * size + inset(column) + (column === lit ? SIGN : 0)
  const widest = (column: number, parts: (text: string) => readonly string[]) =>
    Math.max(
      ...parts(head[column] ?? '').map(text => needed(text, column, SIZE.head)),
      ...rows.flatMap(row => parts(row[column] ?? '').map(text => needed(text, column, size))),
    )
  const naturals = head.map((_, column) => widest(column, text => [text]))
  const fits = sum(naturals) <= TABLE_WIDTH
  const flexible = Math.max(align.indexOf('left'), 0)
  const modest = fits ? new Set(head.keys()) : modestColumns(naturals)
  if (fits) modest.delete(flexible)
  const words = head.map((_, column) => widest(column, text => text.split(/[\s\u200b-]/)))
  const shares = naturals.map((natural, column) => {
    if (modest.has(column)) return 0
    return Math.max(Math.min(natural, TABLE_WIDTH * 0.6), Math.min(words[column] ?? 0, TABLE_WIDTH / 4))
  })
  const left = TABLE_WIDTH - sum(naturals.filter((_, column) => modest.has(column)))
  const columns = naturals.map((natural, column) =>
    modest.has(column) ? natural : (left * (shares[column] ?? 0)) / sum(shares),
  )
  const oneLine = (row: readonly string[], size: number) =>
    row.every((text, column) => !text.includes('\n') && needed(text, column, size) <= (columns[column] ?? 0) + 0.01)
  const narrow = columns.some((width, column) => !modest.has(column) && (words[column] ?? 0) > MAX_OF_COLUMN * width)
  return {
    columns,
    fits,
    narrow: narrow && !fits,
    lines: [oneLine(head, SIZE.head), ...rows.map(row => oneLine(row, size))],
  }
}

/** Columns that need no more than their fair part of the width get what they need; the rest is for the long texts. */
function modestColumns(naturals: readonly number[]): Set<number> {
  const modest = new Set<number>()
  let left = TABLE_WIDTH
  for (const { natural, column } of naturals
    .map((natural, column) => ({ natural, column }))
    .sort((a, b) => a.natural - b.natural)) {
    if (natural > left / (naturals.length - modest.size)) break
    modest.add(column)
    left -= natural
  }
  return modest
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
