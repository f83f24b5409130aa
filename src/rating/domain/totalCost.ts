import { germanMoney, type Money } from '#kernel/money.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'

/** Price, cost of buying and renovation together. */
export function totalCostOf({ investment }: MoneyPlan): { amount: Money; formula: string; source: string } | null {
  if (!investment.ok) return null
  const { amount, parts } = investment.value.mid
  const formula = parts.map(part => `${part.label} ${germanMoney(part.amount)}`).join(' + ')
  return { amount, formula, source: [...new Set(parts.map(({ source }) => source))].join('; ') }
}
