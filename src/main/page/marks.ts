import type { FactKey } from '#extraction/domain/facts.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

export type FactsJson = NonNullable<AnalysisJson['facts']>
type Proof = NonNullable<FactsJson[FactKey]>['evidence'][number]

/** A quoted place: what it proves, and the id that links lead to. */
export interface Mark extends Proof {
  id: string
  key: FactKey
}

/** Every quote of every fact, the strongest of a fact first. */
export function marksOf(facts: FactsJson): Mark[] {
  return (Object.keys(facts) as FactKey[]).flatMap(key =>
    (facts[key]?.evidence ?? []).map((proof, index) => ({ ...proof, key, id: `beleg-${key}-${index + 1}` })),
  )
}
