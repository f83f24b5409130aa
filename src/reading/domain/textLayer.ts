import type { GlyphPage } from './glyph.ts'

/**
 * Whether the text that the PDF itself holds can be trusted: `usable`, `unusable` (send the page to OCR), or
 * `doubtful` (a little text beside large pictures: a photo page with captions, or a scan with a printed footer; only
 * the picture tells which).
 */
export type TextLayer = 'usable' | 'unusable' | 'doubtful'

const WHITE = /^\s*$/
/** More characters than this are a text page, whatever pictures it shows; headers and footers of brokers have up to 350. */
const TEXT_PAGE = 400
const MOSTLY_PICTURE = 0.4
/** Scattered symbols without a Unicode map (bullets, icons) are ordinary; whole fonts without one are not. */
const UNMAPPED_AT_MOST = 0.3
const FOREIGN_AT_MOST = 0.2
/** Below this many letters the letter statistics say nothing. */
const LETTERS_TO_JUDGE = 150
/**
 * The ten commonest letters make up 74 % of German text (Beutelspacher, Kryptologie, table 1.1) and 67 % of English;
 * of text whose codes are shifted or swapped about 38 %.
 */
const COMMON_LETTERS = /[enisratdhu]/gi
const COMMON_AT_LEAST = 0.55

export function judgeTextLayer({ glyphs, imageShare }: GlyphPage): TextLayer {
  let text = ''
  let visible = 0
  let unmapped = 0
  for (const glyph of glyphs) {
    if (WHITE.test(glyph.text)) continue
    text += glyph.text
    visible++
    if (!glyph.mapped) unmapped++
  }
  if (visible === 0) return 'unusable'
  if (unmapped > UNMAPPED_AT_MOST * visible || isGibberish(text)) return 'unusable'
  return visible < TEXT_PAGE && imageShare > MOSTLY_PICTURE ? 'doubtful' : 'usable'
}

/** Text that is mapped to Unicode, but wrongly: private or control codes, foreign scripts, swapped letters. */
export function isGibberish(text: string): boolean {
  const total = [...text].length
  const foreign = count(text, /[\p{Co}\p{Cc}\p{Cn}\ufffd]|(?![\p{Script=Latin}])\p{L}/gu)
  if (foreign > FOREIGN_AT_MOST * total) return true
  const letters = count(text, /\p{Script=Latin}/gu)
  return letters >= LETTERS_TO_JUDGE && count(text, COMMON_LETTERS) < COMMON_AT_LEAST * letters
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
