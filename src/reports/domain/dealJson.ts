import { z } from 'zod'
import type { Evidence } from '#kernel/evidence.ts'
import {
  AREA_KINDS,
  DEAL_STATUSES,
  DEAL_TYPES,
  type Deal,
  type Item,
  OBJECT_KINDS,
  type Part,
  PART_KINDS,
} from '#extraction/domain/deal/deal.ts'
import { type CourtSale, SURVIVING_KINDS } from '#extraction/domain/deal/soldByCourt.ts'
import { PAST_KINDS, DEAL_TRAITS } from '#extraction/domain/deal/dealFindings.ts'
import { Proof, proof, rounded } from './proofJson.ts'

const CourtSumJson = z.strictObject({ euro: z.number(), evidence: Proof })

const PartJson = z.strictObject({
  name: z.string().describe('as the document calls it'),
  kind: z.enum(PART_KINDS),
  areaM2: z.number().nullable(),
  areaKind: z
    .enum(AREA_KINDS)
    .nullable()
    .describe('by which norm the area is measured; energie: A_N of the certificate'),
  rentMonthEuro: z.number().nullable().describe('present net cold rent, never what could be asked'),
  let: z.boolean().nullable(),
  priceEuro: z.number().nullable(),
  status: z.enum(['frei', 'reserviert', 'verkauft']).nullable(),
  inPrice: z.boolean().nullable().describe('whether its price is in the asked price; null: not said'),
  leaseEnd: z
    .strictObject({
      by: z.enum(['notice', 'term']).describe('notice: somebody has given it; term: the contract names its last day'),
      until: z.iso.date().nullable(),
      evidence: Proof,
    })
    .optional()
    .describe('as a list of tenants tells it; missing: nothing is told of an end'),
  arrears: z
    .strictObject({ euro: z.number().nullable(), months: z.number().nullable(), evidence: Proof })
    .optional()
    .describe('rent that its tenant owes; missing: none is told'),
  remark: Proof.optional().describe('the words of the list’s column of remarks'),
  evidence: z.array(Proof).describe('empty: the buyer alone says so, see `given`'),
})

const ItemJson = z.strictObject({
  name: z.string(),
  evidence: z.array(Proof).describe('empty: the buyer alone says so, see `given`'),
})

/** What is offered, found before anything is calculated. */
export const DealJson = z.strictObject({
  type: z.enum(DEAL_TYPES),
  status: z.enum(DEAL_STATUSES),
  objectKind: z.enum(OBJECT_KINDS),
  offerDate: z.iso.date().nullable().describe('the newest day that the document gives for itself'),
  ageDays: z.int().nullable(),
  parts: z.array(PartJson).describe('what belongs to the offer and has an area, a rent or a price of its own'),
  tradeSpaces: z
    .array(z.strictObject({ name: z.string(), areaM2: z.number(), evidence: z.array(Proof).min(1) }))
    .describe('shops, workshops and halls beside the Wohnfläche of a house of flats, where no part tells of them'),
  included: z.array(ItemJson).describe('said to come with the price'),
  excluded: z.array(ItemJson).describe('said not to come with the price'),
  replyBy: z
    .strictObject({ day: z.iso.date(), evidence: z.array(Proof).min(1) })
    .nullable()
    .describe('the last day for a bid or an answer, as the seller sets it'),
  newGroundRent: z
    .strictObject({
      year: z.number().describe('€ a year'),
      disputed: z.boolean().optional().describe('demanded and fought over, not agreed'),
      evidence: z.array(Proof).min(1),
    })
    .nullable()
    .describe('the Erbbauzins that a buyer will pay in place of the present one; all is calculated with it'),
  court: z
    .strictObject({
      partition: z.boolean().describe('§ 180 ZVG: co-owners part; § 57a ZVG does not hold (§ 183 ZVG)'),
      fileNumber: z.string().nullable(),
      seat: z.string().optional().describe('postcode of the court: what it sells lies in the same Land'),
      day: z.iso.date().nullable().describe('of the hearing'),
      time: z.string().nullable().describe('"9:30"'),
      room: z.string().nullable(),
      rights: z
        .array(
          z.strictObject({
            kind: z.enum(SURVIVING_KINDS),
            byCourt: z.number().nullable().describe('€; Zuzahlungsbetrag, Ersatzwert, or the sum of a Grundschuld'),
            appraised: z.number().nullable().describe('€; by an expert'),
            words: z.string().optional().describe('as the notice writes it'),
            lot: z.string().optional().describe('the one of several lots that it burdens'),
            rooms: z
              .strictObject({ words: z.string(), isPart: z.boolean().describe('the rest is free of it') })
              .optional()
              .describe('what a right to live in it covers, as the notice writes it'),
            holders: z
              .array(z.strictObject({ age: z.number(), sex: z.enum(['frau', 'mann']).nullable() }))
              .optional()
              .describe('who holds it for life, years on the day of the report'),
            month: z.number().optional().describe('€ a month that its rooms would bring'),
            ownerPays: z.array(z.string()).optional().describe('German; what the owner pays for the holder'),
            evidence: z.array(Proof).min(1),
          }),
        )
        .describe('rights that a bidder takes over beside his bid (§§ 52, 91 ZVG)'),
      failedBid: z
        .strictObject({ amount: z.number(), day: z.iso.date().nullable(), evidence: z.array(Proof).min(1) })
        .nullable()
        .describe('the highest bid of a former hearing in which the Zuschlag was refused'),
      use: z
        .array(
          z.strictObject({ by: z.enum(['owner', 'tenant', 'nobody']), where: z.string().nullable(), evidence: Proof }),
        )
        .optional()
        .describe('who lives there, by units where the notice tells them apart; owner: who owes, or a co-owner'),
      security: CourtSumJson.optional().describe('what a bidder lodges'),
      unseen: z
        .strictObject({ euro: z.number().nullable(), percent: z.number().nullable(), evidence: Proof })
        .optional()
        .describe('what the appraiser took off because he did not see all from inside'),
      usualRent: CourtSumJson.optional().describe('a month, as the appraiser takes it for usual'),
      lotCharges: z.array(CourtSumJson).optional().describe('Hausgeld a month, of one lot each'),
      oneUnit: Proof.optional().describe('that its lots are one home, or that one of them cannot be used alone'),
      evidence: z.array(Proof),
    })
    .nullable()
    .describe('what the notice of a sale by court says of its procedure; null: no court sells'),
  retained: z
    .strictObject({
      kind: z.enum(['niessbrauch', 'wohnrecht']),
      ages: z.array(z.number()).describe('years, of those who hold it'),
      rooms: z.string().optional().describe('what it covers, where that is not the whole'),
      area: z.number().optional().describe('m², of what it covers, where that is not the whole'),
      supplies: z
        .array(z.string())
        .readonly()
        .optional()
        .describe('what whoever buys must give beside it, German words'),
      untilLast: z.boolean().describe('ends only with whoever of them lives longer'),
      buyerPays: z.boolean().describe('exceptional works are the buyer’s'),
      staysWhenLeft: z.literal(true).optional().describe('goes on when its holders move out, and they may let it'),
      worksWithin: z.number().optional().describe('months, within which works that they demand must be done'),
      assumedYears: z.number().optional().describe('years for which the document reckons with it'),
      isHardToFinance: z.boolean(),
      isFirstInRank: z.boolean(),
      value: z.number().nullable().describe('€, as the document states it'),
      free: z.number().nullable().describe('€, what the whole is worth without it, as the document states it'),
      monthly: z.number().nullable().describe('€, what its use is worth a month'),
      evidence: z.array(Proof).min(1),
    })
    .nullable()
    .describe('a right of use that whoever sells keeps; null: none, or a court sells'),
  marks: z
    .array(z.strictObject({ status: z.enum(DEAL_STATUSES), evidence: z.array(Proof).min(1) }))
    .optional()
    .describe('all that it is marked as: an advert may be reserved and deleted; missing: nothing'),
  past: z
    .array(
      z.strictObject({ kind: z.enum(PAST_KINDS), day: z.iso.date(), written: z.string(), evidence: z.array(Proof) }),
    )
    .optional()
    .describe('days that are over on the day of the analysis, one of each kind; missing: none'),
  traits: z
    .array(z.strictObject({ trait: z.enum(DEAL_TRAITS), evidence: z.array(Proof).min(1) }))
    .optional()
    .describe('what title and first lines say beside object and type; missing: nothing'),
  buildings: z
    .array(z.strictObject({ name: z.string(), areaM2: z.number(), evidence: z.array(Proof).min(1) }))
    .optional()
    .describe('houses on the plot that together have the Wohnfläche; missing: one, or not told apart'),
  questions: z.array(z.string()).describe('German; what settles what the document leaves open'),
  evidence: z
    .array(z.strictObject({ ...Proof.shape, proves: z.enum(['type', 'status', 'objectKind']) }))
    .describe('the proofs of type, status and objectKind'),
})
export type DealJson = z.infer<typeof DealJson>

export function dealJson(deal: Deal): DealJson {
  const decisions = [
    ['type', deal.type],
    ['status', deal.status],
    ['objectKind', deal.objectKind],
  ] as const
  return {
    type: deal.type.value,
    status: deal.status.value,
    objectKind: deal.objectKind.value,
    offerDate: deal.offerDate,
    ageDays: deal.ageDays,
    parts: deal.parts.map(partJson),
    tradeSpaces: deal.tradeSpaces.map(({ name, areaM2, evidence }) => {
      return { name, areaM2: rounded(areaM2), evidence: evidence.map(proof) }
    }),
    included: deal.included.map(itemJson),
    excluded: deal.excluded.map(itemJson),
    replyBy: deal.replyBy && { day: deal.replyBy.day, evidence: deal.replyBy.evidence.map(proof) },
    newGroundRent: deal.newGroundRent && {
      year: deal.newGroundRent.year,
      ...(deal.newGroundRent.dispute && { disputed: true }),
      evidence: deal.newGroundRent.evidence.map(proof),
    },
    court: deal.court && courtJson(deal.court),
    retained: deal.retained ? { ...deal.retained, ages: [...deal.retained.ages], evidence: deal.retained.evidence.map(proof) } : null, // prettier-ignore
    ...(deal.marks && { marks: deal.marks.map(proven) }),
    ...(deal.past && { past: deal.past.map(proven) }),
    ...(deal.traits && { traits: deal.traits.map(proven) }),
    ...(deal.buildings && { buildings: deal.buildings.map(proven) }),
    questions: decisions.flatMap(([, { question }]) => question ?? []),
    evidence: decisions.flatMap(([proves, { evidence }]) => evidence.map(place => ({ ...proof(place), proves }))),
  }
}

function proven<One extends { readonly evidence: readonly Evidence[] }>(one: One) {
  return { ...one, evidence: one.evidence.map(proof) }
}

function courtJson({
  rights,
  failedBid,
  use,
  security,
  unseen,
  usualRent,
  lotCharges,
  oneUnit,
  ...court
}: CourtSale): DealJson['court'] {
  const shown = <One extends { readonly evidence: Evidence }>(one: One) => ({ ...one, evidence: proof(one.evidence) })
  return {
    ...court,
    ...(use && { use: use.map(shown) }),
    ...(security && { security: shown(security) }),
    ...(unseen && { unseen: shown(unseen) }),
    ...(usualRent && { usualRent: shown(usualRent) }),
    ...(lotCharges && { lotCharges: lotCharges.map(shown) }),
    ...(oneUnit && { oneUnit: proof(oneUnit) }),
    rights: rights.map(({ holders, ownerPays, ...right }) => ({
      ...right,
      ...(holders && { holders: [...holders] }),
      ...(ownerPays && { ownerPays: [...ownerPays] }),
      evidence: right.evidence.map(proof),
    })),
    failedBid: failedBid && { ...failedBid, evidence: failedBid.evidence.map(proof) },
    evidence: court.evidence.map(proof),
  }
}

function partJson({
  areaM2,
  rentMonthEuro,
  priceEuro,
  evidence,
  leaseEnd,
  arrears,
  remark,
  ...part
}: Part): z.infer<typeof PartJson> {
  return {
    name: part.name,
    kind: part.kind,
    areaM2: areaM2 === null ? null : rounded(areaM2),
    areaKind: part.areaKind,
    rentMonthEuro: rentMonthEuro === null ? null : rounded(rentMonthEuro),
    let: part.let,
    priceEuro: priceEuro === null ? null : rounded(priceEuro),
    status: part.status,
    inPrice: part.inPrice,
    ...(leaseEnd && { leaseEnd: { ...leaseEnd, evidence: proof(leaseEnd.evidence) } }),
    ...(arrears && { arrears: { ...arrears, evidence: proof(arrears.evidence) } }),
    ...(remark && { remark: proof(remark) }),
    evidence: evidence.map(proof),
  }
}

function itemJson({ name, evidence }: Item): z.infer<typeof ItemJson> {
  return { name, evidence: evidence.map(proof) }
}
