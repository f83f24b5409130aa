import { euro, subtract } from '#kernel/money.ts'
import { buildItemsOf, isPlotItem } from '#extraction/domain/deal/buildItems.ts'
import type { Item } from '#extraction/domain/deal/deal.ts'
import { type AllIn, allIn } from '#finance/domain/bauen.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'

/** What a building contract comes to with all that it leaves out. null: no building contract, or its price is not known. */
export function buildingCost({ home, price, terms, day }: MoneyPlan): AllIn | null {
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
