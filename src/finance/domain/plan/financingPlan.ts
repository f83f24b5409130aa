import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, times } from '#kernel/money.ts'
import { complement, germanPercent } from '#kernel/share.ts'
import { type Anschluss, anschluss, beleihung, type Beleihung, eigenkapital, neededIncome } from '../financing.ts'
import { grundschuldkosten } from '../kaufnebenkosten.ts'
import { type Loan, type LoanYear, loanYear, monthlyPayment, paymentFormula, restschuld } from '../loan.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import { across, exactly, type Range } from '../range.ts'
import type { Assumptions } from './assumptions.ts'

export interface FinancingPlan {
  readonly loan: Loan
  /** The loan as a line: price less the own share. */
  readonly darlehen: Part
  readonly beleihung: Beleihung
  readonly yearsFixed: number
  readonly monthlyRate: Part
  readonly restschuld: Part
  readonly anschluss: readonly Anschluss[]
  readonly grundschuld: Total
  /** What the buyer brings; it moves with the uncertain cost of buying. */
  readonly ownFunds: Range<Total>
  /** Net household income a month by the rule of thumb. */
  readonly neededIncome: Part
  /** Year by year while interest is fixed. */
  readonly plan: readonly LoanYear[]
}

/** Loan, rate and risk at a price above 0. Every figure is an assumption, no offer of a bank. */
export function financingPlan(
  price: Money,
  costs: Range<Total>,
  assumptions: Assumptions,
  day: CalendarDate,
  priceLabel = 'Kaufpreis',
): FinancingPlan {
  const { ownFunds, sollzins, tilgung } = assumptions
  const years = Number(assumptions.yearsFixed)
  const share = complement(ownFunds.rate)
  const loan: Loan = { principal: times(price, share), sollzins: sollzins.rate, tilgung: tilgung.rate }
  const assumed = { source: `${sollzins.source}; ${tilgung.source}`, basis: 'assumption' } as const
  const grundschuld =
    loan.principal.cents > 0 ? grundschuldkosten(loan.principal, day) : totalOf('Kosten der Grundschuld', [])
  const ownFundsFor = (total: Total) => eigenkapital(price, [total, grundschuld], loan.principal, priceLabel)
  const monthlyRate: Part = {
    label: 'Monatsrate',
    amount: monthlyPayment(loan),
    formula: paymentFormula(loan),
    ...assumed,
  }
  return {
    loan,
    darlehen: {
      label: 'Darlehen',
      amount: loan.principal,
      formula: `${germanPercent(share)} × ${germanMoney(price)}`,
      source: ownFunds.source,
      basis: 'assumption',
    },
    beleihung: beleihung(loan.principal, price, day),
    yearsFixed: years,
    monthlyRate,
    restschuld: {
      label: `Restschuld nach ${years} Jahren`,
      amount: restschuld(loan, years * 12),
      formula: `${germanMoney(loan.principal)} mit ${germanPercent(loan.sollzins)} Zins und ${germanPercent(loan.tilgung)} Tilgung nach ${years * 12} Raten`,
      ...assumed,
    },
    anschluss: anschluss(loan, years, day),
    grundschuld,
    ownFunds: costs.low === costs.high ? exactly(ownFundsFor(costs.mid)) : across(costs, ownFundsFor),
    neededIncome: neededIncome(monthlyRate.amount, day),
    plan: Array.from({ length: years }, (_, index) => loanYear(loan, index + 1)),
  }
}
