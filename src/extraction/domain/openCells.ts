import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell, asOneLine, withLines } from './cells.ts'

/** Lines of one cell begin at the same place, in points. */
const FLUSH = 1
/** They follow each other at most this far apart, in heights of a line. */
const TIGHT = 0.5
/** A cell of a card; longer ones are lines of text. */
const MAX_CELL = 34
/** "nach Absprache, frühestens": a day must follow. */
const AWAITS_DAY = /(?<!\p{L})(?:frühestens|spätestens|voraussichtlich|ab|bis|zum|vom|seit)$/iu

/**
 * A cell of a card whose first line cannot be its end: "nach Absprache, frühestens" over "01.07.2027". Its second line stands in the row
 * of the captions, or in a row of its own, and is of the type of its first.
 */
export function withOpenCells(page: Page): Page {
  const lines = page.blocks.flatMap(block => block.lines)
  const cells = lines.flatMap(({ segments }) => segments)
  const rests = new Map<Segment, Segment>()
  for (const { segments } of lines) {
    if (segments.length < 2) continue
    for (const cell of segments) {
      const rest = cell.text.length <= MAX_CELL ? restOf(cell, cells) : undefined
      if (rest) rests.set(cell, rest)
    }
  }
  const gone = new Set(rests.values())
  const rewritten = new Map<Line, Line[]>()
  for (const line of lines) {
    if (!line.segments.some(cell => gone.has(cell) || rests.has(cell))) continue
    const kept = line.segments.filter(cell => !gone.has(cell))
    const grown = kept.map(cell => asOneCell([cell, ...(rests.has(cell) ? [rests.get(cell) as Segment] : [])]))
    rewritten.set(line, grown.length > 0 ? [asOneLine(grown)] : [])
  }
  return withLines(page, rewritten)
}

function restOf(cell: Segment, cells: readonly Segment[]): Segment | undefined {
  const rest = below(cell, cells)
  // A third line of the same type: it is text in columns.
  if (!rest || rest.text.length > MAX_CELL || below(rest, cells)) return undefined
  return AWAITS_DAY.test(cell.text) && /^\d/u.test(rest.text) ? rest : undefined
}

/** The cell that begins right below at the same place and is set in the same type. */
function below({ box, words: [first] }: Segment, cells: readonly Segment[]): Segment | undefined {
  const height = box[3] - box[1]
  return cells.find(
    ({ box: other, words: [word] }) =>
      Math.abs(other[0] - box[0]) <= FLUSH &&
      other[1] > box[1] + height / 2 &&
      other[1] - box[3] <= TIGHT * height &&
      word?.size === first?.size &&
      word?.bold === first?.bold,
  )
}
