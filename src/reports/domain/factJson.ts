import { z } from 'zod'
import type { Fact } from '#extraction/domain/facts.ts'
import { Proof, proof, rounded } from './proofJson.ts'

export const Value = z.union([z.number(), z.string(), z.boolean()])

export const FactJson = z
  .strictObject({
    value: Value.describe('amounts in €, areas in m², shares in percent, energy in kWh/(m²·a), yes/no as true/false'),
    unit: z.string().optional(),
    mentions: z.int().nonnegative().describe('how many places of the document say this'),
    evidence: z.array(Proof).describe('the strongest place first'),
    confidence: z.number().min(0).max(1),
    readers: z.literal(2).optional().describe('a language model points at the same value'),
    source: z.enum(['expose', 'kaeufer']).describe('kaeufer: the buyer has stated it, the document does not say so'),
  })
  .refine(({ source, evidence }) => (source === 'expose') === evidence.length > 0, 'only the exposé has quotes')

export function factJson({
  value,
  unit,
  mentions,
  evidence,
  confidence,
  buyer,
  readers,
}: Fact): z.infer<typeof FactJson> {
  return {
    value,
    ...(unit && { unit }),
    mentions,
    evidence: evidence.map(proof),
    confidence: rounded(confidence),
    ...(readers && { readers }),
    source: buyer === 'stated' ? 'kaeufer' : 'expose',
  }
}
