import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { moneyOf, type MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { CHANCES, factsByChance, offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { moneyOfJson } from '#rating/domain/moneyOfJson.fixture.ts'
import { recheck } from '#rating/domain/rechenprobe.ts'
import { moneyJson } from './moneyJson.ts'
import { MoneyJson } from './moneySchema.ts'

const today = calendarDate('2026-11-20')
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const anyFacts = fc.array(chance, { minLength: CHANCES, maxLength: CHANCES }).map(factsByChance)
const market = { low: 8.13, mid: 10.4, high: 12.77, source: 'Angebotsmieten 2025' }

function planOf(
  values: Parameters<typeof offerWith>[0],
  price: Money | null,
  marketRent: typeof market | null = market,
): MoneyPlan {
  const assumptions = assumptionsOf(today, { sollzins: percent(3.9) })
  const input = {
    offer: offerWith(values),
    land: 'NW',
    laender: ['NW'],
    marketRent,
    buildingShare: null,
    renewed: {},
    assumptions,
  } as const
  return moneyOf(input, price, today)
}

const flat = { objektart: 'Eigentumswohnung', wohnflaeche: 75, baujahr: 1975, kaeuferprovision: 3.57 }

describe('the public sections on money', () => {
  const json = moneyJson(planOf({ ...flat, vermietet: true, kaltmieteMonat: 720 }, euro(210_000), null))

  test('give amounts in euro with all their parts', () => {
    expect(json.purchaseCosts).toMatchObject({ reason: null, price: 210_000, total: { mid: { amount: 23_702.35 } } })
    expect(json.financing).toMatchObject({
      reason: null,
      loan: { amount: 168_000 },
      sollzins: { percent: 3.9, asOf: '2026-08-01' },
    })
    expect(json.cashflow).toMatchObject({
      year: {
        mid: { beforeTax: { amount: -2_963.8 }, afterTax: { amount: -1_624.49 }, kaufpreisfaktor: { years: 24.3056 } },
      },
    })
  })

  test('say why where there is nothing to calculate with', () => {
    const bare = moneyJson(planOf(flat, null))
    expect(bare.purchaseCosts).toEqual({
      reason: 'Im Exposé haben wir keinen Kaufpreis gefunden. Fragen Sie ihn an, dann lässt sich rechnen.',
    })
    expect(bare.energy).toEqual({ reason: expect.stringMatching(/Energieausweis/) as string })
    expect(bare.renovation.reason).toBeNull()
  })
})

test('whatever an exposé states, the sections fit their schema and every sum and formula comes out', () => {
  const price = fc.option(
    fc.integer({ min: 1, max: 99_000_000_00 }).map((cents): Money => ({ cents })),
    { nil: null },
  )
  fc.assert(
    fc.property(anyFacts, price, fc.constantFrom(market, null), (values, at, rent) => {
      const plan = planOf(values, at, rent)
      const json = MoneyJson.parse(JSON.parse(JSON.stringify(moneyJson(plan))))
      expect(json).toEqual(moneyJson(plan))
      expect(recheck(plan).mismatches).toEqual([])
      expect(recheck(moneyOfJson(json)).mismatches).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the check sees the sums and formulas', () => {
  const { checkedTotals, checkedFormulas } = recheck(
    moneyOfJson(moneyJson(planOf({ ...flat, kaltmieteMonat: 720 }, euro(210_000)))),
  )
  expect(checkedTotals).toBeGreaterThan(20)
  expect(checkedFormulas).toBeGreaterThan(100)
})
