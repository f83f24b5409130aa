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

/** What its words tell, and how far that carries. */
export function sign(says: Sign['says'], reach: Reach, words: Omit<Sign, 'says' | 'reach'>): Sign {
  return { says, reach, ...words }
}
