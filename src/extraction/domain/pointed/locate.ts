import type { PlacedWord } from '../passages.ts'
import { wordsIn } from '../proof.ts'
import { type Block, textOf } from './block.ts'
import { type NormalisedText, normalisedForMatching } from './normalisedForMatching.ts'

/** What somebody claims to have read, and where. */
export interface Claim {
  readonly block: string
  readonly quote: string
}

/** Words that stand there, in the text of the block's passage. */
export interface Place {
  readonly block: Block
  readonly start: number
  readonly end: number
}

/** Its words, each whole. */
export function wordsOf({ block: { passage }, start, end }: Place): PlacedWord[] {
  return wordsIn(passage, start, end)
}

/** several: the words are in more than one block, and not in the one that is named. */
export type Located = Place | 'nowhere' | 'several'

/** Shorter quotes prove nothing. */
const MIN_CHARACTERS = 3
/** A quote is a place, not a page. */
const MAX_CHARACTERS = 400

/**
 * Finds the words that a model claims to have read: whole words, in one block. White space, edges of cells and the kinds of quotes
 * and dashes may differ, nothing else. A wrong block is corrected where the words are in one other alone.
 */
export function locator(blocks: readonly Block[]): (claim: Claim) => Located {
  const written = blocks.map(block => ({ block, said: normalisedForMatching(textOf(block)) }))
  const named = new Map(written.map(one => [one.block.id, one]))
  return ({ block, quote }) => {
    const { text: wanted } = normalisedForMatching(quote)
    if (wanted.length < MIN_CHARACTERS || quote.length > MAX_CHARACTERS) return 'nowhere'
    const there = named.get(block)
    const found = there && placeIn(there.block, there.said, wanted)
    if (found) return found
    const others = written.flatMap(({ block: other, said }) => placeIn(other, said, wanted) ?? [])
    return others.length > 1 ? 'several' : (others[0] ?? 'nowhere')
  }
}

function placeIn(block: Block, { text, places }: NormalisedText, wanted: string): Place | null {
  const own = textOf(block)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const start = places[at] as number
    const last = places[at + wanted.length - 1] as number
    const end = last + (own.slice(last).match(/^\P{M}\p{M}*/su)?.[0].length ?? 1)
    if (isWhole(own, start, end)) return { block, start: block.start + start, end: block.start + end }
  }
  return null
}

/** "5.000 €" is no quote from "245.000 €", and "fläche" none from "Wohnfläche". */
function isWhole(text: string, start: number, end: number): boolean {
  const first = text.slice(start, start + 1)
  const last = text.slice(end - 1, end)
  if (/[\p{L}\d]/u.test(first) && /[\p{L}\d]$/u.test(text.slice(0, start))) return false
  if (/[\p{L}\d]/u.test(last) && /^[\p{L}\d]/u.test(text.slice(end))) return false
  return (
    !(/\d/.test(first) && /\d[.,'’ \u00a0\u202f]$/u.test(text.slice(0, start))) &&
    !(/\d/.test(last) && /^[.,'’ \u00a0\u202f]\d{3}(?!\d)|^[.,]\d/u.test(text.slice(end)))
  )
}
