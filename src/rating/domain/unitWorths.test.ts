import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealType, Part } from '#extraction/domain/deal/deal.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import { FLAT, offerWith } from '#valuation/domain/offer.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { NO_REMARK_FLAGS } from '#valuation/domain/remarkFlags.ts'
import { appraise } from '#valuation/domain/appraisal.ts'
import { unitsTold } from './unitWords.ts'
import { isRight, unitWorths } from './unitWorths.ts'

const TODAY = calendarDate('2026-11-26')
const flat = (name: string, areaM2: number, priceEuro: number | null, status: Part['status'] = null): Part => ({
  ...{ name, kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro: null, let: null },
  ...{ priceEuro, status, inPrice: null, evidence: [] },
})

function offered(parts: readonly Part[], type: DealType = 'sanierung-bautraeger', traits: Deal['traits'] = []) {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  const deal: Deal = {
    ...{ type: decided(type), status: decided('verfuegbar'), objectKind: decided('mehrere') },
    ...{ overlays: [], incomeUse: null, offerDate: null, ageDays: null, parts, tradeSpaces: [] },
    ...{ replyBy: null, newGroundRent: null, court: null, included: [], excluded: [], traits },
  }
  const { kaufpreis: _, wohnflaeche: __, ...house } = FLAT
  return { ...offerWith({ ...house, objektart: 'Eigentumswohnungen' }), deal }
}

const worthsOf = (parts: readonly Part[], units: readonly Unit[] = [], type?: DealType) =>
  unitWorths({ offer: offered(parts, type), units, tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, TODAY)

describe('a list of flats', () => {
  const list = [flat('I. Obergeschoss WE01', 160, 1_900_000), flat('II. OG WE02', 64, 100_000), flat('WE03', 64, 100_000, 'reserviert')] // prettier-ignore

  test('has a value and a limit for each, by its own size', () => {
    const worths = worthsOf(list)
    expect(worths.map(({ label }) => label)).toEqual(['I. Obergeschoss WE01', 'II. OG WE02', 'WE03'])
    const [large, small] = worths
    expect(large?.mid.cents).toBeGreaterThan(2 * (small?.mid.cents ?? 0))
    expect(large?.limit.cents).toBeGreaterThanOrEqual(large?.mid.cents ?? Infinity)
    expect(worths.map(isRight)).toEqual([false, true, true])
  })

  test('is told by what can be had: which is right, and how far the others are off', () => {
    const told = unitsTold(worthsOf(list)) ?? ''
    expect(told).toContain('von 1 der 2 freien Einheiten richtig (II. OG WE02)')
    expect(told).toContain('I. Obergeschoss WE01 höchstens')
    expect(told).not.toContain('WE03')
  })

  test('calls no flat below the ground right before it is told that one may live there', () => {
    const worths = worthsOf([...list, flat('Souterrain WE13', 246, 100_000)])
    expect(worths.map(isRight)).toEqual([false, true, true, false])
    expect(unitsTold(worths)).toContain('Unter der Erde liegt Souterrain WE13')
  })

  test('without prices tells the span of what is right', () => {
    expect(unitsTold(worthsOf([flat('WOHNUNG 01', 65, null), flat('WOHNUNG 03', 106, null)]))).toMatch(
      /höchstens .*\(WOHNUNG 01\) bis .*\(WOHNUNG 03\)/u,
    )
  })

  test('is never valued as one flat of their sum', () => {
    const { estimate, reason } = appraise({ offer: offered(list), tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, TODAY) // prettier-ignore
    expect(estimate).toBeNull()
    expect(reason).toContain('jede für sich')
  })
})

describe('a list over an old house', () => {
  const list = [flat('II. OG WE02', 100, null), flat('Dachgeschoss WE12', 100, null), flat('Souterrain WE13', 100, null)] // prettier-ignore
  const mids = (traits: Deal['traits']) =>
    unitWorths({ offer: offered(list, undefined, traits), units: [], tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, TODAY).map(({ mid }) => mid.cents) // prettier-ignore

  test('values what is below the ground lower, and the attic like the storeys below it', () => {
    const [old, attic, basement] = mids([])
    expect(attic).toBe(old)
    expect((basement ?? 0) / (old ?? 1)).toBeCloseTo(0.75, 1)
  })

  test('values an attic that is built anew as a new flat, and no other', () => {
    const [old, attic, basement] = mids([{ trait: 'neues-dachgeschoss', evidence: [] }])
    expect((attic ?? 0) / (old ?? 1)).toBeGreaterThan(1.1)
    expect([old, basement]).toEqual([mids([])[0], mids([])[2]])
  })
})

test('a package has one price, and one flat is no list', () => {
  expect(worthsOf([flat('WE 1', 60, null), flat('WE 2', 60, null)], [], 'paket')).toEqual([])
  expect(unitsTold(worthsOf([flat('WE 1', 60, null)]))).toBeNull()
})
