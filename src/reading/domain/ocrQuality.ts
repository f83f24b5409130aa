import type { Word } from './page.ts'

/** Upright German text is recognised with 0.8 to 0.96, turned text with less than 0.6. */
export const DOUBTFUL_BELOW = 0.7
/** Fewer letters come from a photo's texture, whichever way it is turned. */
export const LETTERS_TO_JUDGE = 40

const NOISE_BELOW = 0.6

/** Specks and the texture of photos are recognised as stray punctuation; real punctuation is sure or joined to a word. */
export function isNoise({ text, confidence }: Word): boolean {
  return confidence < NOISE_BELOW && !/[\p{L}\p{N}€]/u.test(text)
}

export function letters(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0)
}

/** Mean sureness, weighted by the words' length; 0 for a page without words. */
export function meanConfidence(words: readonly Word[]): number {
  const all = letters(words)
  return all === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / all
}
