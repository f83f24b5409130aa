import { euro, type Money } from '#kernel/money.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import { moneyAt, type MoneyBase, type MoneyPlan } from '#finance/domain/moneyPlan.ts'

/** What buying one unit of a price list takes. */
export interface UnitCosts {
  readonly label: string
  readonly price: Money
  /** In the middle case. */
  readonly purchaseCosts: Money
  readonly ownFunds: Money
  readonly monthlyRate: Money
}

/** More units are no list to choose from. */
const MAX = 60

/** The whole plan of money for each unit that is still to be had and has a price. @returns with the plans, so that they can be re-added */
export function unitCosts(units: readonly Unit[], base: MoneyBase): { costs: UnitCosts[]; plans: MoneyPlan[] } {
  const priced = units.flatMap(({ label, status, facts }) => {
    const price = facts.kaufpreis?.value
    return status !== 'verkauft' && typeof price === 'number' && price > 0 ? [{ label, price: euro(price) }] : []
  })
  const planned = priced.slice(0, MAX).flatMap(({ label, price }) => {
    const plan = moneyAt(base, price)
    const { purchaseCosts: bought, financing } = plan
    if (!bought.ok || !financing.ok) return []
    const { ownFunds, monthlyRate } = financing.value
    const costs = { purchaseCosts: bought.value.total.mid.amount, ownFunds: ownFunds.mid.amount }
    return [{ plan, costs: { label, price, ...costs, monthlyRate: monthlyRate.amount } }]
  })
  return { costs: planned.map(({ costs }) => costs), plans: planned.map(({ plan }) => plan) }
}
