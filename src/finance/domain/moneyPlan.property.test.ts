import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { type Money, sum } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { ALL_LAENDER } from '#reference/laender.ts'
import { moneyAt, moneyBase, type MoneyInput, moneyOf } from './moneyPlan.ts'
import { CHANCES, factsByChance, offerWith } from './offer.fixture.ts'
import { assumptionsOf } from './plan/assumptions.ts'

const today = calendarDate('2026-11-20')
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const anyFacts = fc.array(chance, { minLength: CHANCES, maxLength: CHANCES }).map(factsByChance)

function inputOf(
  facts: Parameters<typeof offerWith>[0],
  more: Pick<MoneyInput, 'land' | 'laender' | 'marketRent'>,
): MoneyInput {
  return { offer: offerWith(facts), buildingShare: null, renewed: {}, assumptions: assumptionsOf(today), ...more }
}

describe('whatever an exposé states', () => {
  const place = fc.constantFrom<Pick<MoneyInput, 'land' | 'laender'>[]>(
    { land: null, laender: [] },
    { land: 'BY', laender: ['BY'] },
    { land: 'HE', laender: ['HE', 'RP'] },
    { land: null, laender: ALL_LAENDER },
  )
  const market = fc.option(
    fc
      .tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 9, noNaN: true }))
      .map(([mid, by]) => ({
        low: mid - by,
        mid,
        high: mid + by,
        source: 'Test',
      })),
    { nil: null },
  )
  const input = fc
    .tuple(anyFacts, place, market)
    .map(([facts, where, rent]) => inputOf(facts, { ...where, marketRent: rent }))
  const price = fc.option(
    fc
      .oneof(fc.integer({ min: 0, max: 99_000_000_00 }), fc.constantFrom(1, 100, 99_000_000_00))
      .map((cents): Money => ({ cents })),
    { nil: null },
  )

  test('nothing throws, sums are the sums of their parts, low ≤ mid ≤ high', () => {
    fc.assert(
      fc.property(input, price, (given, at) => {
        const plan = moneyOf(given, at, today)
        walk(plan)
      }),
      { numRuns: 300 },
    )
  })

  test('a price tried on a base gives the same as the whole plan', () => {
    fc.assert(
      fc.property(input, price, (given, at) => {
        expect(JSON.stringify(moneyAt(moneyBase(given, today), at))).toBe(JSON.stringify(moneyOf(given, at, today)))
      }),
      { numRuns: 30 },
    )
  })

  test('a dearer home never costs less, never yields more', () => {
    fc.assert(
      fc.property(
        input,
        fc.integer({ min: 100, max: 90_000_000_00 }),
        fc.integer({ min: 0, max: 9_000_000_00 }),
        (given, cents, more) => {
          const base = moneyBase(given, today)
          const [cheap, dear] = [moneyAt(base, { cents }), moneyAt(base, { cents: cents + more })]
          if (!cheap.cashflow.ok || !dear.cashflow.ok || !cheap.investment.ok || !dear.investment.ok) return
          const [a, b] = [cheap.cashflow.value.year.mid, dear.cashflow.value.year.mid]
          expect(b.flow.beforeTax.amount.cents).toBeLessThanOrEqual(a.flow.beforeTax.amount.cents)
          expect(inPercent(b.metrics.nettomietrendite.value)).toBeLessThanOrEqual(
            Math.max(inPercent(a.metrics.nettomietrendite.value), 0),
          )
          expect(dear.investment.value.mid.amount.cents).toBeGreaterThanOrEqual(cheap.investment.value.mid.amount.cents)
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** Checks every Total and every Range that the value holds. */
function walk(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('parts' in value && Array.isArray(value.parts) && 'amount' in value) {
    const { parts, amount } = value as {
      parts: { amount: Money; label: string; formula: string; source: string }[]
      amount: Money
    }
    expect(sum(parts.map(part => part.amount))).toEqual(amount)
    for (const part of parts) expect([part.label, part.formula, part.source]).not.toContain('')
  }
  if ('low' in value && 'mid' in value && 'high' in value) {
    const [low, mid, high] = [value.low, value.mid, value.high].map(sizeOf)
    if (low !== undefined && mid !== undefined && high !== undefined) {
      expect(low).toBeLessThanOrEqual(mid)
      expect(mid).toBeLessThanOrEqual(high)
    }
  }
  for (const inner of Object.values(value)) walk(inner)
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return undefined
  if ('cents' in value) return Number(value.cents)
  if ('amount' in value) return sizeOf(value.amount)
  if ('of' in value && 'parts' in value) return Number(value.parts) / Number(value.of)
  return 'flow' in value ? sizeOf((value as { flow: { beforeTax: unknown } }).flow.beforeTax) : undefined
}
