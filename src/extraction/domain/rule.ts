import type { FactKey, FactValue, Rank } from './facts.ts'
import type { Passage } from './passages.ts'
import type { Section } from './sections.ts'

/** A value as a rule reads it. */
export interface Reading {
  value: FactValue
  unit?: string
  /** Overrides the rank of the rule. */
  rank?: Rank
  /** The part of the match that says it, where the match is wider: offset and length in it. */
  span?: { index: number; length: number }
  /** The wording says that it is the sum of all parts: "KP gesamt", "Gesamtverkehrswert". */
  ofTheWhole?: true
  /** The wording's own "nicht" and "muss" are what it says: they neither deny it nor put it off. */
  complete?: true
  /** Factor on the sureness, 0 to 1: less than 1 for wordings that leave doubt. */
  doubt?: number
}

/** A row or card of key facts: which label, and how its value is read. */
export interface TableRule {
  key: FactKey
  /** Matched against the whole label name, see `labelName`. */
  label: RegExp
  value: (text: string, label: string) => Reading | undefined
}

/** A wording in running text or in a headline. The pattern has the flag g. */
export interface ProseRule {
  key: FactKey
  pattern: RegExp
  value: (match: RegExpExecArray, passage: Passage) => Reading | undefined
  rank?: Rank
  /** Sections in which the wording speaks about the object. Default: all but other people's and other objects' parts. */
  sections?: readonly Section[]
}
