import type { Line, Page, Word } from '#reading/domain/page.ts'
import { cellOf } from '../cells.ts'
import { linesOf, sizeOf, wordsOf } from '../placed.ts'
import { withRows } from './rows.ts'

/** Values of cards are set larger than their captions by at least this. */
const LARGER = 1.1
/** Between the two, in em of the larger. */
const MAX_DISTANCE = 2.2
const MAX_CAPTION = 30
/** Value and caption of one card begin at the same place, in points. */
const FLUSH = 2.5

/**
 * Portals set the values of a row of cards so large that the gaps between them are those between words: "99.000 € 104 m² 4 720 m²" over
 * "Kaufpreis VB | Wohnfläche | Zi. | Grundstück". Where each caption begins, a value begins.
 */
export function withValuesOverCaptions(page: Page): Page {
  const lines = linesOf(page)
  const changed = new Map<Line, Line[]>()
  for (const captions of lines.filter(isCaptions))
    for (const values of lines.filter(line => isValuesOf(line, captions))) {
      const cells = cellsUnder(captions, wordsOf(values))
      if (cells) changed.set(values, [{ ...values, segments: cells.map(cellOf) }])
    }
  return withRows(page, changed)
}

function isCaptions({ segments }: Line): boolean {
  return (
    segments.length > 1 &&
    segments.every(({ text }) => text.length <= MAX_CAPTION && /\p{L}/u.test(text) && !/\d/u.test(withoutUnit(text)))
  )
}

/** "Wohnfläche in m2" holds no figure. */
function withoutUnit(text: string): string {
  return text.replace(/\bm2\b/giu, '')
}

function isValuesOf(line: Line, captions: Line): boolean {
  const [size, small] = [sizeOf(line), sizeOf(captions)]
  const distance = Math.max(captions.box[1] - line.box[3], line.box[1] - captions.box[3])
  return (
    line.segments.length < captions.segments.length &&
    size >= LARGER * small &&
    Math.abs(distance) <= MAX_DISTANCE * size &&
    line.segments.some(({ text }) => /\d/u.test(text))
  )
}

/** null: a caption has no value that begins where it does. */
function cellsUnder({ segments }: Line, words: readonly Word[]): Word[][] | null {
  const starts = segments.map(({ box: [left] }) => words.findIndex(({ box }) => Math.abs(box[0] - left) <= FLUSH))
  const isInOrder = starts.every((start, index) => start > (starts[index - 1] ?? -1))
  return starts[0] === 0 && isInOrder ? starts.map((start, index) => words.slice(start, starts[index + 1])) : null
}
