import { z } from 'zod'
import { type PlannedWork, WORK_KINDS, WORK_STAGES } from '#extraction/domain/statements/plannedWorks.ts'
import type { FormerPrice } from '#extraction/domain/statements/priceHistory.ts'
import { Proof, proof, rounded } from './proofJson.ts'

export const PriceHistoryJson = z
  .array(z.strictObject({ priceEuro: z.number(), evidence: z.array(Proof).min(1) }))
  .describe('prices that were asked before, the highest first; never the present one')

export const PlannedWorkJson = z.strictObject({
  kind: z.enum(WORK_KINDS).describe('what is worked on; ganzes: the whole home'),
  stage: z
    .enum(WORK_STAGES)
    .describe('vorbereitet: what it needs is there; geplant: intended; erforderlich: due; laufend: being done'),
  year: z.int().nullable().describe('for which they are named; null: none is'),
  evidence: z.array(Proof).describe('empty: the buyer alone says so, see `given`'),
})

export function priceHistoryJson(history: readonly FormerPrice[]): z.infer<typeof PriceHistoryJson> {
  return history.map(({ price, evidence }) => ({ priceEuro: rounded(price), evidence: evidence.map(proof) }))
}

export function plannedWorkJson({ kind, stage, year, evidence }: PlannedWork): z.infer<typeof PlannedWorkJson> {
  return { kind, stage, year, evidence: evidence.map(proof) }
}
