import { add, euro, germanMoney, inEuro, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { germanPercent, inPercent, percent, ratio, type Share } from '#kernel/share.ts'

/** An annuity loan: a constant monthly payment, of which the interest part falls. */
export interface Loan {
  readonly principal: Money
  /** Nominal rate a year. */
  readonly sollzins: Share
  /** Repayment in the first year as a share of the principal (anfängliche Tilgung). */
  readonly tilgung: Share
}

/** What is paid in a year: interest and Tilgung of the first year together. */
export function yearlyPayment({ principal, sollzins, tilgung }: Loan): Money {
  return times(principal, percent(inPercent(sollzins) + inPercent(tilgung)))
}

/** K · (i + t) ÷ 12, to the cent. */
export function monthlyPayment(loan: Loan): Money {
  return times(loan.principal, overTwelve(percent(inPercent(loan.sollzins) + inPercent(loan.tilgung))))
}

/** K · (i + t) ÷ 12 with its numbers, for the report. */
export function paymentFormula({ principal, sollzins, tilgung }: Loan): string {
  return `${germanMoney(principal)} × (${germanPercent(sollzins)} + ${germanPercent(tilgung)}) ÷ 12`
}

/**
 * What is owed after so many months: K·q^m − A·(q^m − 1)/(q − 1), month by month and without rounding in between.
 * A bank rounds each month, so its last figure differs by cents.
 */
export function restschuld(loan: Loan, months: number): Money {
  const monthlyRate = inPercent(loan.sollzins) / 1200
  const payment = (inEuro(loan.principal) * (inPercent(loan.sollzins) + inPercent(loan.tilgung))) / 1200
  let rest = inEuro(loan.principal)
  for (let month = 0; month < months && rest > 0; month++) rest += rest * monthlyRate - payment
  return euro(Math.max(rest, 0))
}

/** One year of a loan; interest and tilgung make the year's payment. */
export interface LoanYear {
  /** 1 is the first year. */
  readonly year: number
  readonly interest: Money
  readonly tilgung: Money
  /** What is owed at its end. */
  readonly restschuld: Money
}

/** A single year by the formula, as the cash flow uses it. */
export function loanYear(loan: Loan, year: number): LoanYear {
  const before = restschuld(loan, (year - 1) * 12)
  const after = restschuld(loan, year * 12)
  const tilgung = subtract(before, after)
  const paid = after.cents === 0 ? add(tilgung, interestOfLastYear(loan, before)) : yearlyPayment(loan)
  return { year, interest: subtract(paid, tilgung), tilgung, restschuld: after }
}

/** Years until it is paid back, with a fraction; undefined when the payment does not cover the interest. */
export function totalTerm({ sollzins, tilgung }: Loan): number | undefined {
  const [rate, repaid] = [inPercent(sollzins), inPercent(tilgung)]
  if (repaid <= 0) return undefined
  if (rate === 0) return 100 / repaid
  return Math.log((rate + repaid) / repaid) / Math.log(1 + rate / 1200) / 12
}

/** The payment that pays it back within so many months: K·(i/12) ÷ (1 − q^−n). */
export function paymentForTerm(principal: Money, sollzins: Share, months: number): Money {
  const monthlyRate = inPercent(sollzins) / 1200
  if (monthlyRate === 0) return times(principal, ratio(1, months))
  let growth = 1
  for (let month = 0; month < months; month++) growth *= 1 + monthlyRate
  return euro((inEuro(principal) * monthlyRate) / (1 - 1 / growth))
}

function bookYear(loan: Loan, start: Money): Omit<LoanYear, 'year'> {
  const payment = monthlyPayment(loan)
  const rate = overTwelve(loan.sollzins)
  let [rest, interest] = [start, { cents: 0 }]
  for (let month = 0; month < 12 && rest.cents > 0; month++) {
    const due = times(rest, rate)
    interest = add(interest, due)
    rest = subtract(rest, smallerOf(subtract(payment, due), rest))
  }
  return { interest, tilgung: subtract(start, rest), restschuld: rest }
}

/** In the year in which the loan ends, payments stop with it. */
function interestOfLastYear(loan: Loan, before: Money): Money {
  return bookYear(loan, before).interest
}

function overTwelve({ parts, of }: Share): Share {
  return ratio(parts, of * 12)
}
