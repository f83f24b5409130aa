import type { Money } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { AllIn } from '#finance/domain/bauen.ts'
import type { MoneyBase, MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Negotiation } from '#valuation/domain/negotiation.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { Bidding } from './bidding.ts'
import { buildingCost } from './buildingCost.ts'
import { type InvestorView, investorView } from './investorView.ts'
import { type PricePoints, pricePoints } from './pricePoints.ts'

/** What is calculated beside the plan of money, because it needs estimate or negotiation too. */
export interface Calculations {
  readonly pricePoints: PricePoints
  /** null: no auction. */
  readonly bidding: Bidding | null
  /** null: no building contract. */
  readonly building: AllIn | null
  /** null: who buys moves in. */
  readonly investor: InvestorView | null
}

export interface CalculationGrounds {
  readonly base: MoneyBase
  readonly money: MoneyPlan
  readonly negotiation: Outcome<Negotiation, string>
  readonly worth: Worth | null
  readonly bidding: Bidding | null
  readonly appraisal: Appraisal
}

export function calculationsOf({
  base,
  money,
  negotiation,
  worth,
  bidding,
  appraisal,
}: CalculationGrounds): Calculations {
  const ziel: Money | null = negotiation.ok ? negotiation.value.ladder.ziel.price : null
  return {
    pricePoints: pricePoints(base, { gefordert: money.price, ziel, hoechstens: worth?.ceiling ?? null }),
    bidding,
    building: buildingCost(money),
    investor: investorView(money, appraisal),
  }
}
