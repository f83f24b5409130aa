import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { germanEuros, germanMoney, type Money } from '#kernel/money.ts'
import type { Basis } from '#reference/table.ts'
import { AMPELGRENZEN, type AmpelgrenzeRow } from '#reference/ampelgrenzen.ts'
import { rowAt } from '#reference/table.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isEstimate, type Part, type Total, weakest } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { MarketRent } from '#finance/domain/plan/rentBasis.ts'
import type { Finding, Light } from '../answer.ts'

export interface MoneyContext {
  readonly offer: Offer
  /** The home's value as valuation estimates it; null: not known. Never the price: a light must not improve with it. */
  readonly estimateMid: Money | null
  readonly marketRent: MarketRent | null
  readonly lens: BuyerGoal
  readonly day: CalendarDate
}

/** A finding while it is written down; state, proofs and the bounds of its light follow from it. */
export interface Draft {
  readonly answer: string
  readonly formula?: string
  readonly source?: string
  /** The weakest of what it rests on; an assumption makes the answer an estimate. */
  readonly basis: Basis
  readonly inputs: readonly FactKey[]
  /** Quotes beside those of the inputs. */
  readonly evidence?: readonly Evidence[]
  readonly light?: Light | null
  /** Used only where the light is not green. */
  readonly reason?: string
  readonly stillOpen?: true
}

/** An estimate is never red, and whatever is judged gelb or rot says why. */
export function findingOf(draft: Draft, { facts }: Offer): Finding {
  // What nothing was reckoned for is no calculation: the public JSON wants its formula.
  const estimated = draft.formula === undefined || isEstimate(draft)
  const inputs = draft.inputs.filter(key => facts[key] !== null)
  const light = draft.light === 'rot' && estimated ? 'gelb' : (draft.light ?? null)
  return {
    state: estimated ? 'geschätzt' : 'berechnet',
    answer: draft.answer,
    evidence: [...(draft.evidence ?? []), ...inputs.flatMap(key => facts[key]?.evidence.slice(0, 1) ?? [])],
    ...(draft.formula !== undefined && { formula: draft.formula }),
    ...(draft.source !== undefined && { source: draft.source }),
    inputs,
    light,
    ...(draft.reason !== undefined && (light === 'gelb' || light === 'rot') && { reason: draft.reason }),
    ...(draft.stillOpen && { stillOpen: true as const }),
  }
}

/** Beyond the limit in the direction that is bad: above, or below where less is worse. */
export function judged(value: number, key: AmpelgrenzeRow['key'], bad: 'above' | 'below', day: CalendarDate): Light {
  const { amber, red } = rowAt(AMPELGRENZEN, day, key)
  const beyond = (limit: number) => (bad === 'above' ? value > limit : value < limit)
  if (red !== undefined && beyond(red)) return 'rot'
  return beyond(amber) ? 'gelb' : 'grün'
}

export function amberLimit(key: AmpelgrenzeRow['key'], day: CalendarDate): number {
  return rowAt(AMPELGRENZEN, day, key).amber
}

/** "21.000 €", or "21.000 € (18.000 € bis 24.000 €)". */
export function span({ low, mid, high }: Range<{ readonly amount: Money }>): string {
  const [a, b, c] = [low, mid, high].map(({ amount }) => germanEuros(amount))
  return a === c ? (b ?? '') : `${b ?? ''} (${a ?? ''} bis ${c ?? ''})`
}

/** The sum as the reader can add it up: "Kaufpreis 210.000 € + Nebenkosten 23.702,35 € = 233.702,35 €". */
export function written({ amount, parts }: Pick<Total, 'amount' | 'parts'>): string {
  const terms = parts.map(part => `${part.label} ${germanMoney(part.amount)}`)
  return `${terms.join(' + ')} = ${germanMoney(amount)}`
}

export function basisOf(...parts: readonly Pick<Part, 'basis'>[]): Basis {
  return weakest(...parts.map(({ basis }) => basis))
}

/** Each source once. */
export function sourcesOf(...parts: readonly Pick<Part, 'source'>[]): string {
  return [...new Set(parts.map(({ source }) => source))].join('; ')
}
