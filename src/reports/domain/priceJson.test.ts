import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { appraise } from '#valuation/domain/appraisal.ts'
import { negotiate } from '#valuation/domain/negotiation.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from '#valuation/domain/offer.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { NO_REMARK_FLAGS } from '#valuation/domain/remarkFlags.ts'
import { signalsOf } from '#valuation/domain/signals.ts'
import { heldPrice } from './heldPrice.ts'
import { NegotiationJson, negotiationJson, PriceJson, priceJson } from './priceJson.ts'

const day = calendarDate('2026-11-20')

function jsonOf(values: Values, price: number | null) {
  const offer = offerWith(values)
  const appraisal = appraise({ offer, tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, day)
  const asking = price === null ? null : euro(price)
  const outcome = negotiate(
    appraisal,
    offer,
    asking,
    signalsOf([], false, null),
    { arguments: [], ceiling: null, refusal: null, bounds: [] },
    day,
  )
  return { price: priceJson(appraisal, asking && heldPrice(offer, asking, [])), negotiation: negotiationJson(outcome) }
}

describe.each<[string, Values, number | null]>([
  ['a flat', FLAT, 320_000],
  ['a flat on request', FLAT, null],
  ['a house', HOUSE, 420_000],
  ['a Mehrfamilienhaus', BLOCK, 900_000],
  ['a plot', { ...FLAT, objektart: 'Grundstück' }, 90_000],
  ['a home without a place', { ...FLAT, plz: undefined as never, ort: undefined as never }, 90_000],
  ['a flat with parking', { ...FLAT, stellplatzPreis: 20_000 }, 320_000],
])('the JSON of %s', (_name, values, price) => {
  const found = jsonOf(values, price)

  test('is as its schema says', () => {
    expect(PriceJson.parse(found.price)).toEqual(found.price)
    expect(NegotiationJson.parse(found.negotiation)).toEqual(found.negotiation)
  })

  test('has an estimate or a reason, a ladder or a reason, and is the same twice', () => {
    expect(found.price.estimate === null).toBe(found.price.reason !== null)
    expect(found.negotiation.ladder === null).toBe(found.negotiation.reason !== null)
    expect(JSON.stringify(jsonOf(values, price))).toBe(JSON.stringify(found))
  })

  test('has methods whose shares are one, and parts that add up', () => {
    const shares = found.price.methods.reduce((sum, { share }) => sum + share, 0)
    if (found.price.estimate) expect(shares).toBeCloseTo(1, 3)
    for (const { reduction, parts, price: left } of Object.values(found.negotiation.ladder ?? {})) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(reduction, 2)
      expect(left + reduction).toBeCloseTo(price ?? NaN, 2)
    }
  })
})

test('asked and notarised are beside each other, with the steps between them', () => {
  const { level, deviationPercent, sources, complete } = jsonOf(FLAT, 320_000).price
  const product = level!.steps.reduce((factor, step) => factor * step.factor, level!.referencePerM2)
  expect(product / level!.notarisedPerM2.mid).toBeCloseTo(1, 2)
  expect(level!.askedPerM2.mid).toBeGreaterThan(level!.notarisedPerM2.mid)
  expect(typeof deviationPercent).toBe('number')
  expect(sources.every(({ stand, checkedOn }) => stand !== '' && checkedOn !== null)).toBe(true)
  expect(complete).toBe(true)
})

test('a field that the schema does not know is refused', () => {
  expect(PriceJson.safeParse({ ...jsonOf(FLAT, 1000).price, more: 1 }).success).toBe(false)
})
