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
  /** Sections in which the wording speaks about the object. Default: OWN_SECTIONS. */
  sections?: readonly Section[]
}

/** All but other people's and other objects' parts. */
export const OWN_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs']

type Wording = Omit<ProseRule, 'key'>
type Label = Omit<TableRule, 'key'>
/** What rules share, and the rules: each says its value where they share none. */
type Shared<Rule extends { value: unknown }, Own extends keyof Rule> =
  | readonly [usual: Partial<Rule> & Pick<Rule, 'value'>, rules: readonly (Partial<Rule> & Pick<Rule, Own>)[]]
  | readonly [usual: Partial<Omit<Rule, 'value'>>, rules: readonly (Partial<Rule> & Pick<Rule, Own | 'value'>)[]]

/** Wordings of one fact. @param usual what they share; what one says itself goes before it */
export function proseOf(key: FactKey, ...[usual, rules]: Shared<Wording, 'pattern'>): ProseRule[] {
  return rules.map(rule => ({ key, value: nothing, ...usual, ...rule }))
}

/** Labels of one fact. @param usual what they share; what one says itself goes before it */
export function tableOf(key: FactKey, ...[usual, rules]: Shared<Label, 'label'>): TableRule[] {
  return rules.map(rule => ({ key, value: nothing, ...usual, ...rule }))
}

const nothing = () => undefined
