import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, shareOf, subtract, times } from '#kernel/money.ts'
import { compareShares, germanPercent, inPercent, percent, ratio, type Share } from '#kernel/share.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import {
  ANSCHLUSSZINSEN,
  FINANZIERUNGSANNAHMEN,
  SOLLZINSEN,
  type SollzinsRow,
  ZINSAUFSCHLAEGE,
} from '#reference/zinsen.ts'
import { type Loan, monthlyPayment, paymentForTerm, restschuld, totalTerm } from './loan.ts'
import { type Part, type Total, totalOf, weakest } from './part.ts'

/** The loan against the price, and against the Beleihungswert that the bank is taken to see in it. */
export interface Beleihung {
  readonly kaufpreisauslauf: Share
  readonly beleihungsauslauf: Share
}

/** The Beleihungswert is the bank's secret until it lends; until then it is a share of the price (BelWertV § 4). */
export function beleihung(loan: Money, price: Money, day: CalendarDate): Beleihung {
  const { rate } = rowAt(FINANZIERUNGSANNAHMEN, day, 'beleihungswertZuPreis')
  return { kaufpreisauslauf: shareOf(loan, price), beleihungsauslauf: shareOf(loan, times(price, rate)) }
}

/** The assumed nominal rate for years of fixed interest, with the surcharge of the loan's share. "Annahme, kein Angebot". */
export function assumedSollzins(years: SollzinsRow['key'], beleihungsauslauf: Share, day: CalendarDate): Share {
  const base = rowAt(SOLLZINSEN, day, years).rate
  const step = rowsAt(ZINSAUFSCHLAEGE, day).find(({ upTo }) => !upTo || compareShares(beleihungsauslauf, upTo) <= 0)
  return percent(inPercent(base) + (step ? inPercent(step.surcharge) : 0))
}

/** What the buyer brings: price and all cost, less the loan. Each group of cost is one line. */
export function eigenkapital(price: Money, costs: readonly Total[], loan: Money, priceLabel = 'Kaufpreis'): Total {
  const line = (label: string, amount: Money, basis: Part['basis'] = 'law'): Part => ({
    label,
    amount,
    formula: germanMoney(amount),
    source: 'Summe der Einzelposten',
    basis,
  })
  const lines = costs.map(({ label, amount, parts }) => line(label, amount, weakest(...parts.map(part => part.basis))))
  return totalOf('Eigenkapital', [line(priceLabel, price), ...lines, line('Darlehen', subtract({ cents: 0 }, loan))])
}

/** The monthly payment on what is left when the fixed interest ends. */
export interface Anschluss {
  readonly sollzins: Share
  readonly restschuld: Money
  readonly payment: Money
  /** Against the payment before. */
  readonly change: Money
}

/**
 * At each assumed rate, paid back in the time that was planned at first, so that the risk shows in the payment.
 * Empty when nothing is left by then, or when the loan would never end.
 */
export function anschluss(loan: Loan, yearsFixed: number, day: CalendarDate): Anschluss[] {
  const term = totalTerm(loan)
  const rest = restschuld(loan, yearsFixed * 12)
  if (term === undefined || rest.cents === 0) return []
  const months = Math.ceil(term * 12) - yearsFixed * 12
  return rowsAt(ANSCHLUSSZINSEN, day).map(({ rate }) => {
    const payment = paymentForTerm(rest, rate, months)
    return { sollzins: rate, restschuld: rest, payment, change: subtract(payment, monthlyPayment(loan)) }
  })
}

/** Net household income a month that carries the burden by the rule of thumb. */
export function neededIncome(burden: Money, day: CalendarDate): Part {
  const { rate, source, basis } = rowAt(FINANZIERUNGSANNAHMEN, day, 'belastung')
  const amount = times(burden, ratio(rate.of, rate.parts))
  const formula = `${germanMoney(burden)} ÷ ${germanPercent(rate)}`
  return { label: 'Nötiges Nettoeinkommen im Monat', amount, formula, source, basis }
}
