import { z } from 'zod'
import { euro, inEuro } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Rung } from '#valuation/domain/ladder.ts'
import type { MarketLevel } from '#valuation/domain/marketLevel.ts'
import { deviation, type Negotiation } from '#valuation/domain/negotiation.ts'
import { type Source, sourceOf } from '#valuation/domain/source.ts'
import { isCalculated } from '#valuation/domain/verfahren.ts'
import { HELD_AGAINST } from './askedPrice.ts'
import type { HeldPrice } from './heldPrice.ts'
import { Proof, proof, rounded } from './proofJson.ts'

const SourceJson = z.strictObject({
  name: z.string(),
  source: z.string(),
  stand: z.string().describe('time the figures describe: a year, a quarter or a day'),
  checkedOn: z.string().nullable().describe('day of our last check; null: brought in by the operator'),
})

const RangeJson = z.strictObject({ low: z.number(), mid: z.number(), high: z.number() })

const StepJson = z.strictObject({
  label: z.string(),
  value: z.number(),
  unit: z.string().describe('€, €/m², €/Jahr, %, Jahre, m²; empty for a factor'),
  formula: z.string().describe('empty where it is looked up or stated'),
  source: z.string(),
})

const MethodJson = z.strictObject({
  name: z.enum(['Vergleichswert', 'Ertragswert', 'Sachwert']),
  value: z.number().nullable().describe('€; null: not calculated, see reason'),
  counted: z
    .number()
    .nullable()
    .describe('€ that enter the estimate; far from the Vergleichswert it is drawn towards it'),
  share: z.number().min(0).max(1).describe('part of the estimate; all together 1'),
  halfWidthPercent: z.number().nullable(),
  steps: z.array(StepJson),
  reason: z.string().nullable().describe('German: why it was not calculated'),
  document: z.string().nullable().describe('what would allow it; null: it does not fit the object'),
})

export const PriceJson = z.strictObject({
  asking: z
    .number()
    .nullable()
    .describe(
      '€ that everything is held against; what it is stands in `of`, and only a kaufpreis is asked; null: none',
    ),
  of: z
    .enum(HELD_AGAINST)
    .nullable()
    .optional()
    .describe(
      'what `asking` is: the asked price, in an auction the Verkehrswert, of a price list the sum of its units; missing: made before, when it was the asked price alone',
    ),
  estimate: RangeJson.nullable().describe(
    'where the estimate is what such an object would be notarised at today, in euro; null: see reason',
  ),
  deviationPercent: z.number().nullable().describe('asked price over the middle of the estimate'),
  share: z.number().nullable().describe('share of single sales that the range is meant to hold'),
  meaning: z.string().nullable(),
  halfWidthPercent: z.number().nullable(),
  reason: z.string().nullable().describe('German: why there is no estimate'),
  level: z
    .strictObject({
      place: z.string(),
      basis: z.enum(['PLZ', 'Ort', 'Kreis', 'Land']),
      dataQuality: z.enum(['gut', 'mittel', 'gering']),
      referencePerM2: z.number().describe('asked at the place, all homes together, €/m²: the start of the steps'),
      askedPerM2: RangeJson.describe('what such an object would be asked for, €/m²'),
      notarisedPerM2: RangeJson.describe('what it would be notarised at, €/m²'),
      steps: z.array(z.strictObject({ label: z.string(), factor: z.number(), source: z.string() })),
    })
    .nullable(),
  methods: z.array(MethodJson),
  parking: z
    .strictObject({
      price: z.number(),
      included: z
        .boolean()
        .nullable()
        .describe('whether the asked price includes it; null: not said, taken to come on top'),
    })
    .nullable()
    .describe('parking with a price of its own; the estimate is for the home alone'),
  marketRent: RangeJson.nullable().describe('Nettokaltmiete at a new letting, €/m² a month'),
  uncertainties: z.array(z.strictObject({ label: z.string(), percent: z.number(), missing: z.boolean() })),
  mostHelpful: z
    .strictObject({
      statement: z.string(),
      document: z.string(),
      halfWidthPercent: z.number().describe('half the width with it'),
    })
    .nullable()
    .describe('the missing statement that would narrow the range most'),
  complete: z.boolean().describe('every statement that forms the price is made'),
  missing: z.array(z.string()),
  sources: z.array(SourceJson),
})
export type PriceJson = z.infer<typeof PriceJson>

const RungJson = z.strictObject({
  price: z.number(),
  reduction: z.number().describe('asked price − price, the sum of the parts'),
  meaning: z.string(),
  parts: z.array(
    z.strictObject({
      label: z.string(),
      amount: z.number(),
      formula: z.string(),
      source: z.string(),
      evidence: z.array(Proof).describe('empty: it hangs on the rule named as source'),
    }),
  ),
})

export const NegotiationJson = z.strictObject({
  reason: z.string().nullable().describe('German: why there is nothing to negotiate; then all else is null'),
  roomPercent: z.number().nullable(),
  bandPoints: z.number().nullable().describe('percentage points by which it may be off either way'),
  market: z.enum(['angespannt', 'neutral', 'schwach']).nullable(),
  marketRule: z.string().nullable(),
  confidence: z.enum(['hoch', 'mittel', 'gering']).nullable().describe('null: no estimate'),
  confidenceReason: z.string().nullable(),
  steps: z.array(z.strictObject({ label: z.string(), points: z.number() })),
  ladder: z
    .strictObject({ erstgebot: RungJson, belegbar: RungJson, ziel: RungJson, schmerzgrenze: RungJson })
    .nullable(),
  gap: z.string().nullable().describe('German: the room does not reach the estimate, and what follows; null: it does'),
})
export type NegotiationJson = z.infer<typeof NegotiationJson>

/** @param held null: the document names no amount */
export function priceJson(appraisal: Appraisal, held: HeldPrice | null): PriceJson {
  const { estimate, level, marketRent, mostHelpful, parking } = appraisal
  return {
    asking: held && held.euro,
    of: held && held.of,
    estimate: estimate && { low: inEuro(estimate.low), mid: inEuro(estimate.mid), high: inEuro(estimate.high) },
    deviationPercent: held?.of === 'kaufpreis' ? deviation(appraisal, euro(held.euro)) : null,
    share: estimate && estimate.share,
    meaning: estimate && estimate.meaning,
    halfWidthPercent: estimate && inPercents(estimate.halfWidth),
    reason: appraisal.reason,
    level: level && levelJson(level),
    methods: appraisal.methods.map(methodJson),
    parking: parking && { price: inEuro(parking.price), included: parking.included },
    marketRent: marketRent && { ...marketRent.rent },
    uncertainties: appraisal.uncertainties.map(({ label, sigma, missing }) => {
      return { label, percent: inPercents(sigma), missing }
    }),
    mostHelpful: mostHelpful && {
      statement: mostHelpful.statement,
      document: mostHelpful.document,
      halfWidthPercent: inPercents(mostHelpful.halfWidthWith),
    },
    complete: appraisal.priceFull,
    missing: [...appraisal.missingForPrice],
    sources: appraisal.sources.map(sourceJson),
  }
}

export function negotiationJson(outcome: Outcome<Negotiation, string>): NegotiationJson {
  const nothing = { roomPercent: null, bandPoints: null, market: null, marketRule: null, confidence: null }
  if (!outcome.ok)
    return { reason: outcome.failure, ...nothing, confidenceReason: null, steps: [], ladder: null, gap: null }
  const { room, ladder, gap, marktlage, marktregel, sicherheit, begruendung } = outcome.value
  return {
    reason: null,
    roomPercent: room.spielraum,
    bandPoints: room.band,
    market: marktlage,
    marketRule: marktregel,
    confidence: sicherheit,
    confidenceReason: begruendung,
    steps: room.schritte.map(({ label, punkte }) => ({ label, points: rounded(punkte) })),
    ladder: {
      erstgebot: rungJson(ladder.erstgebot),
      belegbar: rungJson(ladder.belegbar),
      ziel: rungJson(ladder.ziel),
      schmerzgrenze: rungJson(ladder.schmerzgrenze),
    },
    gap,
  }
}

function levelJson(level: MarketLevel): NonNullable<PriceJson['level']> {
  return {
    place: level.place,
    basis: level.basis,
    dataQuality: level.dataQuality,
    referencePerM2: level.reference,
    askedPerM2: { ...level.asking },
    notarisedPerM2: { ...level.notarised },
    steps: level.adjustments.map(({ label, factor, source }) => {
      return { label, factor: Number(factor.toFixed(4)), source }
    }),
  }
}

function methodJson(method: Appraisal['methods'][number]): PriceJson['methods'][number] {
  if (!isCalculated(method)) {
    const { reason, document } = method
    const nothing = { value: null, counted: null, share: 0, halfWidthPercent: null, steps: [] }
    return { name: method.method, ...nothing, reason, document }
  }
  return {
    name: method.method,
    value: method.value,
    counted: method.counted,
    share: Number(method.part.toFixed(4)),
    halfWidthPercent: inPercents(method.halfWidth),
    steps: method.steps.map(({ label, value, unit, formula, source }) => ({ label, value, unit, formula, source })),
    reason: null,
    document: null,
  }
}

function rungJson({ price, reduction, meaning, parts }: Rung): z.infer<typeof RungJson> {
  return {
    price: inEuro(price),
    reduction: inEuro(reduction),
    meaning,
    parts: parts.map(({ label, amount, formula, source, evidence }) => {
      return { label, amount: inEuro(amount), formula, source, evidence: evidence.map(proof) }
    }),
  }
}

function sourceJson(source: Source): PriceJson['sources'][number] {
  return sourceOf(source)
}

/** A share as percent with one decimal. */
function inPercents(share: number): number {
  return Math.round(share * 1000) / 10
}
