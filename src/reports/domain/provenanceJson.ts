import { wholeQuote } from '#kernel/evidence.ts'
import { z } from 'zod'
import { FACT_KEYS } from '#extraction/domain/facts.ts'
import { DEAL_TOPICS } from '#extraction/domain/pointed/dealSaidAt.ts'
import { BUYER_GOALS } from '#finance/domain/plan/assumptions.ts'
import { NOTE_TOPICS } from '#questions/domain/model/noteQuestions.ts'
import type { ModelShare, Provenance } from './provenance.ts'

const KEYS = z.array(z.enum(FACT_KEYS))

/** The part of the public result that tells how it came about. */
export const ProvenanceJson = z.strictObject({
  rulesVersion: z.string(),
  day: z.iso.date().describe('Stichtag: rates, prices and ages are those of this day'),
  lens: z.enum(BUYER_GOALS),
  dataStand: z.iso.date().describe('last day on which one of our tables was compared with its source'),
  staleTables: z.array(z.string()).describe('German names of tables past their re-check date'),
  operatorRows: z.int().nonnegative().describe('rows that the operator brought in himself'),
  model: z
    .strictObject({
      name: z.string(),
      prompt: z.string().describe('hash of all that it was asked, 12 digits'),
      calls: z.int().nonnegative(),
      readTokens: z.int().nonnegative().nullable().describe('null: its endpoint does not count'),
      writtenTokens: z.int().nonnegative().nullable(),
      seconds: z.number().nonnegative().describe('of all calls together'),
      answers: z.int().nonnegative().describe('open questions for which it pointed at words of the document'),
      confirmed: z.int().nonnegative().describe('of those, where a second reading says that the words answer them'),
      facts: z.strictObject({
        agreed: KEYS.describe('facts that it reads as the rules do'),
        differing: KEYS.describe('facts of which it reads another value: both are shown'),
        added: KEYS.describe(
          'found by two of its readings that were asked in different ways: no fact before the buyer says so',
        ),
        hints: KEYS.describe('found by one reading alone'),
      }),
      found: z
        .array(
          z.strictObject({
            key: z.enum(FACT_KEYS),
            value: z.union([z.number(), z.string(), z.boolean()]).nullable().describe('null: no value was read there'),
            unit: z.string().optional(),
            page: z.int().positive(),
            quote: z.string().min(1),
            readings: z.union([z.literal(1), z.literal(2)]),
          }),
        )
        .optional()
        .describe(
          'what the rules have not read, or not so; read at that place by our parsers: asked, used for nothing',
        ),
      deal: z
        .array(
          z.strictObject({
            topic: z.enum(DEAL_TOPICS),
            value: z.string().describe('of a closed list, or a thing in the words of the document'),
            outcome: z.enum(['gleich', 'verschieden', 'hinweis']),
            known: z.string().nullable().describe('what the rules have read, where that is something else'),
            page: z.int().positive(),
            quote: z.string().min(1),
          }),
        )
        .optional()
        .describe(
          'what our parsers read of the bargain where it points; what the rules have read is never overwritten',
        ),
      notes: z
        .array(z.strictObject({ topic: z.enum(NOTE_TOPICS), page: z.int().positive(), quote: z.string().min(1) }))
        .describe('places that nobody else has read: shown, judged by nobody'),
      refused: z.record(z.string(), z.int().positive()).describe('what counted for nothing, by German reason'),
      unanswered: z.int().nonnegative().describe('questions to a piece of the document that got no answer'),
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
  return { ...rest, staleTables: [...staleTables], model: model && modelJson(model), recheck: { ...recheck } }
}

function modelJson({ facts, found, deal, notes, ...model }: ModelShare): z.infer<typeof ProvenanceJson>['model'] {
  const { agreed, differing, added, hints } = facts
  return {
    ...model,
    facts: { agreed: [...agreed], differing: [...differing], added: [...added], hints: [...hints] },
    found: found.map(({ evidence, ...hint }) => ({ ...hint, page: evidence.page, quote: wholeQuote(evidence) })),
    deal: deal.map(({ evidence, ...said }) => ({ ...said, page: evidence.page, quote: wholeQuote(evidence) })),
    notes: notes.map(({ topic, evidence }) => ({ topic, page: evidence.page, quote: wholeQuote(evidence) })),
  }
}
