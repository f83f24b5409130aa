import { type Money, euro, subtract } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { type AllIn, allIn } from '#finance/domain/bauen.ts'
import type { MoneyBase, MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Negotiation } from '#valuation/domain/negotiation.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { buildItemsOf, isPlotItem } from '#extraction/domain/deal/buildItems.ts'
import type { Item } from '#extraction/domain/deal/deal.ts'
import type { Bidding } from './bidding.ts'
import { type InvestorView, investorView } from './investorView.ts'
import { toldLimit } from './priceLimits.ts'
import { type PricePoints, pricePoints } from './pricePoints.ts'
import type { OfferVerdict } from './verdict.ts'

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
  readonly verdict: Pick<OfferVerdict, 'limit'>
  readonly bidding: Bidding | null
  readonly appraisal: Appraisal
}

export function calculationsOf({
  base,
  money,
  negotiation,
  worth,
  verdict,
  bidding,
  appraisal,
}: CalculationGrounds): Calculations {
  const ziel: Money | null = negotiation.ok ? negotiation.value.ladder.ziel.price : null
  const hoechstens = worth && toldLimit(verdict, worth.ceiling, money.price)
  return {
    pricePoints: pricePoints(base, { gefordert: money.price, ziel, hoechstens }),
    bidding,
    building: buildingCost(money),
    investor: investorView(money, appraisal),
  }
}

/** What a building contract comes to with all that it leaves out. null: no building contract, or its price is not known. */
function buildingCost({ home, price, terms, day }: MoneyPlan): AllIn | null {
  const { deal } = home.offer
  if (deal?.type.value !== 'fertighaus' || !price) return null
  const within = deal.plotInTotal ? euro(deal.plotInTotal.plot) : null
  const plot = deal.parts.find(({ kind, priceEuro }) => kind === 'grundstueck' && priceEuro !== null)
  const keysOf = (items: readonly Item[]) => items.flatMap(({ name }) => buildItemsOf(name))
  return allIn(
    {
      house: within ? subtract(price, within) : price,
      plot: within ?? (plot?.priceEuro ? euro(plot.priceEuro) : null),
      plotWithin: within === null && (plot?.inPrice === true || deal.included.some(({ name }) => isPlotItem(name))),
      included: keysOf(deal.included),
      excluded: keysOf(deal.excluded),
      land: terms.land,
    },
    day,
  )
}
