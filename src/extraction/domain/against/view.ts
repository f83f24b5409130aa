import type { Deal } from '../deal/deal.ts'
import type { Candidate, Facts, Statement, Unit } from '../facts.ts'
import type { Label } from '../pairs.ts'
import type { Passage } from '../passages.ts'

/** What an exposé says, as far as one statement may be held against another. */
export interface AgainstView {
  readonly facts: Facts
  readonly deal: Deal
  /** Readings of the offer before they were weighed. */
  readonly own: readonly Candidate[]
  readonly statements: readonly Statement[]
  /** Rows of a price list. */
  readonly units: readonly Unit[]
  /** Without the rows of price lists. */
  readonly passages: readonly Passage[]
  /** Labels with what may be their values. */
  readonly labels: readonly Label[]
}

/** As a German exposé writes it. */
export function inFigures(value: number): string {
  return (Math.round(value * 100) / 100).toLocaleString('de-DE')
}

/** Euros with both digits of their cents, or none: "25.792,80 €", "28.872 €". */
export function inEuros(euros: number): string {
  const digits = Number.isInteger(euros) ? 0 : 2
  return `${euros.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits })} €`
}

export function numberOf(fact: Facts['kaufpreis']): number | null {
  return typeof fact?.value === 'number' ? fact.value : null
}
