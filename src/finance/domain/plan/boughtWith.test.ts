import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { moneyOf } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { NO_STATED_TERMS } from './statedTerms.ts'

const today = calendarDate('2026-11-30')
const FLAT = { objektart: 'Wohnung', kaufpreis: 549_000, kaeuferprovision: 0 } as const

function planOf(facts: Parameters<typeof offerWith>[0], parkingExtra: boolean) {
  const said = { ...NO_STATED_TERMS, parkingExtra, boughtWith: [{ thing: 'gartenanteil', priceEuro: 15_000 }] } as const
  const more = { land: 'BY', laender: ['BY'], marketRent: null, buildingShare: null, renewed: { said } } as const
  const plan = moneyOf({ offer: offerWith(facts), ...more, assumptions: assumptionsOf(today) }, euro(549_000), today)
  if (!plan.purchaseCosts.ok || !plan.investment.ok || !plan.financing.ok) throw new Error('no plan')
  return { home: plan.home, tax: plan.purchaseCosts.value.tax, investment: plan.investment.value, financing: plan.financing.value } // prettier-ignore
}

test('What must be bought is one line with the parking, and tax, loan and own funds follow all', () => {
  const { home, tax, investment, financing } = planOf({ ...FLAT, stellplatzPreis: 24_000 }, true)
  expect(investment.mid.parts[1]).toMatchObject({ label: 'Stellplatz und Gartenanteil', amount: euro(39_000) })
  expect(inEuro(tax.mid.amount)).toBeCloseTo(0.035 * 588_000, 2)
  expect(inEuro(financing.loan.principal)).toBe(0.8 * 588_000)
  expect(financing.ownFunds.mid.parts[0]).toMatchObject({ label: 'Kaufpreis mit Stellplatz und Gartenanteil' })
  expect(home.boughtWith?.certain.map(({ name }) => name)).toEqual(['Stellplatz', 'Gartenanteil'])
})

test('It comes alone where no parking has a price of its own', () => {
  const { home, investment } = planOf(FLAT, false)
  expect(investment.mid.parts[1]).toMatchObject({ label: 'Gartenanteil', amount: euro(15_000) })
  expect(home.boughtWith?.note.replaceAll('\u00a0', ' ')).toBe(
    'Der Gartenanteil (15.000 €) muss mitgekauft werden und ist eingerechnet.',
  )
})
