import type { Passage } from '../passages.ts'
import { asStatements } from '../remarks/statementText.ts'
import type { Hit } from './signs.ts'

/** A text as statements (see statementText.ts), with the signs that were found in it so far. */
export interface Said {
  readonly text: string
  /** By the place where a statement starts. */
  readonly signs: Map<number, readonly Hit[]>
}

const ofPassages = new WeakMap<Passage, Said>()

/** The places are those of the passage's own text. */
export function saidIn(passage: Passage): Said {
  const known = ofPassages.get(passage)
  if (known) return known
  const said = saidBy(passage.text)
  ofPassages.set(passage, said)
  return said
}

export function saidBy(text: string): Said {
  return { text: asStatements(text), signs: new Map() }
}
