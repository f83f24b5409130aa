import type { z } from 'zod'
import { trueMinus } from '#kernel/share.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import type { Proof } from '#reports/domain/proofJson.ts'
import type { Amount } from '../sheet.ts'

/** One value of one report, and where it comes from. */
export interface ComparedCell {
  readonly text: string
  /** null: words. */
  readonly amount: Amount | null
  /** null: none. */
  readonly light: Light | null
  /** Its quotes; empty: it was worked out. */
  readonly proofs: readonly z.infer<typeof Proof>[]
  /** The view of its report that proves it. */
  readonly view: 'entscheidung' | 'pruefen' | 'rechnen' | 'antworten'
}

/** @param text null: the amount as it is written */
export function amountCell(amount: Amount, text: string | null, view: ComparedCell['view']): ComparedCell {
  return {
    text: text ?? trueMinus(germanValue(amount.value, amount.unit || undefined)),
    amount,
    light: null,
    proofs: [],
    view,
  }
}

export function textCell(text: string, view: ComparedCell['view']): ComparedCell | null {
  return text === '' ? null : { text, amount: null, light: null, proofs: [], view }
}

const WORDS: Record<Light, string> = { grün: 'Grün', gelb: 'Gelb', rot: 'Rot' }

export function lightCell(light: Light | undefined, view: ComparedCell['view']): ComparedCell | null {
  return light === undefined ? null : { text: WORDS[light], amount: null, light, proofs: [], view }
}

/** null: the exposé says none of them. */
export function factCell(facts: AnalysisJson['facts'], keys: readonly FactKey[]): ComparedCell | null {
  const found = keys.flatMap(key => facts?.[key] ?? [])
  const [first] = found
  if (!first) return null
  const isAmount = found.length === 1 && typeof first.value === 'number'
  return {
    text: found.map(({ value, unit }) => germanValue(value, unit)).join(' '),
    amount: isAmount ? { value: Number(first.value), unit: unitOf(first.unit) } : null,
    light: null,
    proofs: found.flatMap(({ evidence }) => evidence),
    view: 'antworten',
  }
}

function unitOf(unit: string | undefined): Amount['unit'] {
  return unit === '€' || unit === '%' ? unit : ''
}
