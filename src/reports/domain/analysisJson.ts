import { z } from 'zod'
import type { Extraction } from '#extraction/domain/extract.ts'
import { FACT_KEYS, type Facts, type Unit } from '#extraction/domain/facts.ts'
import { BARGAIN_KEYS } from '#extraction/domain/given/givable.ts'
import type { Sighted } from '#extraction/domain/sightings/sightings.ts'
import { ACCEPTED_KINDS, DOCUMENT_KINDS, type DocumentKind } from '#extraction/domain/kind/documentKind.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { type Confirmation, confirmationsOf } from '#rating/domain/confirmations.ts'
import type { Stopped } from '#valuation/domain/gates/passGates.ts'
import { BiddingJson, biddingJson } from './biddingJson.ts'
import { BuildingJson, buildingJson } from './buildingJson.ts'
import { ConfirmJson, confirmJson } from './confirmJson.ts'
import { DealJson, dealJson } from './dealJson.ts'
import { InvestorJson, investorJson } from './investorJson.ts'
import { moneyJson } from './moneyJson.ts'
import { MoneyJson } from './moneySchema.ts'
import { RatiosJson, ratiosJson } from './ratiosJson.ts'
import { FactJson, factJson, Value } from './factJson.ts'
import { heldPrice } from './heldPrice.ts'
import { negotiationJson, NegotiationJson, priceJson, PriceJson } from './priceJson.ts'
import { PricePointsJson, pricePointsJson } from './pricePointsJson.ts'
import type { Provenance } from './provenance.ts'
import { ProvenanceJson, provenanceJson } from './provenanceJson.ts'
import { ratingJson, RatingJson } from './ratingJson.ts'
import { PlannedWorkJson, plannedWorkJson, PriceHistoryJson, priceHistoryJson } from './statementsJson.ts'
import { Proof, proof } from './proofJson.ts'
import { bargainByBuyer } from './statable.ts'

const Key = z.enum(FACT_KEYS)

/**
 * The public result of one analysis, KI-Report_<name>.json. Readers rely on the names and the order below:
 * a change that could break them needs a new number in `schema`.
 * The same file gives the same bytes on the same day with the same rules and operator's tables: no random ids, keys in the order
 * of this schema. A section that is null belongs to a document that was refused; one that could not be calculated says why.
 */
export const AnalysisJson = z.strictObject({
  schema: z.literal('expose-ampel/analyse/1'),
  status: z.enum(['fertig', 'abgelehnt']),
  reason: z
    .string()
    .nullable()
    .describe('German sentences: what a refused document is, by what one sees it, what to upload instead'),
  document: z.strictObject({
    file: z.string().describe('file name without folders'),
    sha256: z.hex().length(64),
    pages: z.int().positive().nullable().describe('null: the file could not be opened'),
    scannedPages: z.int().nonnegative().nullable().describe('pages whose words come from text recognition (OCR)'),
    unreadPages: z.array(z.int().positive()).describe('pages that are damaged or took too long: they prove nothing'),
    unseenText: z
      .array(
        z.strictObject({
          page: z.int().positive(),
          quote: z.string().min(1),
          toMachine: z.boolean().describe('it speaks to a program that reads the file'),
        }),
      )
      .optional()
      .describe('words of the file that its pages do not show, read by nobody; missing: none'),
    kind: z
      .enum(DOCUMENT_KINDS)
      .nullable()
      .describe(`what the document is; ${ACCEPTED_KINDS.join(', ')} are accepted; null: the file could not be opened`),
  }),
  facts: z
    .record(Key, FactJson.nullable())
    .nullable()
    .describe(
      'null: refused; a null fact: the document does not say. An Energieausweis alone is refused but has facts.',
    ),
  sighted: z
    .partialRecord(Key, z.array(Proof).min(1))
    .describe('where facts may stand that were not read safely: shown and asked, never used'),
  confirm: ConfirmJson,
  given: z
    .array(
      z.strictObject({
        key: z.enum([...FACT_KEYS, ...BARGAIN_KEYS]),
        value: Value,
        unit: z.string().optional(),
        confirmed: z
          .boolean()
          .describe('true: the document says the same and proves it; false: only the buyer says so'),
      }),
    )
    .describe('what the buyer has stated himself; everything that rests on it alone is geschätzt'),
  deal: DealJson.nullable().describe('what is offered; null: refused'),
  priceHistory: PriceHistoryJson,
  plannedWorks: z.array(PlannedWorkJson).describe('works that are announced, due or under way: none of them is done'),
  answers: RatingJson.shape.answers,
  price: PriceJson.nullable(),
  ratios: RatiosJson.nullable(),
  negotiation: NegotiationJson.nullable(),
  purchaseCosts: MoneyJson.shape.purchaseCosts.nullable(),
  financing: MoneyJson.shape.financing.nullable(),
  cashflow: MoneyJson.shape.cashflow.nullable(),
  energy: MoneyJson.shape.energy.nullable(),
  renovation: MoneyJson.shape.renovation.nullable(),
  narrowing: MoneyJson.shape.narrowing,
  pricePoints: PricePointsJson.nullable(),
  bidding: BiddingJson.nullable(),
  building: BuildingJson.nullable(),
  investor: InvestorJson.nullable(),
  rating: RatingJson.shape.rating.nullable(),
  verdict: RatingJson.shape.verdict.nullable().describe('what to do with the offer; null: refused'),
  redFlags: RatingJson.shape.redFlags,
  todos: RatingJson.shape.todos,
  sellerMail: RatingJson.shape.sellerMail,
  silences: RatingJson.shape.silences,
  unconcluded: RatingJson.shape.unconcluded,
  contradictions: z.array(
    z.strictObject({
      key: z
        .union([Key, z.literal('seitenzahl')])
        .describe('seitenzahl: the document counts more pages than the file has'),
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
  provenance: ProvenanceJson.nullable(),
})
export type AnalysisJson = z.infer<typeof AnalysisJson>

type DocumentJson = Omit<AnalysisJson['document'], 'kind'>
type Findings = Pick<
  Extraction,
  | 'kind'
  | 'refusal'
  | 'facts'
  | 'sighted'
  | 'contradictions'
  | 'priceHistory'
  | 'plannedWorks'
  | 'deal'
  | 'units'
  | 'second'
> & { readonly stopped: readonly Stopped[] }

const NO_LISTING = 'In diesem Dokument wurde kein Verkaufsangebot für eine Immobilie erkannt.'

/** A judged offer with how the judgement came about. */
export interface Judgement {
  readonly assessment: Assessment
  readonly provenance: Provenance
}

/**
 * The result for a document that could be read.
 * @param judgement null: refused
 */
export function analysisJson(document: DocumentJson, findings: Findings, judgement: Judgement | null): AnalysisJson {
  const { kind, refusal, facts, sighted, contradictions, priceHistory, plannedWorks, deal, units } = findings
  if (!facts) return refusalJson(document, refusal ?? NO_LISTING, kind)
  return {
    ...refusalJson(document, refusal ?? NO_LISTING, kind),
    // An Energieausweis alone is refused as a listing; what it says is reported all the same.
    status: refusal === null ? 'fertig' : 'abgelehnt',
    reason: refusal,
    facts: Object.fromEntries(FACT_KEYS.map(key => [key, facts[key] && factJson(facts[key])])) as AnalysisJson['facts'],
    sighted: sightedJson(sighted),
    confirm: judgement ? confirmJson(confirmationsIn(findings, judgement), judgement.assessment.offer.sightings) : [],
    given: [...givenJson(facts), ...bargainByBuyer(deal, plannedWorks)],
    deal: deal && dealJson(deal),
    priceHistory: priceHistoryJson(priceHistory),
    plannedWorks: plannedWorks.map(plannedWorkJson),
    ...(judgement && judgementJson(judgement, units)),
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
    provenance: judgement && provenanceJson(judgement.provenance),
  }
}

function judgementJson({ assessment }: Judgement, units: readonly Unit[]): Partial<AnalysisJson> {
  const { appraisal, negotiation, money, calculations } = assessment
  return {
    ...ratingJson(assessment),
    price: priceJson(appraisal, heldPrice(assessment.offer, money.price, units)),
    ratios: ratiosJson(assessment, units),
    negotiation: negotiationJson(negotiation),
    ...moneyJson(money),
    pricePoints: pricePointsJson(calculations.pricePoints),
    bidding: calculations.bidding && biddingJson(calculations.bidding),
    building: calculations.building && buildingJson(calculations.building),
    investor: calculations.investor && investorJson(calculations.investor),
  }
}

/** The result for a document that is no sale listing, or that could not be read: every key, in the order of the schema. */
export function refusalJson(document: DocumentJson, reason: string, kind: DocumentKind | null = null): AnalysisJson {
  return {
    schema: 'expose-ampel/analyse/1',
    status: 'abgelehnt',
    reason,
    document: { ...document, kind },
    facts: null,
    sighted: {},
    confirm: [],
    given: [],
    deal: null,
    priceHistory: [],
    plannedWorks: [],
    answers: [],
    price: null,
    ratios: null,
    negotiation: null,
    purchaseCosts: null,
    financing: null,
    cashflow: null,
    energy: null,
    renovation: null,
    narrowing: [],
    pricePoints: null,
    bidding: null,
    building: null,
    investor: null,
    rating: null,
    verdict: null,
    redFlags: [],
    todos: [],
    sellerMail: null,
    silences: [],
    unconcluded: [],
    contradictions: [],
    units: [],
    provenance: null,
  }
}

/** The bytes of the file: UTF-8, two spaces, one line feed at the end. */
export const analysisText = (analysis: AnalysisJson): string => `${JSON.stringify(analysis, null, 2)}\n`

function sightedJson(sighted: Sighted): AnalysisJson['sighted'] {
  return Object.fromEntries(FACT_KEYS.flatMap(key => (sighted[key] ? [[key, sighted[key].map(proof)]] : [])))
}

function unitFacts(facts: Unit['facts']): AnalysisJson['units'][number]['facts'] {
  return Object.fromEntries(FACT_KEYS.flatMap(key => (facts[key] ? [[key, factJson(facts[key])]] : [])))
}

function confirmationsIn(
  { stopped, contradictions, units, second, plannedWorks }: Findings,
  { assessment, provenance }: Judgement,
): Confirmation[] {
  const { offer, day } = assessment
  const pointed = { hints: second.hints, bargain: provenance.model?.deal ?? [], works: plannedWorks }
  return confirmationsOf({ offer, stopped, contradictions, ...pointed, units: units.length, day })
}

function givenJson(facts: Facts): AnalysisJson['given'] {
  return FACT_KEYS.flatMap(key => {
    const fact = facts[key]
    if (!fact?.buyer) return []
    const { value, unit, buyer } = fact
    return [{ key, value, ...(unit && { unit }), confirmed: buyer === 'confirmed' }]
  })
}
