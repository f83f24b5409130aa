import { z } from 'zod'
import { inEuro } from '#kernel/money.ts'
import { PRICE_POINTS, type PricePoint, type PricePoints } from '#rating/domain/pricePoints.ts'
import { PartJson, percentOf } from './partJson.ts'

const Euro = z.number().describe('€')

/** Yield and cash flow of the middle case at the prices that matter. */
export const PricePointsJson = z.strictObject({
  points: z.array(
    z.strictObject({
      id: z.enum(PRICE_POINTS),
      price: Euro,
      ownFunds: Euro,
      monthlyRate: Euro,
      letting: z
        .strictObject({
          bruttomietrendite: z.number().describe('percent'),
          nettomietrendite: z.number().describe('percent'),
          beforeTaxMonth: Euro,
          afterTaxMonth: Euro,
        })
        .nullable()
        .describe('first year, middle case; null: not to be calculated, or only the rent of a part is known'),
    }),
  ),
  zeroCashFlow: PartJson.nullable().describe(
    'price at which the rent just carries costs, interest and Tilgung, before tax',
  ),
  zeroReason: z.string().nullable().describe('German: why there is no such price'),
})
export type PricePointsJson = z.infer<typeof PricePointsJson>

export function pricePointsJson({ points, zero }: PricePoints): PricePointsJson {
  return {
    points: points.map(pointJson),
    zeroCashFlow: zero.ok ? { ...zero.value, amount: inEuro(zero.value.amount) } : null,
    zeroReason: zero.ok ? null : zero.failure,
  }
}

function pointJson({ id, price, ownFunds, monthlyRate, letting }: PricePoint): PricePointsJson['points'][number] {
  const [at, own, rate] = [price, ownFunds, monthlyRate].map(inEuro) as [number, number, number]
  return {
    id,
    price: at,
    ownFunds: own,
    monthlyRate: rate,
    letting: letting && {
      bruttomietrendite: percentOf(letting.bruttomietrendite.value),
      nettomietrendite: percentOf(letting.nettomietrendite.value),
      beforeTaxMonth: inEuro(letting.beforeTax),
      afterTaxMonth: inEuro(letting.afterTax),
    },
  }
}
