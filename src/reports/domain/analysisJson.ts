import { z } from 'zod'
import type { Evidence } from '#kernel/evidence.ts'
import type { Extraction } from '#extraction/domain/extract.ts'
import { type Fact, FACT_KEYS, type Unit } from '#extraction/domain/facts.ts'

/**
 * The public result of one analysis, KI-Report_<name>.json. Readers rely on the names and the order below:
 * a change that could break them needs a new number in `schema`.
 * The same file gives the same bytes: no dates, no random ids, keys in the order of this schema.
 */
const Value = z.union([z.number(), z.string(), z.boolean()])

const Proof = z.strictObject({
  page: z.int().positive().describe('counted from 1'),
  quote: z.string().min(1).describe("the document's own words"),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('x0, y0, x1, y1 in points from the top left'),
})

const FactJson = z.strictObject({
  value: Value.describe('amounts in €, areas in m², shares in percent, energy in kWh/(m²·a), yes/no as true/false'),
  unit: z.string().optional(),
  mentions: z.int().positive().describe('how many places of the document say this'),
  evidence: z.array(Proof).min(1).describe('the strongest place first'),
  confidence: z.number().min(0).max(1),
})

const Key = z.enum(FACT_KEYS)

export const AnalysisJson = z.strictObject({
  schema: z.literal('expose-ampel/analyse/1'),
  status: z.enum(['fertig', 'abgelehnt']),
  reason: z.string().nullable().describe('German sentence that says why the document was refused'),
  document: z.strictObject({
    file: z.string().describe('file name without folders'),
    sha256: z.hex().length(64),
    pages: z.int().positive().nullable().describe('null: the file could not be opened'),
    scannedPages: z.int().nonnegative().nullable().describe('pages whose words come from text recognition (OCR)'),
    unreadPages: z.array(z.int().positive()).describe('pages that are damaged or took too long: they prove nothing'),
  }),
  facts: z
    .record(Key, FactJson.nullable())
    .nullable()
    .describe(
      'null: refused; a null fact: the document does not say. An Energieausweis alone is refused but has facts.',
    ),
  contradictions: z.array(
    z.strictObject({
      key: Key,
      message: z.string(),
      values: z
        .array(z.strictObject({ value: Value, unit: z.string().optional(), evidence: z.array(Proof).min(1) }))
        .min(2),
    }),
  ),
  units: z
    .array(
      z.strictObject({
        label: z.string(),
        status: z.enum(['frei', 'reserviert', 'verkauft']).nullable(),
        facts: z.partialRecord(Key, FactJson),
      }),
    )
    .describe("flats or houses of a project's price list"),
})
export type AnalysisJson = z.infer<typeof AnalysisJson>

type DocumentJson = AnalysisJson['document']
type Findings = Pick<Extraction, 'refusal' | 'facts' | 'contradictions' | 'units'>

const NO_LISTING = 'In diesem Dokument wurde kein Verkaufsangebot für eine Immobilie erkannt.'

/** The result for a document that could be read. */
export function analysisJson(document: DocumentJson, findings: Findings): AnalysisJson {
  const { refusal, facts, contradictions, units } = findings
  if (!facts) return refusalJson(document, refusal ?? NO_LISTING)
  return {
    schema: 'expose-ampel/analyse/1',
    // An Energieausweis alone is refused as a listing; what it says is reported all the same.
    status: refusal === null ? 'fertig' : 'abgelehnt',
    reason: refusal,
    document,
    facts: Object.fromEntries(FACT_KEYS.map(key => [key, facts[key] && factJson(facts[key])])) as AnalysisJson['facts'],
    contradictions: contradictions.map(({ key, message, values }) => ({
      key,
      message,
      values: values.map(({ value, unit, evidence }) => ({
        value,
        ...(unit && { unit }),
        evidence: evidence.map(proof),
      })),
    })),
    units: units.map(({ label, status, facts }) => ({ label, status, facts: unitFacts(facts) })),
  }
}

/** The result for a document that is no sale listing, or that could not be read. */
export function refusalJson(document: DocumentJson, reason: string): AnalysisJson {
  return {
    schema: 'expose-ampel/analyse/1',
    status: 'abgelehnt',
    reason,
    document,
    facts: null,
    contradictions: [],
    units: [],
  }
}

/** The bytes of the file: UTF-8, two spaces, one line feed at the end. */
export function analysisText(analysis: AnalysisJson): string {
  return `${JSON.stringify(analysis, null, 2)}\n`
}

function unitFacts(facts: Unit['facts']): AnalysisJson['units'][number]['facts'] {
  return Object.fromEntries(FACT_KEYS.flatMap(key => (facts[key] ? [[key, factJson(facts[key])]] : [])))
}

function factJson({ value, unit, mentions, evidence, confidence }: Fact): z.infer<typeof FactJson> {
  return { value, ...(unit && { unit }), mentions, evidence: evidence.map(proof), confidence: rounded(confidence) }
}

function proof({ page, quote, box }: Evidence): z.infer<typeof Proof> {
  const [x0, y0, x1, y1] = box
  return { page, quote, box: [rounded(x0), rounded(y0), rounded(x1), rounded(y1)] }
}

/** Two decimals: a hundredth of a point is far below what can be seen. */
function rounded(number: number): number {
  return Math.round(number * 100) / 100
}
