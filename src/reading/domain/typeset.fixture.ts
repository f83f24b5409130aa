import type { Glyph } from './glyph.ts'
import type { Word } from './page.ts'

/** Typesets text for tests: places glyphs and words as a PDF would, in a made-up font with letters half an em wide. */
const ADVANCE = 0.5

interface Setting {
  size?: number
  bold?: boolean
  /** Extra space behind each letter, in em. */
  spacing?: number
  /** Width of a space character, in em; null: words are only placed apart, without a space character. */
  space?: number | null
}

/** One line of glyphs; `x` is the left edge, `y` the base line, in points from the top left. */
export function glyphs(text: string, x: number, y: number, setting: Setting = {}): Glyph[] {
  const { size = 10, bold = false, spacing = 0, space = 0.28 } = setting
  let left = x
  const line: Glyph[] = []
  for (const letter of text) {
    const width = (letter === ' ' ? (space ?? 0.28) : ADVANCE) * size
    if (letter !== ' ' || space !== null) {
      line.push({
        text: letter,
        box: [left, y - size, left + width, y + 0.2 * size],
        baseline: y,
        size,
        bold,
        turn: 0,
        mapped: true,
        hyphen: false,
        colour: 0,
      })
    }
    left += width + spacing * size
  }
  return line
}

/** One line of words with ordinary gaps. */
export function words(text: string, x: number, y: number, size = 10, gap = 0.28): Word[] {
  let left = x
  return text.split(' ').map(word => {
    const width = word.length * ADVANCE * size
    const placed: Word = {
      text: word,
      box: [left, y - 0.8 * size, left + width, y + 0.22 * size],
      size,
      bold: false,
      confidence: 1,
      hyphenated: false,
    }
    left += width + gap * size
    return placed
  })
}
