import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, type Money, sum } from '#kernel/money.ts'
import { inPercent, percent } from '#kernel/share.ts'
import { anschluss, assumedSollzins, beleihung, eigenkapital, neededIncome } from './financing.ts'
import {
  type Loan,
  type LoanYear,
  loanYear,
  monthlyPayment,
  paymentForTerm,
  paymentFormula,
  restschuld,
  totalTerm,
  yearlyPayment,
} from './loan.ts'
import { totalOf } from './part.ts'

const today = calendarDate('2026-11-20')
const loanOf = (principal: number, rate: number, tilgung: number): Loan => ({
  principal: euro(principal),
  sollzins: percent(rate),
  tilgung: percent(tilgung),
})
/** As a bank books it: interest rounded to the cent each month, payment rounded, until it is paid back or time is up. */
function tilgungsplan(loan: Loan, years: number): LoanYear[] {
  const plan: LoanYear[] = []
  const payment = monthlyPayment(loan).cents
  let rest = loan.principal.cents
  for (let year = 1; year <= years && rest > 0; year++) {
    let [paid, interest] = [0, 0]
    for (let month = 0; month < 12 && rest > 0; month++) {
      const due = Math.round((rest * inPercent(loan.sollzins)) / 1200)
      const back = Math.min(payment - due, rest)
      interest += due
      paid += back
      rest -= back
    }
    plan.push({ year, interest: { cents: interest }, tilgung: { cents: paid }, restschuld: { cents: rest } })
  }
  return plan
}
const interest = (years: readonly { interest: Money }[]) => inEuro(sum(years.map(year => year.interest)))

describe.each([
  [300_000, 3.9, 2, 10, 1_475, 226_761.99, 103_762, '27.8'],
  [300_000, 3.9, 3, 10, 1_725, 190_142.98, 97_142.95, '21.4'],
  [320_000, 3.9, 2, 15, 1_573.33, 189_819.22, 153_019.43, '27.8'],
])('4.1 a loan of %s € at %s %% with %s %% Tilgung for %s years', (k, i, t, years, rate, rest, paid, term) => {
  const loan = loanOf(k, i, t)

  test('has the monthly payment, rest debt and term of the formula', () => {
    expect(inEuro(monthlyPayment(loan))).toBe(rate)
    expect(inEuro(restschuld(loan, years * 12))).toBe(rest)
    expect(totalTerm(loan)?.toFixed(1)).toBe(term)
  })

  test('costs the interest that a bank books month by month', () => {
    expect(interest(tilgungsplan(loan, years))).toBe(paid)
  })
})

test.each([
  [20, 1_802.17],
  [25, 1_566.99],
  [30, 1_415],
])('4.1 full repayment of 300.000 € at 3,9 %% in %s years costs %s € a month', (years, payment) => {
  expect(inEuro(paymentForTerm(euro(300_000), percent(3.9), years * 12))).toBe(payment)
})

test('5.1 example: the first year of 168.000 €', () => {
  const loan = loanOf(168_000, 3.9, 2)
  const first = loanYear(loan, 1)
  expect(inEuro(yearlyPayment(loan))).toBe(9_912)
  expect([first.interest, first.tilgung].map(inEuro)).toEqual([6_491.28, 3_420.72])
  expect(paymentFormula(loan)).toBe('168.000\u00a0€ × (3,9\u00a0% + 2\u00a0%) ÷ 12')
})

describe('a loan', () => {
  const anyLoan = fc
    .tuple(
      fc.integer({ min: 10_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 5, max: 80 }),
    )
    .map(([principal, rate, tilgung]) => loanOf(principal, rate / 10, tilgung / 10))

  test('is paid back by its plan, and each year its parts make the payment', () => {
    fc.assert(
      fc.property(anyLoan, loan => {
        const plan = tilgungsplan(loan, 300)
        expect(sum(plan.map(year => year.tilgung))).toEqual(loan.principal)
        expect(Math.abs(plan.length - (totalTerm(loan) ?? NaN))).toBeLessThan(1.1)
        const yearOfPayments = monthlyPayment(loan).cents * 12
        for (const year of plan.slice(0, -1)) expect(add(year.interest, year.tilgung).cents).toBe(yearOfPayments)
      }),
      { numRuns: 50 },
    )
  })

  test('owes by formula and by plan the same, but for a few euros of rounding', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 20 }), (loan, years) => {
        const planned = tilgungsplan(loan, years).at(-1)?.restschuld.cents ?? 0
        const formula = tilgungsplan(loan, years).length < years ? 0 : restschuld(loan, years * 12).cents
        expect(Math.abs(planned - formula)).toBeLessThan(years * 12 * 10)
      }),
      { numRuns: 50 },
    )
  })

  test('owes less each year, and more at a higher rate of interest with the same payment', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 30 }), (loan, year) => {
        const { restschuld: after } = loanYear(loan, year)
        expect(after.cents).toBeLessThanOrEqual(loanYear(loan, Math.max(1, year - 1)).restschuld.cents)
      }),
      { numRuns: 50 },
    )
  })

  test('stops paying interest when it ends', () => {
    const loan = loanOf(10_000, 4, 60)
    expect(inEuro(loanYear(loan, 2).restschuld)).toBe(0)
    expect(inEuro(loanYear(loan, 2).interest)).toBeLessThan(200)
    expect(inEuro(loanYear(loan, 2).tilgung)).toBe(inEuro(loanYear(loan, 1).restschuld))
    expect(inEuro(loanYear(loan, 3).interest)).toBe(0)
  })

  test('without Tilgung has no end, without interest an easy one', () => {
    expect(totalTerm(loanOf(100_000, 4, 0))).toBeUndefined()
    expect(totalTerm(loanOf(100_000, 0, 4))).toBe(25)
    expect(inEuro(paymentForTerm(euro(12_000), percent(0), 12))).toBe(1_000)
  })
})

describe('4.2–4.3 financing', () => {
  test.each([
    ['10', 50, 3.9],
    ['10', 60, 3.9],
    ['10', 80, 4.02],
    ['15', 90, 4.44],
    ['20', 130, 5.17],
  ] as const)('%s years at %s %% of the Beleihungswert cost %s %%', (years, share, rate) => {
    expect(inPercent(assumedSollzins(years, percent(share), today))).toBeCloseTo(rate, 9)
  })

  test('the loan is held against price and Beleihungswert', () => {
    const { kaufpreisauslauf, beleihungsauslauf } = beleihung(euro(168_000), euro(210_000), today)
    expect(inPercent(kaufpreisauslauf)).toBeCloseTo(80, 9)
    expect(inPercent(beleihungsauslauf)).toBeCloseTo(88.889, 3)
  })

  test('5.1 example: own funds are price and cost less the loan', () => {
    const cost = (label: string, amount: number) =>
      totalOf(label, [{ label, amount: euro(amount), formula: '', source: '', basis: 'law' }])
    const costs = [cost('Kaufnebenkosten', 23_702.35), cost('Kosten der Grundschuld', 870.09)]
    expect(inEuro(eigenkapital(euro(210_000), costs, euro(168_000)).amount)).toBe(66_572.44)
  })

  test('what is left is paid back in the time that remains, dearer at a higher rate', () => {
    const results = anschluss(loanOf(300_000, 3.9, 2), 10, today)
    expect(results.map(({ sollzins }) => inPercent(sollzins))).toEqual([4, 5, 6])
    expect(results.map(one => inEuro(one.restschuld))).toEqual([226_761.99, 226_761.99, 226_761.99])
    expect(Math.abs(inEuro(results[0]!.change))).toBeLessThan(15)
    expect(inEuro(results[2]!.change)).toBeGreaterThan(200)
    expect(anschluss(loanOf(300_000, 3.9, 30), 10, today)).toEqual([])
  })

  test('a payment of 1.475 € wants an income of 4.214,29 €', () => {
    expect(inEuro(neededIncome(euro(1_475), today).amount)).toBe(4_214.29)
  })
})
