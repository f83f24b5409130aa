import { germanPercent, percent } from '#kernel/share.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Finding } from '../answer.ts'

type Drafted = Omit<Finding, 'inputs' | 'evidence' | 'light'> & Partial<Pick<Finding, 'light' | 'evidence'>>

/** A finding with the quotes of the facts it rests on. What is not stated is no input. */
export function resting(offer: Offer, on: readonly FactKey[], draft: Drafted): Finding {
  const inputs = on.filter(key => offer.facts[key] !== null)
  const quotes = inputs.flatMap(key => offer.facts[key]?.evidence.slice(0, 1) ?? [])
  return { light: null, ...draft, inputs, evidence: [...quotes, ...(draft.evidence ?? [])] }
}

/** "+12,5 %", "−3 %". */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${germanPercent(percent(Math.abs(value)))}`
}
