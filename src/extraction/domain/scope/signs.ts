import { wholeWords } from './wholeWords.ts'
import { BEARER_SIGNS } from './bearerSigns.ts'
import { STANCE_SIGNS } from './stanceSigns.ts'
import { TIME_SIGNS } from './timeSigns.ts'
import type { Bearer, Stance, Time } from './scope.ts'

/**
 * How far a sign carries.
 * phrase: the adjectives and the noun right after it ("ehemalige Gaststätte") · ahead: what follows in its part of the sentence ·
 * behind: what stands before it, an enumeration as a whole ("Küche und Lampen nicht enthalten") · part: both, to the next comma ·
 * sentence: the whole of it for a remark, its part for a fact · onward: what follows in the sentence, until the object is named · statement: the whole sentence · rest: everything after it in its passage.
 */
export type Reach = 'phrase' | 'ahead' | 'behind' | 'part' | 'sentence' | 'statement' | 'onward' | 'rest'

/** What a sign may turn. thing: something that is there or not · works: something that is done · amount: a figure with its unit · place: an address. */
export type Matter = 'thing' | 'works' | 'amount' | 'place'

/** A word that says of whom, when or how something is meant. */
export interface Sign {
  readonly says: { readonly bearer: Bearer } | { readonly time: Time } | { readonly stance: Stance }
  readonly reach: Reach
  /** Alternatives of a pattern over statement text; they begin and end at the edge of a word. */
  readonly words: string
  /** Default: all. */
  readonly of?: readonly Matter[]
  /** Holds for a house that is still to be built, too: there "wird eingebaut" is what one buys. */
  readonly evenIfToBeBuilt?: false
}

/** A sign at a place of a text. */
export interface Hit {
  readonly sign: Sign
  readonly start: number
  readonly end: number
}

const SIGNS: readonly { sign: Sign; pattern: RegExp }[] = [...TIME_SIGNS, ...STANCE_SIGNS, ...BEARER_SIGNS].map(
  sign => ({ sign, pattern: wholeWords(sign.words, 'y') }),
)
/** One search for all: most statements hold no sign at all. */
const ANY = wholeWords(SIGNS.map(({ sign }) => sign.words).join('|'), 'g')

/** Every sign in a stretch of statement text. */
export function signsIn(text: string, start: number, end: number): Hit[] {
  const stretch = text.slice(start, end)
  return [...stretch.matchAll(ANY)].flatMap(({ index }) =>
    SIGNS.flatMap(({ sign, pattern }) => {
      pattern.lastIndex = index
      const found = pattern.exec(stretch)
      return found ? [{ sign, start: start + index, end: start + index + found[0].length }] : []
    }),
  )
}
