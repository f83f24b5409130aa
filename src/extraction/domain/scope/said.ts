import type { Passage } from '../passages.ts'
import { asStatements } from '../remarks/asStatements.ts'
import type { Hit } from './signs.ts'

/** A text as statements (see asStatements.ts), with the signs that were found in it so far. */
export interface SearchedText {
  readonly text: string
  /** By the place where a statement starts. */
  readonly signs: Map<number, readonly Hit[]>
}

const ofPassages = new WeakMap<Passage, SearchedText>()

/** The places are those of the passage's own text. */
export function saidIn(passage: Passage): SearchedText {
  const known = ofPassages.get(passage)
  if (known) return known
  const said = saidBy(passage.text)
  ofPassages.set(passage, said)
  return said
}

export function saidBy(text: string): SearchedText {
  return { text: asStatements(text), signs: new Map() }
}
