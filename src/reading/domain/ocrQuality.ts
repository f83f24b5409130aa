import type { Word } from './page.ts'

/** Upright German text is recognised with 0.8 to 0.96, turned text with less than 0.6. */
export const DOUBTFUL_BELOW = 0.7
/** Fewer letters come from a photo's texture, whichever way it is turned. */
export const LETTERS_TO_JUDGE = 40

/** Stray punctuation, and one or two characters alone, come from specks and the texture of photos. */
const SHORT_NOISE_BELOW = 0.6
/** Of 60 longer words below this 21 were right, of 112 above it and below 0.6 101 (20 scans, November 2026). */
const HOPELESS_BELOW = 0.3
/** In a line that is sure otherwise a word that is not may be wrong in one letter, but it is there. */
const SURE_LINE = 0.8
const SURE_WORDS = 2

/** The words of a line that are likely to be there. */
export function believable(line: readonly Word[]): Word[] {
  const sure = line.filter(word => !isUnsure(word))
  const isSureLine = sure.length >= SURE_WORDS && meanConfidence(sure) >= SURE_LINE
  return line.filter(word => !isUnsure(word) || (isSureLine && hasText(word)))
}

function isUnsure(word: Word): boolean {
  const isShort = word.text.replace(/[^\p{L}\p{N}€]/gu, '').length <= 2
  return word.confidence < (isShort ? SHORT_NOISE_BELOW : HOPELESS_BELOW)
}

function hasText({ text }: Word): boolean {
  return /[\p{L}\p{N}€]/u.test(text)
}

export function letters(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0)
}

/** Mean sureness, weighted by the words' length; 0 for a page without words. */
export function meanConfidence(words: readonly Word[]): number {
  const all = letters(words)
  return all === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / all
}
