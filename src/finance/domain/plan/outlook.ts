import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, sum, times } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import { STEIGERUNGEN } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Range } from '../range.ts'
import type { FinancingPlan } from './financingPlan.ts'
import type { LivingPlan } from './livingPlan.ts'
import { lineOf } from './section.ts'

/** What a value would be after ten years in three scenarios. No forecast. */
export function valueInTenYears(value: Money, day: CalendarDate): Range<Part> {
  const { low, mid, high, source, basis } = rowAt(STEIGERUNGEN, day, 'wert')
  const at = (rate: typeof mid): Part => ({
    label: 'Wert in 10 Jahren',
    amount: times(value, percent((1 + inPercent(rate) / 100) ** 10 * 100)),
    formula: `${germanMoney(value)} × (1 + ${germanPercent(rate)})^10`,
    source,
    basis,
  })
  return { low: at(low), mid: at(mid), high: at(high) }
}

/** Money that is gone: what the buyer never sees again against what the tenant pays, while interest is fixed. */
export interface RentOrBuy {
  readonly years: number
  /** Cost of buying and of the Grundschuld, what is due at once, interest, the owner's own cost. Tilgung stays his. */
  readonly buying: Total
  readonly renting: Total
}

/**
 * At today's prices: rent, cost and value stand still. null: no market rent is known.
 * @param due works and a Sonderumlage that no tenant pays
 */
export function rentOrBuy(
  purchase: Range<Total>,
  financing: FinancingPlan,
  living: LivingPlan,
  due: readonly Part[],
): RentOrBuy | null {
  if (!living.rent) return null
  const years = financing.yearsFixed
  const rent = living.rent.mid
  const owners = living.burden.mid.parts.slice(1)
  const interest: Part = {
    label: `Zinsen in ${years} Jahren`,
    amount: sum(financing.plan.map(one => one.interest)),
    formula: 'Summe des Zinsplans',
    source: financing.monthlyRate.source,
    basis: 'assumption',
  }
  const buying = [
    lineOf(purchase.mid),
    lineOf(financing.grundschuld),
    ...due,
    interest,
    ...owners.map(part => months(part, years)),
  ]
  return {
    years,
    buying: totalOf(`Kaufen: Kosten in ${years} Jahren ohne Tilgung`, buying),
    renting: totalOf(`Mieten: Kaltmiete in ${years} Jahren`, [months(rent, years)]),
  }
}

function months(part: Part, years: number): Part {
  return { ...part, amount: times(part.amount, years * 12), formula: `${years * 12} × ${germanMoney(part.amount)}` }
}
