import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, germanMoney, type Money, sum, times } from '#kernel/money.ts'
import { complement, germanPercent, inPercent, percent, ratio, type Share } from '#kernel/share.ts'
import { STEIGERUNGEN } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Range } from '../range.ts'
import type { FinancingPlan } from './financingPlan.ts'
import { isUpkeep, type LivingPlan } from './livingPlan.ts'
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
  /**
   * Cost of buying and of the Grundschuld, what wears of the works, interest of all that is lent, the owner's own cost. Tilgung stays
   * his, and so does what the works have added to the home.
   */
  readonly buying: Total
  readonly renting: Total
  /** What costs less; gleich: no more apart than such an estimate can be. */
  readonly cheaper: 'kaufen' | 'mieten' | 'gleich'
}

/** Share of the greater sum below which nobody can tell which is the smaller: interest, rent and upkeep are assumptions, each by as much. */
const ALIKE = 0.1

function cheaperOf(buying: Money, renting: Money): RentOrBuy['cheaper'] {
  const difference = Math.abs(buying.cents - renting.cents)
  if (difference < ALIKE * Math.max(buying.cents, renting.cents)) return 'gleich'
  return buying.cents < renting.cents ? 'kaufen' : 'mieten'
}

/** German: why nobody compares what a part is kept of. */
export const KEPT_IN_PART =
  'Ein Teil bleibt bei dem, der das Recht daran hat: Mit der Miete des ganzen Hauses lässt sich nicht vergleichen, was Sie bewohnen.'

/**
 * At today's prices: rent, cost and value do not change. null: no market rent is known.
 * @param gone what no tenant pays and the buyer never sees again: a Sonderumlage, what wears of the works
 * @param open works and Sonderumlage that price and loan leave open: lent too, or the buyer's money does without its interest
 * @param made what of the home's trades the works make new: its upkeep is their wear; null: not known
 */
export function rentOrBuy(
  purchase: Range<Total>,
  financing: FinancingPlan,
  living: LivingPlan,
  gone: readonly Part[],
  open: Money,
  made: Share | null = null,
): RentOrBuy | null {
  if (!living.rent) return null
  const years = financing.yearsFixed
  const rent = living.rent.mid
  const owners = living.burden.mid.parts.slice(1)
  const interest = interestOf(financing, open)
  const buying = [
    lineOf(purchase.mid),
    lineOf(financing.grundschuld),
    ...gone,
    interest,
    ...owners.map(part => months(isUpkeep(part) ? ofTheRest(part, made) : part, years)),
  ]
  const bought = totalOf(`Kaufen: Kosten in ${years} Jahren ohne Tilgung`, buying)
  const rented = totalOf(`Mieten: Kaltmiete in ${years} Jahren`, [months(rent, years)])
  return { years, buying: bought, renting: rented, cheaper: cheaperOf(bought.amount, rented.amount) }
}

/** What is still to be financed is borrowed on the same terms, so its interest is in the same proportion. */
function interestOf({ plan, loan, monthlyRate, yearsFixed }: FinancingPlan, open: Money): Part {
  const planned = sum(plan.map(one => one.interest))
  const of = { source: monthlyRate.source, basis: 'assumption' } as const
  const label = `Zinsen in ${yearsFixed} Jahren`
  if (open.cents <= 0 || loan.principal.cents <= 0)
    return { label, amount: planned, formula: 'Summe des Zinsplans', ...of }
  const all = add(loan.principal, open)
  return {
    label: `${label}, auch auf Arbeiten und Umlage`,
    amount: times(planned, ratio(all.cents, loan.principal.cents)),
    formula: `${germanMoney(planned)} × ${germanMoney(all)} ÷ ${germanMoney(loan.principal)}`,
    ...of,
  }
}

function months(part: Part, years: number): Part {
  return { ...part, amount: times(part.amount, years * 12), formula: `${years * 12} × ${germanMoney(part.amount)}` }
}

/** Nobody saves for what was just made new: its wear is counted with the works. */
function ofTheRest(part: Part, made: Share | null): Part {
  if (!made || made.parts === 0) return part
  const rest = complement(made)
  return { ...part, amount: times(part.amount, rest) }
}
