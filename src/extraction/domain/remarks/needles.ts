import { isMet, type Needed, neededBy } from './needed.ts'

/**
 * Three hundred patterns over a long document cost tens of milliseconds, and hold almost nowhere. So each pattern gives
 * the words of which one must occur wherever it holds; only the statements with such a word need be searched.
 */

/** One of these must occur in a text in which the pattern holds; null: nothing can be said. */
export type Needles = readonly string[] | null

/** Needles of a pattern, in small letters: of all that it needs what tells the most. */
export function needlesOf(source: string): Needles {
  return mostTelling(neededBy(source, false))
}

function mostTelling(needed: Needed): Needles {
  if (needed === null || typeof needed === 'symbol') return null
  if (typeof needed === 'string') return [needed]
  const each = ('all' in needed ? needed.all : needed.any).map(mostTelling)
  if ('any' in needed) return each.includes(null) ? null : each.flatMap(needles => needles ?? [])
  const telling = (needles: readonly string[]): number => Math.min(...needles.map(needle => needle.length))
  const known = each.filter(needles => needles !== null)
  return known.sort((a, b) => telling(b) - telling(a) || a.length - b.length)[0] ?? null
}

const neededByPattern = new WeakMap<RegExp, { readonly needed: Needed }>()

/** Whether a pattern may hold in a text, which is given in small letters. */
export function mayHold(pattern: RegExp, lower: string): boolean {
  let known = neededByPattern.get(pattern)
  if (!known) {
    known = { needed: neededBy(pattern.source, true) }
    neededByPattern.set(pattern, known)
  }
  return isMet(known.needed, lower)
}

/** As `pattern.test(lower)`, for a pattern that rarely holds. */
export function holdsIn(pattern: RegExp, lower: string): boolean {
  return mayHold(pattern, lower) && pattern.test(lower)
}

/** As `text.matchAll(pattern)`, for a pattern that rarely holds. */
export function matchesIn(pattern: RegExp, text: string, lower = text.toLowerCase()): RegExpExecArray[] {
  return mayHold(pattern, lower) ? [...text.matchAll(pattern)] : []
}

/** Which sequences of three letters occur in a text; rarely says yes for one that does not. */
export type Trigrams = Uint8Array

export const SLOTS = 1 << 16

export function trigramsOf(text: string): Trigrams {
  const seen = new Uint8Array(SLOTS)
  for (let at = 0; at + 2 < text.length; at++) seen[slotOf(text, at)] = 1
  return seen
}

/** Where the needles of a pattern are in a text, in order; without needles at every place where a word begins. */
export function placesWith(needles: Needles, text: string, trigrams: Trigrams): number[] {
  if (needles === null) return [...text.matchAll(/(?<!\p{L})\p{L}/gu)].map(({ index }) => index)
  const places: number[] = []
  for (const needle of new Set(needles)) {
    if (!mayOccur(needle, trigrams)) continue
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) places.push(at)
  }
  return places.sort((a, b) => a - b)
}

/** Whether one of the needles is in a text; without needles nothing is ruled out. */
export function anyOf(needles: Needles, text: string, trigrams: Trigrams): boolean {
  return needles === null || needles.some(needle => mayOccur(needle, trigrams) && text.includes(needle))
}

function mayOccur(needle: string, trigrams: Trigrams): boolean {
  for (let at = 0; at + 2 < needle.length; at++) if (trigrams[slotOf(needle, at)] === 0) return false
  return true
}

export function slotOf(text: string, at: number): number {
  return ((text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) >>> 0) & (SLOTS - 1)
}
