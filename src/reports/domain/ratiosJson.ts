import { z } from 'zod'
import { euro, inEuro, type Money, shareOf, subtract, times, ZERO } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { pricePerArea } from '#valuation/domain/pricePerArea.ts'
import { unitPrice } from '#valuation/domain/unitPrice.ts'
import { HELD_AGAINST } from './askedPrice.ts'
import { isPriced } from './heldPrice.ts'
import { rounded } from './proofJson.ts'

/** What the price comes to for a square metre and in rent: numerator and denominator of the same thing. */
export const RatiosJson = z.strictObject({
  of: z
    .enum(HELD_AGAINST)
    .describe('what is divided: the asked price, in an auction the Verkehrswert, of a price list its units'),
  euro: z.number().describe('without the parking that is in it; of a price list the sum of all units'),
  parkingEuro: z.number().nullable().describe('what was taken out for parking'),
  areaM2: z.number().describe('Wohnfläche with the shops, offices and workshops that are sold with it'),
  tradeM2: z.number().describe('what of it is no Wohnfläche'),
  perM2: z.strictObject({ low: z.number(), high: z.number() }).describe('whole €; a span for a price list'),
  yieldPercent: z.number().nullable().describe('rent that is paid today by that price; null: none is known'),
  yieldIfLetPercent: z
    .number()
    .nullable()
    .describe('the same with the empty homes let at the market; null: all is let, or nobody knows'),
})
export type RatiosJson = z.infer<typeof RatiosJson>

/** null: price or area are not known. */
export function ratiosJson(assessment: Assessment, units: readonly Unit[]): RatiosJson | null {
  return ofList(units) ?? ofWhole(assessment)
}

function ofWhole({ offer, money, appraisal }: Assessment): RatiosJson | null {
  const found = pricePerArea(offer, money.price, appraisal.parking)
  if (!found) return null
  const { of, price, parking, area, perM2 } = found
  const rent = money.letting.rent.ok && money.letting.rent.value.origin === 'stated' ? money.letting.rent.value : null
  // Where the price is that of the home alone, so must be its rent; a space without a price of its own is paid with it.
  const { parkingRent, jahresmiete } = money.home
  const isPaidWith = offer.deal?.parts.some(({ kind, inPrice, priceEuro }) => kind === 'stellplatz' && inPrice === true && priceEuro === null) // prettier-ignore
  const ofParking = parkingRent && !jahresmiete && !rent?.partly && !isPaidWith ? times(parkingRent, 12) : ZERO
  const yieldOf = (year: Money) => rounded(inPercent(shareOf(subtract(year, ofParking), price)))
  return {
    of,
    euro: inEuro(price),
    parkingEuro: parking && inEuro(parking),
    areaM2: area.total,
    tradeM2: area.trade,
    perM2: { low: perM2, high: perM2 },
    yieldPercent: rent && !rent.ofPart ? yieldOf(rent.rent.mid.amount) : null,
    yieldIfLetPercent: rent?.partly?.potential ? yieldOf(rent.partly.potential.amount) : null,
  }
}

function ofList(units: readonly Unit[]): RatiosJson | null {
  const all = units.map(({ facts }) => ({ price: facts.kaufpreis?.value, area: facts.wohnflaeche?.value }))
  if (!isPriced(units)) return null
  const prices = units.flatMap(unit => unitPrice(unit) ?? [])
  const total = (key: 'price' | 'area') => rounded(all.reduce((sum, one) => sum + Number(one[key] ?? 0), 0))
  return {
    of: 'einheiten',
    euro: inEuro(euro(total('price'))),
    parkingEuro: null,
    areaM2: total('area'),
    tradeM2: 0,
    perM2: { low: Math.min(...prices), high: Math.max(...prices) },
    yieldPercent: null,
    yieldIfLetPercent: null,
  }
}
