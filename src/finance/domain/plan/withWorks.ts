import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money, ZERO } from '#kernel/money.ts'
import { neededIncome } from '../financing.ts'
import { monthlyPayment, paymentFormula } from '../loan.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { FinancingPlan } from './financingPlan.ts'
import type { Funding } from './funding.ts'
import type { LivingPlan } from './livingPlan.ts'
import { lineOf } from './section.ts'

/**
 * The same purchase with all its works, each paid by loan on the terms of the other: what the exposé tells, and what is only due if
 * nothing was renewed since the home was built. Middle case.
 */
export interface WithWorks {
  /** What follows from age alone; null: nothing does, and the works are those of the total. */
  readonly byAge: Part | null
  /** The Gesamtinvestition with them. */
  readonly investment: Total
  readonly monthlyRate: Part
  /** Rate and running cost of a month; null: nobody lives in it, or it is not known. */
  readonly month: Total | null
  readonly neededIncome: Part
}

interface WorksGrounds {
  readonly investment: Total
  readonly funding: Funding
  readonly financing: FinancingPlan
  /** null: not known. */
  readonly byAge: Total | null
  readonly living: LivingPlan | null
}

/** null: price and loan leave nothing open, and nothing is old. */
export function withWorksOf(
  { investment, funding, financing, byAge, living }: WorksGrounds,
  day: CalendarDate,
): WithWorks | null {
  const open: Money = funding.open.mid.amount
  const line = byAge && byAge.amount.cents > 0 ? lineOf(byAge) : null
  const more = add({ cents: Math.max(0, open.cents) }, line?.amount ?? ZERO)
  if (more.cents === 0) return null
  const loan = { ...financing.loan, principal: add(financing.loan.principal, more) }
  const monthlyRate: Part = {
    ...financing.monthlyRate,
    label: 'Monatsrate mit allen Arbeiten',
    amount: monthlyPayment(loan),
    formula: paymentFormula(loan),
  }
  const running = living?.month.mid.parts.slice(1)
  return {
    byAge: line,
    investment: line ? totalOf('Gesamtinvestition mit Arbeiten nach Alter', [...investment.parts, line]) : investment,
    monthlyRate,
    month: running ? totalOf('Monatliche Kosten mit allen Arbeiten', [monthlyRate, ...running]) : null,
    neededIncome: neededIncome(monthlyRate.amount, day),
  }
}
