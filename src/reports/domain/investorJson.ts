import { z } from 'zod'
import { inEuro, type Money } from '#kernel/money.ts'
import type { InvestorView, RentLimits } from '#rating/domain/investorView.ts'
import { PartJson, partJson } from './partJson.ts'

const PerM2 = z.number().describe('€ per m² and month')

/** Limits of tax and rent for who buys an income; null for who moves in. */
export const InvestorJson = z.strictObject({
  works: z
    .strictObject({
      net: PartJson,
      gross: PartJson.describe('with VAT'),
      exceeded: z.boolean().nullable().describe('the works that are due lie above it; null: their cost is not known'),
      until: z.iso.date(),
    })
    .describe('15 % of the building: works above it within three years are written off, not deducted (§ 6 EStG)'),
  saleFreeFrom: z.iso.date().describe('ten years after the contract, § 23 EStG'),
  shorterLife: z
    .strictObject({ years: z.int().positive(), afa: PartJson, relief: PartJson })
    .nullable()
    .describe('§ 7 (4) sentence 2 EStG, with proof; not in the cash flow; null: the age gives none'),
  denkmal: z
    .array(PartJson)
    .describe('relief a year for each 100.000 € of certified works, year by year; empty: no such deal'),
  rents: z
    .strictObject({
      marketPerM2: PerM2,
      statedPerM2: PerM2.nullable(),
      isLet: z.boolean(),
      bremsePerM2: PerM2.nullable().describe('§ 556d BGB, where an ordinance holds'),
      aboveBremse: z.boolean().nullable().describe('a hoped-for rent lies above it'),
      kappungPerM2: z.strictObject({ usual: PerM2, tight: PerM2 }).nullable().describe('in three years, § 558 BGB'),
    })
    .nullable()
    .describe('the market’s rent stands for the local comparative rent'),
})
export type InvestorJson = z.infer<typeof InvestorJson>

export function investorJson(view: InvestorView): InvestorJson {
  const { works, worksUntil, saleFreeFrom, shorterLife, denkmal, rents } = view
  return {
    works: { net: partJson(works.net), gross: partJson(works.gross), exceeded: works.exceeded, until: worksUntil },
    saleFreeFrom,
    shorterLife: shorterLife && {
      years: shorterLife.years,
      afa: partJson(shorterLife.afa),
      relief: partJson(shorterLife.relief),
    },
    denkmal: denkmal.map(partJson),
    rents: rents && rentsJson(rents),
  }
}

function rentsJson({ market, stated, isLet, bremse, aboveBremse, kappung }: RentLimits): InvestorJson['rents'] {
  const optional = (money: Money | null) => money && inEuro(money)
  return {
    marketPerM2: inEuro(market),
    statedPerM2: optional(stated),
    isLet,
    bremsePerM2: optional(bremse),
    aboveBremse,
    kappungPerM2: kappung && { usual: inEuro(kappung.usual), tight: inEuro(kappung.tight) },
  }
}
