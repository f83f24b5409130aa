import { z } from 'zod'
import { inEuro } from '#kernel/money.ts'
import type { BidLimits } from '#finance/domain/zwangsversteigerung.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import type { LeastBid } from '#rating/domain/leastBid.ts'
import { PartJson, TotalJson, partJson, totalJson } from './partJson.ts'

const LimitsJson = z.strictObject({
  haelfte: PartJson.describe('5/10 of the Verkehrswert, § 85a ZVG'),
  siebenZehntel: PartJson.describe('7/10 of the Verkehrswert, § 74a ZVG'),
  sicherheit: PartJson.describe('10 % of the Verkehrswert, § 68 ZVG'),
})

const LeastCashJson = z
  .strictObject({ haelfte: z.number().describe('€'), siebenZehntel: z.number().describe('€') })
  .nullable()
  .describe(
    'what of the limits must be bid in cash, as rights that stay count towards both (§§ 74a (1), 85a (1) ZVG); null: the value of such a right is not told',
  )

/** What a bidder in a forced auction must know; null in any other deal. */
export const BiddingJson = z.strictObject({
  verkehrswert: z.number().describe('€'),
  limits: LimitsJson,
  leastCash: LeastCashJson,
  bids: z.array(
    z.strictObject({
      name: z.string(),
      bid: z.number().describe('€'),
      costs: TotalJson.describe('tax, court, land register, interest until distribution; no notary'),
      cash: z.number().describe('bid and costs, €'),
      whole: z.number().describe('bid, costs and the rights that are taken over, €'),
    }),
  ),
  highest: PartJson.nullable().describe('the highest bid that is right; null: no estimate'),
  takenOver: z
    .array(PartJson)
    .describe('rights that stay beside the bid (§§ 52, 91 ZVG) with a value that is told; off the highest bid already'),
  takenOverUnvalued: z.array(z.string()).describe('German; rights that stay and whose value is not told'),
  lots: z
    .array(
      z.strictObject({
        ...{ name: z.string(), verkehrswert: z.number().describe('€'), limits: LimitsJson, leastCash: LeastCashJson },
        rights: z.array(z.string()).describe('German; rights that stay on this lot'),
      }),
    )
    .describe('sold one by one unless the court offers them together (§ 63 ZVG); empty: one object'),
  notes: z.array(z.string()),
})
export type BiddingJson = z.infer<typeof BiddingJson>

export function biddingJson(bidding: Bidding): BiddingJson {
  const { verkehrswert, limits, least, bids, highest, takenOver, lots, notes } = bidding
  return {
    verkehrswert: inEuro(verkehrswert),
    limits: limitsJson(limits),
    leastCash: leastJson(least),
    bids: bids.map(({ name, bid, costs, cash, whole }) => {
      return { name, bid: inEuro(bid), costs: totalJson(costs), cash: inEuro(cash), whole: inEuro(whole) }
    }),
    highest: highest && partJson(highest),
    takenOver: takenOver.parts.map(partJson),
    takenOverUnvalued: [...takenOver.unvalued],
    lots: lots.map(lot => {
      return {
        ...{ name: lot.name, verkehrswert: inEuro(lot.verkehrswert), limits: limitsJson(lot.limits) },
        ...{ leastCash: leastJson(lot.least), rights: [...lot.rights] },
      }
    }),
    notes: [...notes],
  }
}

function leastJson({ haelfte, siebenZehntel, isExact }: LeastBid): z.infer<typeof LeastCashJson> {
  return isExact ? { haelfte: inEuro(haelfte), siebenZehntel: inEuro(siebenZehntel) } : null
}

function limitsJson({ haelfte, siebenZehntel, sicherheit }: BidLimits): z.infer<typeof LimitsJson> {
  return { haelfte: partJson(haelfte), siebenZehntel: partJson(siebenZehntel), sicherheit: partJson(sicherheit) }
}
