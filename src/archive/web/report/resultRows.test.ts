import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { type MoneyInput, moneyOf } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { moneyJson } from '#reports/domain/moneyJson.ts'
import { resultRows } from './resultRows.ts'
import { assumedBy, priceRange, rentRange, stepped, whatIfOf } from './whatIfChoice.ts'

const day = calendarDate('2026-11-22')
const facts = { objektart: 'Eigentumswohnung', wohnflaeche: 75, baujahr: 1975, hausgeldMonat: 310, kaeuferprovision: 0 }

function planAt(price: number, sollzins: number, more: Parameters<typeof offerWith>[0] = {}) {
  const input: MoneyInput = {
    offer: offerWith({ ...facts, ...more }),
    land: 'NW',
    laender: ['NW'],
    marketRent: null,
    buildingShare: null,
    renewed: {},
    assumptions: assumptionsOf(day, { sollzins: percent(sollzins) }),
  }
  return moneyOf(input, euro(price), day)
}

test('shows what changes, with its sign, and nothing for what stays', () => {
  const rows = resultRows(moneyJson(planAt(200_000, 4)), moneyJson(planAt(200_000, 5)))
  const row = (label: string) => rows.find(one => one.label === label)
  expect(row('Sollzins')).toEqual({
    subject: 'Finanzieren',
    label: 'Sollzins',
    before: '4\u00a0%',
    after: '5\u00a0%',
    change: '+1\u00a0Punkte',
  })
  expect(row('Darlehen')?.change).toBe('')
  expect(row('Rate im Monat')?.change).toMatch(/^\+\d+\u00a0€$/)
  const cheaper = resultRows(moneyJson(planAt(200_000, 4)), moneyJson(planAt(180_000, 4)))
  expect(cheaper.find(({ label }) => label === 'Darlehen')?.change).toMatch(/^−\d/)
})

test('leaves out what cannot be calculated for this home', () => {
  const labels = (more: Parameters<typeof offerWith>[0]) => {
    const money = moneyJson(planAt(200_000, 4, more))
    return resultRows(money, money).map(({ label }) => label)
  }
  expect(labels({})).not.toContain('Cashflow nach Steuer')
  expect(labels({ vermietet: true, kaltmieteMonat: 700 })).toContain('Cashflow nach Steuer')
})

test('what own funds and loan leave open is beside them, so that the three are the investment', () => {
  const amount = (text = '') => Number(text.replace(/\D/g, ''))
  const rowsAt = (more: Parameters<typeof offerWith>[0]) => {
    const money = moneyJson(planAt(200_000, 4, more))
    return new Map(resultRows(money, money).map(({ label, after }) => [label, after]))
  }
  const old = rowsAt({ baujahr: 1955, zustand: 'sanierungsbedürftig' })
  expect(rowsAt({ baujahr: 1955 }).has('Noch zu finanzieren')).toBe(false)
  expect(rowsAt({ baujahr: 1955 }).has(`Gesamtinvestition, ${IF_THE_REST_IS_DUE}`)).toBe(true)
  const parts = ['Eigenkapital', 'Darlehen', 'Noch zu finanzieren'].map(label => amount(old.get(label)))
  expect(parts.every(part => part > 0)).toBe(true)
  const sum = parts.reduce((total, part) => total + part, 0)
  // Each is rounded to whole euros.
  expect(Math.abs(sum - amount(old.get('Gesamtinvestition')))).toBeLessThanOrEqual(2)
  expect(rowsAt({ baujahr: 2024 }).has('Noch zu finanzieren')).toBe(false)
})

test('the sliders begin where the report stands', () => {
  const plan = planAt(200_000, 4, { vermietet: true, kaltmieteMonat: 700 })
  const choice = assumedBy(plan)
  expect(choice).toMatchObject({ price: 200_000, sollzins: 4, rent: 700 })
  expect(whatIfOf({ ...choice, sollzins: null, ownFunds: null, rent: null })).toEqual({ price: euro(200_000) })
  expect(whatIfOf(choice)).toMatchObject({ sollzins: percent(4), rent: euro(700) })
})

test.each([
  [289_000, 192_000, 338_000],
  [1_200_000, 800_000, 1_400_000],
  [9_000, 6_000, 10_500],
])('a price of %i may be moved from %i to %i', (price, min, max) => {
  expect(priceRange(price)).toMatchObject({ min, max })
})

test('a step leads to the next value of the slider, and never past its ends', () => {
  const range = priceRange(289_000)
  expect(stepped(289_450, 1, range)).toBe(290_000)
  expect(stepped(289_450, -1, range)).toBe(289_000)
  expect(stepped(289_000, -1, range)).toBe(288_000)
  expect(stepped(range.max, 1, range)).toBe(range.max)
  expect(stepped(range.min, -1, range)).toBe(range.min)
  expect(stepped(3.85, 1, { min: 0.5, max: 8, step: 0.05 })).toBe(3.9)
  expect(rentRange(700)).toEqual({ min: 350, max: 1050, step: 10 })
})
