import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'
import { moneyOf } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'

const today = calendarDate('2026-11-28')

test.each<[string, Partial<Record<FactKey, FactValue>>, number | null]>([
  ['of a flat with its year', { baujahr: 1972, wohnflaeche: 82 }, 9_020],
  ['of a flat whose house has no year', { wohnflaeche: 82 }, 9_020],
  ['of a flat of unknown area', { baujahr: 1972 }, null],
])('the next heating for all costs its share by the m²: %s', (_, facts, high) => {
  const offer = offerWith({
    ...{ objektart: 'Etagenwohnung', kaufpreis: 259_000, einheiten: 24 },
    ...{ heizung: 'Gas-Zentralheizung', heizungBaujahr: 1998, ...facts },
  })
  const given = { offer, land: 'NW', laender: ['NW'], marketRent: null, buildingShare: null, renewed: {} } as const
  const { renovation } = moneyOf({ ...given, assumptions: assumptionsOf(today) }, euro(259_000), today)
  expect(renovation.heating?.high.amount ?? null).toEqual(high === null ? null : euro(high))
})
