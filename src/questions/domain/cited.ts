import { type Evidence, wholeQuote } from '#kernel/evidence.ts'

const MIN = 8
const MAX = 120

/**
 * "„Provision: Mit Provision“ (Seite 1)": words that are short and whole are told as what the exposé says, for the reader to judge.
 * null: none of them can be understood alone.
 */
export function citedIn(places: readonly Evidence[]): string | null {
  for (const place of places) {
    const words = wholeQuote(place).replace(/\s+/gu, ' ').trim()
    if (isClear(words)) return `„${words.replace(/[,;]+$/u, '')}“ (Seite\u00a0${place.page})`
  }
  return null
}

/** A label without its value, a lone number or words of two columns say nothing. */
function isClear(words: string): boolean {
  const isWhole = !/[:(–-]$/u.test(words) && !/[¦|„“…]/u.test(words)
  return words.length >= MIN && words.length <= MAX && isWhole && /\p{L}{3,}\P{L}+\p{L}{3,}/u.test(words)
}
