import { textWidth } from '#reports/domain/drawing/svgText.ts'

const TABLE_WIDTH = 481.8
const TEXT_SIZE = 9.2
const CELL_INSET = 16

interface ColumnShares {
  /** For each column: null, as wide as its text; a number, its share of what is left. */
  readonly columns: readonly (number | null)[]
  /** Every text stands in one line. */
  readonly fits: boolean
}

/**
 * How a table's width is shared out: a column of long texts must not push the others off the page.
 */
export function columnShares(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[],
): ColumnShares {
  const columns = head.map((title, column) => {
    const texts = [title, ...rows.map(row => row[column] ?? '')]
    const words = texts.flatMap(text => text.split(/[\s\u200b-]/))
    return { natural: widest(texts), word: widest(words) }
  })
  const natural = columns.reduce((sum, column) => sum + column.natural, 0)
  const flexible = align.indexOf('left') === -1 ? 0 : align.indexOf('left')
  if (natural <= TABLE_WIDTH)
    return { columns: columns.map((_, column) => (column === flexible ? 1 : null)), fits: true }
  const shares = columns.map(({ natural, word }, column) => {
    // Numbers stay in one line while they leave room for the words.
    if (align[column] === 'right' && natural < TABLE_WIDTH / (head.length + 1)) return null
    return Math.round(Math.max(Math.min(natural, TABLE_WIDTH * 0.6), Math.min(word, TABLE_WIDTH / 4)))
  })
  return { columns: shares, fits: false }
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(text => textWidth(text, TEXT_SIZE))) + CELL_INSET
}
