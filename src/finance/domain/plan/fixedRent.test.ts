import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { moneyAt, moneyBase } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { NO_STATED_TERMS } from './statedTerms.ts'

const today = calendarDate('2026-11-20')
const evidence = { page: 2, quote: 'Die Miete bleibt bis Ende 2030 unverändert.', box: [0, 0, 9, 9] } as const
const LET = { objektart: 'Eigentumswohnung', wohnflaeche: 75, baujahr: 1975, vermietet: true, kaltmieteMonat: 600 }

function lettingOf(until: number | null | undefined) {
  const offer = { ...offerWith(LET), fixedRent: until === undefined ? null : { until, evidence } }
  const base = moneyBase(
    {
      offer,
      ...{ land: 'NW', laender: ['NW'], marketRent: { low: 9, mid: 10, high: 12, source: 'Test' } },
      ...{ buildingShare: null, renewed: { said: NO_STATED_TERMS }, assumptions: assumptionsOf(today, { sollzins: percent(3.9) }) }, // prettier-ignore
    },
    today,
  )
  const { cashflow } = moneyAt(base, euro(150_000))
  if (!cashflow.ok) throw new Error(cashflow.failure)
  return cashflow.value
}

const rents = (until?: number | null) => lettingOf(until).forecast.map(({ rent }) => rent.cents)

test('a rent that is agreed until 2030 rises from the sixth year on, one for life never', () => {
  const [first, ...later] = rents()
  expect(later[0]).toBeGreaterThan(first ?? 0)
  const fixed = rents(2030)
  expect(new Set(fixed.slice(0, 5)).size).toBe(1)
  expect(fixed[5]).toBe(later[0])
  expect(new Set(rents(null)).size).toBe(1)
})

test('it says so, and one that has run out says nothing', () => {
  const notes = (until?: number | null) => lettingOf(until).rent.notes.join(' ')
  expect(notes(2030)).toContain('noch 4 Jahre fest vereinbart')
  expect(notes(null)).toContain('auf Lebenszeit des Mieters fest vereinbart')
  expect(notes(2025)).not.toContain('vereinbart')
})
