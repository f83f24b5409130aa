import { germanMoney, type Money, subtract } from '#kernel/money.ts'
import { monthlyPayment, paymentFormula } from '../loan.ts'
import { type Part, type Total, weakest } from '../part.ts'
import type { Range } from '../range.ts'
import type { FinancingPlan } from './financingPlan.ts'
import { lineOf } from './section.ts'

/** Who pays the Gesamtinvestition: own funds, loan, and what neither covers. The three add up to it. */
export interface Funding {
  /** Works and extras that price and loan leave open; 0 where there are none. */
  readonly open: Range<Part>
  /** The month's rate if what is open is lent too, on the same terms. */
  readonly rateWithOpen: Range<Part>
}

export function fundingOf(investment: Range<Total>, financing: FinancingPlan): Funding {
  const at = (end: keyof Range<Part>) => openOf(investment[end], financing.ownFunds[end].amount, financing)
  const open = { low: at('low'), mid: at('mid'), high: at('high') }
  const rate = (end: keyof Range<Part>) => rateOf(financing, open[end].amount)
  return { open, rateWithOpen: { low: rate('low'), mid: rate('mid'), high: rate('high') } }
}

function openOf(total: Total, ownFunds: Money, { darlehen }: FinancingPlan): Part {
  return {
    label: 'Noch offen',
    amount: subtract(subtract(total.amount, ownFunds), darlehen.amount),
    formula: `${germanMoney(total.amount)} − ${germanMoney(ownFunds)} − ${germanMoney(darlehen.amount)}`,
    source: 'Gesamtinvestition ohne Eigenkapital und Darlehen',
    basis: weakest(lineOf(total).basis, darlehen.basis),
  }
}

function rateOf({ loan, monthlyRate }: FinancingPlan, open: Money): Part {
  const whole = { ...loan, principal: { cents: loan.principal.cents + Math.max(0, open.cents) } }
  return {
    ...monthlyRate,
    label: 'Monatsrate, wenn auch das Offene finanziert wird',
    amount: monthlyPayment(whole),
    formula: paymentFormula(whole),
  }
}
