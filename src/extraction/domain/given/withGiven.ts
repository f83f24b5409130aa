import type { Fact, FactKey, Facts, FactValue } from '../facts.ts'
import { formOf, type GivableKey, GIVABLE_KEYS, type Given } from './givable.ts'

/**
 * The facts with what the buyer has stated himself. Where he says what was read, it stays the exposé's, with its quotes, and is
 * confirmed; anything else goes before what was read, without a quote: the exposé does not say so.
 */
export function withGiven(facts: Facts, given: Given): Facts {
  const known: Facts = { ...facts }
  for (const key of GIVABLE_KEYS) {
    const value = given[key]
    if (value === undefined) continue
    const read = facts[key]
    if (read && isSame(key, read, value)) known[key] = { ...read, buyer: 'confirmed' }
    else {
      known[key] = ofBuyer(key, value)
      for (const other of outdone(key, value, facts)) if (given[other] === undefined) known[other] = null
    }
  }
  return known
}

function ofBuyer(key: GivableKey, value: FactValue): Fact {
  const form = formOf(key)
  const unit = form.form === 'number' ? form.unit : null
  return { value, ...(unit !== null && { unit }), mentions: 0, evidence: [], confidence: 1, buyer: 'stated' }
}

/** To the digit: 78 m² for 78,5 m² is a correction. */
function isSame(key: GivableKey, read: Fact, value: FactValue): boolean {
  const form = formOf(key)
  if (form.form === 'number' && read.unit !== undefined && read.unit !== form.unit) return false
  return typeof read.value === 'string' && typeof value === 'string'
    ? read.value.trim().toLowerCase() === value.toLowerCase()
    : read.value === value
}

/** Twelve months are a year, but for rounding. */
const ROUNDING = 0.01

/** What was read and cannot be true beside the buyer's word: the rent of a year that is not twelve times his month. */
function outdone(key: GivableKey, value: FactValue, facts: Facts): GivableKey[] {
  const other =
    key === 'kaltmieteMonat' ? 'jahresnettokaltmiete' : key === 'jahresnettokaltmiete' ? 'kaltmieteMonat' : null
  const read = other === null ? undefined : facts[other]?.value
  if (other === null || typeof read !== 'number' || typeof value !== 'number') return []
  const [month, year] = key === 'kaltmieteMonat' ? [value, read] : [read, value]
  return Math.abs((12 * month) / year - 1) > ROUNDING ? [other] : []
}

export const BUYERS_WORD = 'Von Ihnen angegeben'

/** Who says so, as the source of a figure. @param keys of which one may be the buyer's */
export function statedSource(facts: Facts, ...keys: readonly FactKey[]): string {
  return keys.some(key => isOfBuyer(facts, key)) ? BUYERS_WORD : 'Angabe im Exposé'
}

/** "Wohnfläche laut Exposé", "Wohnfläche von Ihnen angegeben". @param what the name of the value */
export function saidBy(facts: Facts, key: FactKey, what: string): string {
  return isOfBuyer(facts, key) ? `${what} von Ihnen angegeben` : `${what} laut Exposé`
}

/** Stated by the buyer and not by the exposé. */
export function isOfBuyer(facts: Facts, key: FactKey): boolean {
  return facts[key]?.buyer === 'stated'
}
