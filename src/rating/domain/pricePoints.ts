import type { Money } from '#kernel/money.ts'
import type { Figure, Part } from '#finance/domain/part.ts'
import { moneyAt, type MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Section } from '#finance/domain/plan/section.ts'
import { zeroCashFlowPrice } from '#finance/domain/plan/zeroCashFlow.ts'

/** Which price is looked at. */
export const PRICE_POINTS = ['gefordert', 'ziel', 'hoechstens', 'cashflow-null'] as const
export type PricePointId = (typeof PRICE_POINTS)[number]

/** What buying at one price means: the middle case. */
export interface PricePoint {
  readonly id: PricePointId
  readonly price: Money
  readonly ownFunds: Money
  readonly monthlyRate: Money
  /** null: the letting cannot be calculated, or only the rent of a part is known. */
  readonly letting: {
    readonly bruttomietrendite: Figure
    readonly nettomietrendite: Figure
    /** A month. */
    readonly beforeTax: Money
    readonly afterTax: Money
    /** What is left after tax in each year, from the first. */
    readonly years: readonly Money[]
  } | null
}

export interface PricePoints {
  /** From the highest price to the lowest; those that are not known are left out, equal ones stay. */
  readonly points: readonly PricePoint[]
  /** The failure is a German sentence. */
  readonly zero: Section<Part>
}

/** Yield and cash flow at the asked price, the aim, the highest that is right, and where the rent just carries the loan. */
export function pricePoints(
  base: MoneyBase,
  prices: Readonly<Record<'gefordert' | 'ziel' | 'hoechstens', Money | null>>,
): PricePoints {
  const zero = zeroCashFlowPrice(base)
  const known = PRICE_POINTS.flatMap(id => {
    const price = id === 'cashflow-null' ? (zero.ok ? zero.value.amount : null) : prices[id]
    return price && price.cents > 0 ? [pointAt(base, id, price)] : []
  })
  const points = known.filter(point => point !== null).sort((a, b) => b.price.cents - a.price.cents)
  return { points, zero }
}

function pointAt(base: MoneyBase, id: PricePointId, price: Money): PricePoint | null {
  const { financing, cashflow } = moneyAt(base, price)
  if (!financing.ok) return null
  const { ownFunds, monthlyRate } = financing.value
  const plan = cashflow.ok && !cashflow.value.rent.ofPart ? cashflow.value : null
  return {
    id,
    price,
    ownFunds: ownFunds.mid.amount,
    monthlyRate: monthlyRate.amount,
    letting: plan && {
      bruttomietrendite: plan.year.mid.metrics.bruttomietrendite,
      nettomietrendite: plan.year.mid.metrics.nettomietrendite,
      beforeTax: plan.year.mid.flow.beforeTaxMonth,
      afterTax: plan.year.mid.afterTaxMonth,
      years: plan.forecast.map(({ afterTax }) => afterTax),
    },
  }
}
