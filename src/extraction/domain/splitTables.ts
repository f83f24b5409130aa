import { union } from '#kernel/evidence.ts'
import type { Block, Line } from '#reading/domain/page.ts'
import { asOneCell } from './cells.ts'

/** Two rows beside each other may be a chance, as of two captions. */
const MIN_ROWS = 3
/** A label is short, in characters and lines. */
const MAX_LABEL = 60
const MAX_LABEL_LINES = 2
/** In points: what is set flush left, and what begins on one height. */
const FLUSH = 1.5
const LEVEL = 3

/**
 * A table whose rows stand so far apart that its labels were read as one column and its values as the next ("Bodenrichtwert" … "490 €/m²")
 * → a block for each row with label and value in its first line, as a table prints it; everything else as it was.
 */
export function withSplitTablesAsRows(blocks: readonly Block[]): readonly Block[] {
  const rows: Block[] = []
  for (let at = 0; at < blocks.length;) {
    const labels = columnAt(blocks, at)
    const values = columnAt(blocks, at + labels.length)
    const isTable =
      labels.length >= MIN_ROWS &&
      labels.every(isLabel) &&
      values.length >= labels.length &&
      [...labels, ...values].every(isOneCell) &&
      areLevel(labels, values)
    if (isTable) {
      rows.push(...labels.map((label, row) => asRow(label, values[row] as Block)))
      at += 2 * labels.length
    } else rows.push(blocks[at++] as Block)
  }
  return rows
}

/** The blocks from one on that follow each other downwards on one left edge. */
function columnAt(blocks: readonly Block[], from: number): Block[] {
  const column: Block[] = []
  for (let at = from; at < blocks.length; at++) {
    const [last, next] = [column.at(-1), blocks[at] as Block]
    if (last && (Math.abs(last.box[0] - next.box[0]) > FLUSH || next.box[1] < last.box[3])) break
    column.push(next)
  }
  return column
}

function isLabel({ lines }: Block): boolean {
  const text = lines.flatMap(({ segments }) => segments.map(one => one.text)).join(' ')
  return lines.length <= MAX_LABEL_LINES && text.length <= MAX_LABEL && !/[.;]$/u.test(text)
}

/** What has cells of its own beside each other is a row already. */
function isOneCell({ lines }: Block): boolean {
  return lines.every(({ segments }) => segments.length === 1)
}

/** Each value begins on the height of its label and right of every label. */
function areLevel(labels: readonly Block[], values: readonly Block[]): boolean {
  const right = Math.max(...labels.map(({ box }) => box[2]))
  return labels.every(({ box }, row) => {
    const value = values[row]
    return value !== undefined && Math.abs(value.box[1] - box[1]) <= LEVEL && value.box[0] >= right
  })
}

function asRow(label: Block, value: Block): Block {
  const name = asOneCell(label.lines.flatMap(({ segments }) => segments))
  const [first, ...rest] = value.lines as [Line, ...Line[]]
  const line = { segments: [name, ...first.segments], box: union([label.box, first.box]) }
  return { lines: [line, ...rest], box: union([label.box, value.box]) }
}
