import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Fact, Unit } from '#extraction/domain/facts.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { moneyBase } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { factsOf } from '#questions/domain/offered.fixture.ts'
import { unitCosts } from './unitCosts.ts'
import { renewedByRemarks } from './worksOf.ts'

const DAY = calendarDate('2026-11-21')
const fact = (value: number): Fact => ({ value, mentions: 1, evidence: [], confidence: 1 })
const unit = (label: string, status: Unit['status'], price: number | null): Unit => {
  return { label, status, facts: price === null ? {} : { kaufpreis: fact(price) } }
}
const base = moneyBase(
  {
    offer: offerOf(factsOf({ objektart: 'Eigentumswohnung', kaeuferprovision: 0 })),
    land: 'BY',
    laender: ['BY'],
    marketRent: null,
    buildingShare: null,
    renewed: renewedByRemarks({ remarks: [], plannedWorks: [], deal: null }, DAY),
    assumptions: assumptionsOf(DAY, { lens: 'eigennutzung' }),
  },
  DAY,
)

test('each unit that can be bought has its costs, own funds and rate, dearer ones more of each', () => {
  const { costs, plans } = unitCosts([unit('A', 'frei', 300_000), unit('B', null, 600_000)], base)
  expect(costs.map(({ label }) => label)).toEqual(['A', 'B'])
  expect(plans).toHaveLength(2)
  const [small, large] = costs
  for (const key of ['purchaseCosts', 'ownFunds', 'monthlyRate'] as const) {
    expect(small?.[key].cents).toBeGreaterThan(0)
    expect(large?.[key].cents).toBeGreaterThan(small?.[key].cents ?? Infinity)
  }
})

test('what is sold or has no price is left out', () => {
  expect(unitCosts([unit('A', 'verkauft', 300_000), unit('B', 'frei', null)], base).costs).toEqual([])
})
