import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { CertifiedWorks } from '#extraction/domain/statements/certifiedWorks.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { offerWith } from '../offer.fixture.ts'
import { moneyOf } from '../moneyPlan.ts'
import { assumptionsOf } from './assumptions.ts'
import type { CashFlowPlan } from './cashFlowPlan.ts'
import { statedTermsOf } from './statedTerms.ts'

const today = calendarDate('2026-11-20')
const PRICE = 318_000
const evidence = { page: 1, quote: 'Sanierungsanteil 78 %', box: [0, 0, 1, 1] as const }
const works: CertifiedWorks = { percent: 78, law: '7i', evidence, land: null, begun: null, agreed: null, unsure: null }
const deal = (value: string) => ({ type: { value }, parts: [] }) as unknown as Deal

/** deals.md sanierung-bautraeger: works of 78 % of the price, let. */
function planOf(certified: CertifiedWorks | null, type = 'sanierung-bautraeger', more: object = {}): CashFlowPlan {
  const offer = offerWith({ objektart: 'Eigentumswohnung', kaufpreis: PRICE, wohnflaeche: 68.3, baujahr: 1903, kaltmieteMonat: 500, vermietet: true, hausgeldMonat: 240, hausgeldNichtUmlagefaehig: 90, denkmalschutz: true, ...more }) // prettier-ignore
  const said = statedTermsOf([], deal(type), today, { ...NO_SUMS, certified })
  const assumptions = assumptionsOf(today, { lens: 'kapitalanlage' })
  const input = {
    offer,
    land: null,
    laender: [],
    marketRent: null,
    buildingShare: null,
    renewed: { said },
    assumptions,
  }
  const { cashflow } = moneyOf(input, euro(PRICE), today)
  if (!cashflow.ok) throw new Error(cashflow.failure)
  return cashflow.value
}

const lineOf = (plan: CashFlowPlan, label: string) =>
  plan.year.mid.flow.taxable.parts.find(part => part.label === label)?.amount

describe('works that are certified are written off faster, as a line of their own', () => {
  const plan = planOf(works)

  test('9 % of them in the first year', () => {
    expect(lineOf(plan, 'Denkmal-AfA')).toEqual(euro(-22_323.6))
    expect(plan.depreciation.raised?.works).toEqual(euro(248_040))
  })

  test('for eight years, then 7 % for four', () => {
    const amounts = plan.depreciation.raised?.years.map(({ amount }) => inEuro(amount))
    expect(amounts).toEqual([...Array<number>(8).fill(22_323.6), ...Array<number>(4).fill(17_362.8)])
    const [eighth, ninth] = [plan.forecast[7], plan.forecast[8]]
    // 2 % of 248,040 € at 42 %: the tax of the ninth year jumps by more than the rent alone would make it.
    expect(inEuro(ninth!.tax) - inEuro(eighth!.tax)).toBeGreaterThan(2_083)
  })

  test('nothing is written off twice: the rest of the building alone goes by the usual rate', () => {
    const usual = planOf(null)
    expect(inEuro(lineOf(usual, 'AfA linear')!)).toBeLessThan(inEuro(lineOf(plan, 'AfA linear')!))
    expect(lineOf(usual, 'Denkmal-AfA')).toBeUndefined()
  })

  test('what is left without a certificate is what is left without the works', () => {
    expect(plan.uncertified).toEqual(planOf(null).year.mid.afterTaxMonth)
    expect(inEuro(plan.year.mid.afterTaxMonth)).toBeGreaterThan(inEuro(plan.uncertified!) + 400)
  })

  test('a parking space beside the price is no works', () => {
    const more = { stellplatz: 'Stellplatz', stellplatzPreis: 12_500 }
    expect(planOf(works, 'sanierung-bautraeger', more).depreciation.raised?.works).toEqual(euro(248_040))
  })
})

test('a Sanierungsgebiet is called by its own name', () => {
  expect(lineOf(planOf({ ...works, law: '7h' }), 'Erhöhte AfA im Sanierungsgebiet')).toEqual(euro(-22_323.6))
})

test('who sells what stands delivers no works after the contract', () => {
  expect(planOf(works, 'bestand')).toMatchObject({ uncertified: null, depreciation: { raised: null } })
})
