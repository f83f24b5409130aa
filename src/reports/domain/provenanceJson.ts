import { z } from 'zod'
import { LENSES } from '#finance/domain/plan/assumptions.ts'
import type { Provenance } from './provenance.ts'

/** The part of the public result that tells how it came about. */
export const ProvenanceJson = z.strictObject({
  rulesVersion: z.string(),
  day: z.iso.date().describe('Stichtag: rates, prices and ages are those of this day'),
  lens: z.enum(LENSES),
  dataStand: z.iso.date().describe('last day on which one of our tables was compared with its source'),
  staleTables: z.array(z.string()).describe('German names of tables past their re-check date'),
  operatorRows: z.int().nonnegative().describe('rows that the operator brought in himself'),
  model: z
    .strictObject({
      name: z.string(),
      found: z.int().nonnegative(),
      dropped: z.int().nonnegative().describe('what it said and could not be found in the document'),
      facts: z
        .strictObject({
          calls: z.int().nonnegative(),
          agreed: z.int().nonnegative().describe('facts that it reads as the rules do'),
          differing: z.int().nonnegative().describe('facts of which it reads another value: both are shown'),
          hints: z.int().nonnegative().describe('found by it alone: asked, used for nothing'),
          refused: z.record(z.string(), z.int().positive()).describe('what counted for nothing, by German reason'),
        })
        .optional(),
      failure: z.string().nullable(),
    })
    .nullable()
    .describe('language model; null: none was asked'),
  recheck: z
    .strictObject({
      checkedTotals: z.int().nonnegative(),
      checkedFormulas: z.int().nonnegative(),
      unparsed: z.int().nonnegative().describe('formulas that are no plain arithmetic'),
    })
    .describe('Rechenprobe: what a second routine re-added; a mismatch would have stopped the analysis'),
})

export function provenanceJson({ staleTables, model, recheck, ...rest }: Provenance): z.infer<typeof ProvenanceJson> {
  return { ...rest, staleTables: [...staleTables], model: model && { ...model }, recheck: { ...recheck } }
}
