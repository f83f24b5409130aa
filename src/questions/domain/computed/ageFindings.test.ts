import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { moneyOf } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { ageDrafts } from './ageFindings.ts'
import type { MoneyContext } from './moneyFinding.ts'

const day = calendarDate('2026-11-20')

test('what the seller is still to renew has no age, and its proof is the Baubeschreibung', () => {
  const deal = {
    type: { value: 'sanierung-bautraeger' },
    objectKind: { value: 'wohnung' },
    parts: [],
  } as unknown as Deal
  const offer = { ...offerWith({ objektart: 'Eigentumswohnung', kaufpreis: 300_000, wohnflaeche: 70, baujahr: 1903 }), deal } // prettier-ignore
  const input = { offer, land: null, laender: [], marketRent: null, buildingShare: null, renewed: {}, assumptions: assumptionsOf(day) } // prettier-ignore
  const drafts = ageDrafts(moneyOf(input, euro(300_000), day), { day } as MoneyContext)
  expect(drafts.elektrik?.answer).toMatch(/^Elektrik: mit der Sanierung des Verkäufers neu gerechnet/u)
  expect(JSON.stringify(drafts)).not.toContain('0 Jahre')
})
