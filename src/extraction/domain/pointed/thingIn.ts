import type { FactKey } from '../facts.ts'
import { isNegated, isOpen } from '../scope/negation.ts'
import { namesIn } from './aboutKey.ts'
import type { Found } from './forms.ts'
import type { Quoted } from './pointedValue.ts'

/** There or not, as the words around its name say. */
export function thingIn(key: FactKey, { text, start, end }: Quoted): Found | null {
  const said = namesIn(key, text).filter(name => name.start >= start && name.end <= end)
  const values = new Set(said.map(name => !isNegated(text, name.start, name.end)))
  const [first] = said
  const [value] = values
  // "In die Denkmalliste ist das Haus nicht eingetragen": a denial of which we do not know what it denies.
  if (first && value && DENIAL.test(clauseAround(text, first.start, first.end))) return null
  if (!first || value === undefined || values.size > 1 || isOpen(text, first.start, first.end)) return null
  return { value, index: first.start, length: first.end - first.start }
}

const DENIAL = /(?<!\p{L})(?:kein\p{L}{0,2}|nicht|nie|ohne|weder|statt)(?!\p{L})/iu

function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(CLAUSE_END).at(-1) ?? ''
  return before + text.slice(start, end) + (text.slice(end).split(CLAUSE_END)[0] ?? '')
}

const CLAUSE_END = /[,;.:¦\n]\s?/u
