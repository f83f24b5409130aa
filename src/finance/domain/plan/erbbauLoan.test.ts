import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { monthlyPayment, restschuld } from '../loan.ts'
import { moneyOf, type MoneyInput } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { type ErbbauLoan, erbbauLoanOf, repaidInTime } from './erbbauLoan.ts'

const today = calendarDate('2026-11-26')
const usual = assumptionsOf(today, { sollzins: percent(3.9) })
const { flags } = offerWith({ erbbaurecht: true })
const until = (day: string) => ({ flags, erbbauTerm: { until: calendarDate(day) } })
const told = (longest: number | null): ErbbauLoan => ({ longest, isTold: true, extended: null })
const beyondLoan = { years: 10, evidence: [] }
const extension = { percent: 3.5, perM2: 520, area: 690, year: 12_558, evidence: [] }

const inputOf = (house: Parameters<typeof offerWith>[0], erbbauLoan: ErbbauLoan | null): MoneyInput => ({
  ...{ offer: offerWith(house), land: 'NI', laender: ['NI'], marketRent: null, buildingShare: null, renewed: {} },
  ...{ assumptions: usual, erbbauLoan },
})

test('what is told of loan and extension is years and euro', () => {
  expect(erbbauLoanOf({ extension, beyondLoan }, until('2043-06-30'), today)).toEqual({
    longest: 6,
    isTold: true,
    extended: 12_558,
  })
  expect(erbbauLoanOf({ extension: null, beyondLoan }, until('2033-06-30'), today)?.longest).toBe(0)
  expect(
    erbbauLoanOf({ extension, beyondLoan: { years: 15, evidence: [] } }, until('2043-06-30'), today)?.longest,
  ).toBe(1)
})

test('a bank that only wants its loan back before the right ends is taken at its word', () => {
  const ahead = { extension: null, beyondLoan: { years: 0, evidence: [] } }
  expect(erbbauLoanOf(ahead, until('2042-12-31'), today)).toMatchObject({ longest: 15, isTold: true })
})

test('where nothing is told, the loan ends ten years before the right, as banks must have it', () => {
  const byBanks = { longest: 6, isTold: false, extended: 12_558 }
  expect(erbbauLoanOf({ extension, beyondLoan: null }, until('2043-06-30'), today)).toEqual(byBanks)
  expect(erbbauLoanOf(undefined, until('2057-12-31'), today)).toEqual({ longest: 21, isTold: false, extended: null })
  expect(erbbauLoanOf(undefined, { flags, erbbauTerm: null }, today)?.longest).toBeNull()
  const own = { ...until('2043-06-30'), flags: offerWith({ erbbaurecht: false }).flags }
  expect(erbbauLoanOf(undefined, own, today)).toBeNull()
})

test('231.200 € at 4,2 % in 21 years are 1.382 € a month, not the 1.195 € of a loan that runs longer than it may', () => {
  const assumptions = repaidInTime(assumptionsOf(today, { sollzins: percent(4.2) }), {
    longest: 21,
    isTold: false,
    extended: null,
  })
  const loan = { principal: euro(231_200), sollzins: percent(4.2), tilgung: assumptions.tilgung.rate }
  expect(inEuro(monthlyPayment(loan))).toBeCloseTo(1_382, -1)
  expect(restschuld(loan, 21 * 12).cents).toBe(0)
  expect(restschuld(loan, 21 * 12 - 1).cents).toBeGreaterThan(0)
  // The law binds what covers Pfandbriefe, no bank's other loans: it is their habit, no ban.
  expect(assumptions.tilgung.source).toMatch(/in 21 Jahren.*viele Banken verlangen.*§ 13 Abs\. 2 PfandBG/u)
  expect(assumptions.tilgung.source).not.toContain('darf')
})

test('an Erbbauzins of 2.146,80 € is told as it will be in ten years at 2 %', () => {
  const house = { objektart: 'Reihenhaus', kaufpreis: 289_000, wohnflaeche: 112, baujahr: 1959, erbbaurecht: true, erbbauzinsJahr: 2_146.8 } // prettier-ignore
  const { running } = moneyOf(inputOf(house, null), euro(289_000), today)
  // 178,90 € × 1,02^10 = 218,08 €; × 1,015^10 = 207,62 €; × 1,03^10 = 240,43 €
  expect(running.ok && running.value.notes.at(-1)).toMatch(
    /heute 179\u00a0€ .* 218\u00a0€ \(208\u00a0€ bis 240\u00a0€\)/u,
  )
})

test('a loan of 6 years at 3,9 % takes 14,82 % Tilgung, and then nothing is owed', () => {
  const { tilgung } = repaidInTime(usual, told(6))
  expect(tilgung.rate).toEqual(percent(14.82))
  const loan = { principal: euro(183_200), sollzins: percent(3.9), tilgung: tilgung.rate }
  expect(restschuld(loan, 72).cents).toBe(0)
  expect(restschuld(loan, 71).cents).toBeGreaterThan(0)
})

test('what ends in time stays as it is; where no loan is to be had, own money pays', () => {
  expect(repaidInTime(usual, told(40))).toBe(usual)
  expect(repaidInTime(usual, told(null))).toBe(usual)
  expect(repaidInTime(usual, null)).toBe(usual)
  expect(repaidInTime(usual, told(0)).ownFunds.rate).toEqual(percent(100))
})

test('the month has the short loan, and once extended the usual loan with the new Erbbauzins', () => {
  const house = { objektart: 'Einfamilienhaus', kaufpreis: 229_000, wohnflaeche: 112, baujahr: 1969, erbbaurecht: true, erbbauzinsJahr: 2_148 } // prettier-ignore
  const planOf = (erbbauLoan: ErbbauLoan | null) => moneyOf(inputOf(house, erbbauLoan), euro(229_000), today)
  const { financing, living, extended } = planOf({ ...told(6), extended: 12_558 })
  if (!financing.ok || !living.ok || !extended) throw new Error('no plan')
  // 183.200 € × (3,9 % + 14,82 %) ÷ 12, and 183.200 € × 5,9 % ÷ 12
  expect(inEuro(financing.value.monthlyRate.amount)).toBe(2_857.92)
  expect(inEuro(extended.parts[0]!.amount)).toBe(900.73)
  // (12.558 € − 2.148 €) ÷ 12
  expect(inEuro(extended.parts.at(-1)!.amount)).toBe(867.5)
  expect(extended.amount.cents).toBe(living.value.month.mid.amount.cents - 285_792 + 90_073 + 86_750)
  expect(planOf(told(6)).extended).toBeNull()
  expect(planOf(null).financing).toMatchObject({ ok: true, value: { monthlyRate: { amount: euro(900.73) } } })
})

test.each([
  [18, true],
  [39, true],
  [55, false],
  [null, false],
])('buying is not held against renting while %s years of an Erbbaurecht are left: %s', (years, melts) => {
  const house = { objektart: 'Einfamilienhaus', kaufpreis: 241_000, wohnflaeche: 119, baujahr: 1976, erbbaurecht: true, erbbauzinsJahr: 1_900 } // prettier-ignore
  const input = inputOf({ ...house, ...(years !== null && { erbbauRestlaufzeit: years }) }, null)
  const { rentOrBuy } = moneyOf(input, euro(241_000), today)
  expect(!rentOrBuy.ok && rentOrBuy.failure.includes('mit jedem Jahr weniger wert')).toBe(melts)
})

test('a loan that may be charged to 60 % of the price leaves 40 % to own funds', () => {
  const loanShare = { percent: 60, evidence: [] }
  const erbbau = erbbauLoanOf({ extension: null, beyondLoan, loanShare }, until('2053-12-31'), today)
  expect(erbbau?.most).toBe(60)
  const { ownFunds } = repaidInTime(usual, erbbau)
  expect(ownFunds.rate).toEqual(percent(40))
  expect(ownFunds.source).toContain('nur 60\u00a0% des Kaufpreises')
  expect(repaidInTime({ ...usual, ownFunds: { rate: percent(55), source: '' } }, erbbau).ownFunds.rate).toEqual(percent(55))
}) // prettier-ignore
