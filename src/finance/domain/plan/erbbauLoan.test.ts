import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { restschuld } from '../loan.ts'
import { moneyOf, type MoneyInput } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { type ErbbauLoan, erbbauLoanOf, repaidInTime } from './erbbauLoan.ts'

const today = calendarDate('2026-11-26')
const usual = assumptionsOf(today, { sollzins: percent(3.9) })
const until = (day: string) => ({ erbbauTerm: { until: calendarDate(day) } })
const beyondLoan = { years: 10, evidence: [] }
const extension = { percent: 3.5, perM2: 520, area: 690, year: 12_558, evidence: [] }

test('what is told of loan and extension is years and euro', () => {
  expect(erbbauLoanOf({ extension, beyondLoan }, until('2043-06-30'), today)).toEqual({ longest: 6, extended: 12_558 })
  expect(erbbauLoanOf({ extension: null, beyondLoan }, until('2033-06-30'), today)?.longest).toBe(0)
  expect(erbbauLoanOf({ extension, beyondLoan: null }, until('2043-06-30'), today)?.longest).toBeNull()
  expect(erbbauLoanOf(undefined, until('2043-06-30'), today)).toBeNull()
})

test('a loan of 6 years at 3,9 % takes 14,82 % Tilgung, and then nothing is owed', () => {
  const { tilgung } = repaidInTime(usual, 6)
  expect(tilgung.rate).toEqual(percent(14.82))
  const loan = { principal: euro(183_200), sollzins: percent(3.9), tilgung: tilgung.rate }
  expect(restschuld(loan, 72).cents).toBe(0)
  expect(restschuld(loan, 71).cents).toBeGreaterThan(0)
})

test('what ends in time stays as it is; where no loan is to be had, own money pays', () => {
  expect(repaidInTime(usual, 40)).toBe(usual)
  expect(repaidInTime(usual, null)).toBe(usual)
  expect(repaidInTime(usual, 0).ownFunds.rate).toEqual(percent(100))
})

test('the month has the short loan, and once extended the usual loan with the new Erbbauzins', () => {
  const house = { objektart: 'Einfamilienhaus', kaufpreis: 229_000, wohnflaeche: 112, baujahr: 1969, erbbaurecht: true, erbbauzinsJahr: 2_148 } // prettier-ignore
  const planOf = (erbbauLoan: ErbbauLoan | null) => {
    const input: MoneyInput = {
      ...{ offer: offerWith(house), land: 'NI', laender: ['NI'], marketRent: null, buildingShare: null, renewed: {} },
      ...{ assumptions: usual, erbbauLoan },
    }
    return moneyOf(input, euro(229_000), today)
  }
  const { financing, living, extended } = planOf({ longest: 6, extended: 12_558 })
  if (!financing.ok || !living.ok || !extended) throw new Error('no plan')
  // 183.200 € × (3,9 % + 14,82 %) ÷ 12, and 183.200 € × 5,9 % ÷ 12
  expect(inEuro(financing.value.monthlyRate.amount)).toBe(2_857.92)
  expect(inEuro(extended.parts[0]!.amount)).toBe(900.73)
  // (12.558 € − 2.148 €) ÷ 12
  expect(inEuro(extended.parts.at(-1)!.amount)).toBe(867.5)
  expect(extended.amount.cents).toBe(living.value.month.mid.amount.cents - 285_792 + 90_073 + 86_750)
  expect(planOf({ longest: 6, extended: null }).extended).toBeNull()
  expect(planOf(null).financing).toMatchObject({ ok: true, value: { monthlyRate: { amount: euro(900.73) } } })
})
