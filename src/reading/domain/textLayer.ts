import type { Glyph } from './glyph.ts'

/** Scattered symbols without a Unicode map (bullets, icons) are ordinary; whole fonts without one are not. */
const MAX_UNMAPPED = 0.3
const MAX_FOREIGN = 0.2
/** Private, control and unassigned codes, and scripts that nobody writes an exposé in; Cyrillic as it is written today is text. */
const FOREIGN = /[\p{Co}\p{Cc}\p{Cn}\ufffd]|(?![\p{Script=Latin}\u0410-\u044fЁёІіЇїЄєҐґЎў])\p{L}/gu
/** Shorter ones are codes and abbreviations of tables, whose letters follow no language. */
const WORDS = /\p{Script=Latin}{3,}/gu
/** Below this many letters of different words the letter statistics say nothing. */
const LETTERS_TO_JUDGE = 120
/**
 * The ten commonest letters make up 74 % of German text (Beutelspacher, Kryptologie, table 1.1) and 67 % of English;
 * of text whose codes are shifted or swapped about 38 %.
 */
const COMMON_LETTERS = /[enisratdhu]/gi
const MIN_COMMON = 0.48

/** Whether the text that the PDF itself holds says what the page shows. Else the page must be recognised from its picture. */
export function isReadable(glyphs: readonly Glyph[]): boolean {
  let text = ''
  let visible = 0
  let unmapped = 0
  for (const glyph of glyphs) {
    text += glyph.text
    if (/^\s*$/.test(glyph.text)) continue
    visible++
    if (!glyph.mapped) unmapped++
  }
  return visible > 0 && unmapped <= MAX_UNMAPPED * visible && !isGibberish(text)
}

/**
 * Text that is mapped to Unicode, but wrongly: private or control codes, foreign scripts, swapped letters. Letters are
 * counted once a word: what a table repeats in each row says nothing about the language.
 */
export function isGibberish(text: string): boolean {
  if (count(text, FOREIGN) > MAX_FOREIGN * count(text, /\S/gu)) return true
  const letters = [...new Set(text.toLowerCase().match(WORDS) ?? [])].join('')
  return letters.length >= LETTERS_TO_JUDGE && count(letters, COMMON_LETTERS) < MIN_COMMON * letters.length
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
