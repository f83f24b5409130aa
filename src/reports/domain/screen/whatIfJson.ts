import { z } from 'zod'
import type { Facts } from '#extraction/domain/facts.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { COST_SUBJECTS } from '#extraction/domain/statements/costSubject.ts'
import { type MoneyInput, moneyOf, type MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf, BUYER_GOALS } from '#finance/domain/plan/assumptions.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Money } from '#kernel/money.ts'
import type { Share } from '#kernel/share.ts'
import { ALL_LAENDER } from '#reference/laender.ts'
import { Proof, proof } from '../proofJson.ts'

const TRADES = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden'] as const

/** What the money of an offer is calculated from beside its facts, so that a browser can calculate it again. */
export const WhatIfJson = z.strictObject({
  day: z.iso.date(),
  lens: z.enum(BUYER_GOALS),
  land: z.literal(ALL_LAENDER).nullable(),
  laender: z.array(z.literal(ALL_LAENDER)),
  marketRent: z
    .strictObject({ low: z.number(), mid: z.number(), high: z.number(), source: z.string() })
    .nullable()
    .describe('€/m² a month'),
  renewed: z.partialRecord(z.enum(TRADES), z.int()).describe('year by trade, as the text tells'),
  kept: z.array(z.enum(TRADES)).default([]).describe('stays as it is while the rest is renewed'),
  spoken: z.array(z.enum(TRADES)).default([]).describe('called old, worn or to be done by the text'),
  calledFor: z
    .strictObject({ trades: z.array(z.enum(TRADES)), heatings: z.number().nullable(), onlyPaint: z.boolean() })
    .default({ trades: [], heatings: null, onlyPaint: false })
    .describe('what of a house of several flats the text says is to be done'),
  poor: z.boolean().default(false).describe('in need of works as a whole'),
  exposedFacade: z.boolean().default(false),
  asbestosRoof: z.boolean().default(false),
  erbbauLoan: z
    .strictObject({
      longest: z.number().nullable().describe('years that a loan may run at most'),
      isTold: z.boolean().default(true).describe('by the exposé; otherwise by what binds banks'),
      most: z.number().optional().describe('percent of the price that may be charged'),
      extended: z.number().nullable().describe('Erbbauzins after an extension, € a year'),
    })
    .nullable()
    .default(null),
  parts: z.array(
    z.strictObject({
      name: z.string(),
      use: z.enum(['wohnen', 'gewerbe']),
      area: z.number().nullable().describe('m²'),
      rent: z.number().nullable().describe('€ a month, paid today'),
      let: z.boolean().nullable(),
    }),
  ),
  said: z.strictObject({
    hausgeld: z.array(Proof),
    sonderumlage: z.array(Proof),
    levies: z
      .array(
        z.strictObject({
          own: z.number().nullable(),
          payer: z.enum(['seller', 'buyer']).nullable(),
          due: z.string().nullable(),
          isProposed: z.boolean().default(false).describe('the community has still to vote on it'),
        }),
      )
      .default([])
      .describe('what is read of a Sonderumlage beside its name, €'),
    works: z
      .array(
        z.strictObject({
          subject: z.enum(COST_SUBJECTS),
          amount: z.number(),
          span: z
            .strictObject({ low: z.number(), high: z.number() })
            .optional()
            .describe('both figures, where two are named'),
          isNet: z.boolean(),
          needed: z.boolean().default(true).describe('the exposé says that they are due'),
          inFlat: z.boolean(),
          covers: z.array(z.enum(COST_SUBJECTS)).optional().describe('what else its sum is for'),
          guess: z
            .strictObject({ name: z.string(), formula: z.string(), source: z.string(), evidence: z.array(Proof) })
            .optional()
            .describe('the exposé prices it not, and the amount is ours'),
        }),
      )
      .default([])
      .describe('works that the exposé itself prices, or calls for without a price, € as named'),
    parkingExtra: z.boolean(),
    parkingWithin: z.boolean(),
    someEmpty: z.boolean(),
    commercial: z.boolean(),
  }),
})
export type WhatIfJson = z.infer<typeof WhatIfJson>

/** What the buyer sets himself; what he leaves is as in the report. */
export interface WhatIf {
  /** null: not known, or it comes from an auction. */
  readonly price: Money | null
  readonly sollzins?: Share
  /** Share of the price. */
  readonly ownFunds?: Share
  /** Nettokaltmiete a month. */
  readonly rent?: Money
}

/** Keys in the order of the schema. */
export function whatIfJson(
  { land, laender, marketRent, renewed, erbbauLoan, parts }: MoneyInput,
  plan: MoneyPlan,
): WhatIfJson {
  const {
    said,
    kept = [],
    spoken = [],
    calledFor,
    poor = false,
    exposedFacade = false,
    asbestosRoof = false,
    ...years
  } = renewed
  return {
    day: plan.day,
    lens: plan.assumptions.lens,
    land,
    laender: [...laender],
    marketRent: marketRent && {
      low: marketRent.low,
      mid: marketRent.mid,
      high: marketRent.high,
      source: marketRent.source,
    },
    renewed: Object.fromEntries(TRADES.flatMap(trade => (years[trade] ? [[trade, years[trade]]] : []))),
    kept: [...kept],
    spoken: [...spoken],
    calledFor: {
      trades: [...(calledFor?.trades ?? [])],
      heatings: calledFor?.heatings ?? null,
      onlyPaint: calledFor?.onlyPaint ?? false,
    },
    poor,
    exposedFacade,
    asbestosRoof,
    erbbauLoan: erbbauLoan ?? null,
    parts: (parts ?? []).map(({ name, use, area, rent, let: isLet }) => ({ name, use, area, rent, let: isLet })),
    said: {
      hausgeld: (said?.hausgeld ?? []).map(proof),
      sonderumlage: (said?.sonderumlage ?? []).map(proof),
      levies: (said?.levies ?? []).map(one => ({ ...one, isProposed: one.isProposed === true })),
      works: (said?.works ?? []).map(({ guess, covers, ...work }) => ({
        ...work,
        ...(covers && { covers: [...covers] }),
        ...(guess && { guess: { ...guess, evidence: guess.evidence.map(proof) } }),
      })),
      parkingExtra: said?.parkingExtra ?? false,
      parkingWithin: said?.parkingWithin ?? false,
      someEmpty: said?.someEmpty ?? false,
      commercial: said?.commercial ?? false,
    },
  }
}

/** The engine of the report once more: with nothing set it gives the figures of the report. */
export function recalculated(json: WhatIfJson, facts: Facts, { price, rent, ...own }: WhatIf): MoneyPlan {
  const day = calendarDate(json.day)
  const {
    land,
    laender,
    marketRent,
    renewed,
    kept,
    spoken,
    calledFor,
    poor,
    exposedFacade,
    asbestosRoof,
    erbbauLoan,
    parts,
    said,
    lens,
  } = json
  const input: MoneyInput = {
    offer: offerOf(facts),
    land,
    laender,
    marketRent,
    parts,
    buildingShare: null,
    erbbauLoan,
    renewed: { ...renewed, kept, spoken, calledFor, poor, exposedFacade, asbestosRoof, said },
    assumptions: assumptionsOf(day, { lens, ...own }),
    ...(rent && { ownRent: rent }),
  }
  return moneyOf(input, price, day)
}
