import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { moneyOf } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { homeOf } from './home.ts'
import { lettingCosts } from './lettingCosts.ts'
import { countedLetting, type LetPart, letPartsOf, partLetting } from './partLetting.ts'
import { rentBasis } from './rentBasis.ts'
import { NO_STATED_TERMS } from './statedTerms.ts'

const today = calendarDate('2026-11-20')
const market = { low: 8, mid: 8.5, high: 9, source: 'Angebotsmieten 2025' }
const home = (more: Partial<LetPart>): LetPart => ({
  name: 'WE',
  use: 'wohnen',
  area: null,
  rent: null,
  let: null,
  ...more,
})

/** Three flats and a shop, of which one flat is let. */
const HOUSE: readonly LetPart[] = [
  home({ name: 'A', rent: 600, let: true }),
  home({ name: 'B', area: 110, let: false }),
  home({ name: 'C', area: 94, let: false }),
  home({ name: 'Laden', use: 'gewerbe', area: 80, let: false }),
]

const planOf = (parts: readonly LetPart[], facts: Parameters<typeof offerWith>[0] = {}) =>
  moneyOf(
    {
      offer: offerWith({
        objektart: 'Mehrfamilienhaus',
        kaufpreis: 480_000,
        wohnflaeche: 280,
        baujahr: 1965,
        ...facts,
      }),
      ...{ land: 'NW', laender: ['NW'], marketRent: market, parts, buildingShare: null, renewed: {} },
      assumptions: assumptionsOf(today, { lens: 'kapitalanlage' }),
    },
    euro(480_000),
    today,
  )

describe('deals.md 2, a house of which one of four units is let for 600 €', () => {
  const partly = partLetting(HOUSE, market)!

  test('pays 7.200 € today, and 28.008 € with both flats at 8,50 €/m²; the empty shop is told, not guessed', () => {
    expect([partly.units, partly.let, partly.empty]).toEqual([4, 1, 3])
    expect(inEuro(partly.present.amount)).toBe(7_200)
    expect(inEuro(partly.potential!.amount)).toBe(7_200 + 12 * 8.5 * 204)
    expect(partly.notes.join(' ')).toContain('Leeres Gewerbe (Laden)')
  })

  test('yields 1,5 % of 480.000 € today, with the potential beside it, never one for the other', () => {
    const { cashflow } = planOf(HOUSE)
    if (!cashflow.ok) throw new Error(cashflow.failure)
    const { low, mid, high } = cashflow.value.year
    const yields = [low, mid, high].map(({ metrics }) => inPercent(metrics.bruttomietrendite.value))
    expect(yields[0]).toBe(1.5)
    expect(yields[1]).toBe(1.5)
    expect(yields[2]).toBeCloseTo(5.835, 6)
    expect(cashflow.value.rent.ofPart).toBe(false)
  })
})

test.each([
  ['all let', HOUSE.map(one => ({ ...one, let: true, rent: 500 }))],
  ['none let', HOUSE.map(one => ({ ...one, let: false, rent: null }))],
  ['a let part without its rent', [...HOUSE, home({ let: true })]],
  ['no parts', []],
])('is nothing where there are %s', (_name, parts) => {
  expect(partLetting(parts, market)).toBeNull()
})

test('what the empty ones would pay is not known without their area or a market', () => {
  expect(partLetting(HOUSE, null)?.potential).toBeNull()
  expect(partLetting([...HOUSE, home({ let: false })], market)?.potential).toBeNull()
})

describe('garages of a list of rents', () => {
  const garage = (rent: number): Part => ({
    ...{ name: 'Garage', kind: 'stellplatz', areaM2: null, areaKind: null, rentMonthEuro: rent, let: true },
    ...{ priceEuro: null, status: null, inPrice: null, evidence: [] },
  })
  const rentOf = (parts: readonly LetPart[], garages: readonly number[], kaltmieteMonat: number | null) => {
    const offer = offerWith({ objektart: 'Mehrfamilienhaus', kaufpreis: 480_000, wohnflaeche: 280, kaltmieteMonat })
    const decided = { evidence: [], question: null }
    const deal: Deal = {
      type: { value: 'mehrfamilienhaus', ...decided },
      status: { value: 'verfuegbar', ...decided },
      objectKind: { value: 'mehrfamilienhaus', ...decided },
      ...{ overlays: [], incomeUse: null, offerDate: null, ageDays: null, parts: garages.map(garage), tradeSpaces: [] },
      ...{ included: [], excluded: [], replyBy: null, newGroundRent: null, court: null },
    }
    const basis = rentBasis(homeOf({ ...offer, deal }, today), market, parts)
    return basis.ok ? inEuro(basis.value.rent.mid.amount) : null
  }

  test.each([
    ['a stated sum has them in it', HOUSE, [50, 40], 690, 12 * 690],
    ['no sum is stated', HOUSE, [50, 40], null, 12 * 690],
    ['the stated sum is that of the flats alone', HOUSE, [50, 40], 600, 12 * 690],
    ['the stated sum is another one', HOUSE, [50, 40], 640, 12 * 600],
    ['all is let and the sum has the only one in it', [home({ rent: 600, let: true })], [50], 650, 12 * 650],
    ['all is let and the only one is paid beside', [home({ rent: 600, let: true })], [50], 600, 12 * 650],
  ])('are rent once where %s', (_why, parts, garages, stated, year) => {
    expect(rentOf(parts, garages, stated)).toBe(year)
  })
})

test.each([
  [[], ['Verwaltung', 'Instandhaltung', 'Mietausfallwagnis']],
  [[{ kind: 'bewirtschaftung', amount: 4_000 }], ['Nicht umgelegte Kosten', 'Instandhaltung', 'Mietausfallwagnis']],
  [[{ kind: 'betriebskosten', amount: 900 }], ['Nicht umlegbare Betriebskosten', 'Verwaltung', 'Instandhaltung', 'Mietausfallwagnis']],
] as const)('what the owner paid by %j goes before the rate for the same', (owners, labels) => {
  const offer = offerWith({ objektart: 'Mehrfamilienhaus', kaufpreis: 480_000, wohnflaeche: 280, einheiten: 4 })
  const costs = lettingCosts(homeOf(offer, today, { ...NO_STATED_TERMS, owners }), today)
  const { parts } = costs!.at(euro(20_000), 'mid')
  expect(parts.map(({ label }) => label)).toEqual(labels)
  for (const { amount } of owners) expect(inEuro(parts[0]!.amount)).toBe(amount)
}) // prettier-ignore

test.each([
  ['more than the rate', 9_000, 9_000],
  ['less than the rate', 300, null],
] as const)('what upkeep cost the owner counts only where it is %s', (_, amount, expected) => {
  const offer = offerWith({ objektart: 'Mehrfamilienhaus', kaufpreis: 480_000, wohnflaeche: 280, einheiten: 4 })
  const upkeepOf = (owners: readonly { kind: 'instandhaltung'; amount: number }[]) => {
    const costs = lettingCosts(homeOf(offer, today, { ...NO_STATED_TERMS, owners }), today)
    const { parts } = costs!.at(euro(20_000), 'mid')
    return parts.filter(({ label }) => label === 'Instandhaltung').map(part => inEuro(part.amount))
  }
  expect(upkeepOf([{ kind: 'instandhaltung', amount }])).toEqual(expected === null ? upkeepOf([]) : [expected])
})

test('the rent of a part is marked where nothing is known of the rest', () => {
  const { cashflow } = planOf([], { vermietet: 'teilweise', kaltmieteMonat: 540 })
  expect(cashflow.ok && cashflow.value.rent.ofPart).toBe(true)
})

test("a part's rent is never the yield of the whole price: all that pays is in it, or it is marked", () => {
  const parts = fc.array(
    fc.record<LetPart>({
      name: fc.constantFrom('A', 'B', 'C'),
      use: fc.constantFrom('wohnen', 'gewerbe'),
      area: fc.option(fc.integer({ min: 20, max: 200 })),
      rent: fc.option(fc.integer({ min: 100, max: 2_000 })),
      let: fc.option(fc.boolean()),
    }),
    { maxLength: 6 },
  )
  const stated = fc.option(fc.integer({ min: 100, max: 5_000 }))
  fc.assert(
    fc.property(parts, stated, fc.constantFrom(true, 'teilweise' as const, null), (all, month, vermietet) => {
      const { cashflow } = planOf(all, { vermietet, kaltmieteMonat: month })
      if (!cashflow.ok) return
      const { rent, year } = cashflow.value
      if (!rent.partly) {
        if (vermietet === 'teilweise' && rent.origin === 'stated') expect(rent.ofPart).toBe(true)
        return
      }
      const paid = all.reduce((sum, one) => sum + (one.let === false ? 0 : (one.rent ?? 0)), 0)
      expect(inEuro(year.mid.rent.amount)).toBe(12 * paid)
      expect(year.high.rent.amount.cents).toBeGreaterThanOrEqual(year.mid.rent.amount.cents)
      expect(rent.ofPart).toBe(rent.partly.potential === null)
    }),
    { numRuns: 200 },
  )
})

test('where the text counts the empty flats, what is paid and what all would pay are told apart', () => {
  const vacancy = { empty: 3, all: 12, isLetTold: true, gutted: null, evidence: [] }
  const usual = { low: 5, mid: 6, high: 7, source: 'Marktmiete' }
  const { present, potential, let: paying } = countedLetting(vacancy, euro(48_000), 720, usual)
  expect([paying, inEuro(present.amount)]).toEqual([9, 48_000])
  // A quarter of 720 m² at 6 €/m².
  expect(potential && inEuro(potential.amount)).toBe(48_000 + 180 * 6 * 12)
  expect(countedLetting(vacancy, euro(48_000), null, usual).potential).toBeNull()
  expect(countedLetting(vacancy, euro(48_000), 720, null).potential).toBeNull()
})

describe('a right of use that stays', () => {
  const kept = (rooms?: string) =>
    ({
      type: { value: 'mehrfamilienhaus' },
      objectKind: { value: 'mehrfamilienhaus' },
      retained: { kind: 'wohnrecht', ...(rooms && { rooms }) },
      parts: [],
      court: null,
    }) as unknown as Deal
  const rentWith = (deal: Deal, parts: readonly LetPart[] = []) =>
    rentBasis(homeOf({ ...offerWith({ objektart: 'Mehrfamilienhaus', kaufpreis: 480_000 }), deal }, today), market, parts).ok // prettier-ignore

  test('to one flat leaves the rents of the others; to all of it there is none; of what is not told nothing is guessed', () => {
    expect(rentWith(kept('an der Wohnung EG links'), HOUSE)).toBe(true)
    expect(rentWith(kept(), HOUSE)).toBe(false)
    expect(rentWith(kept('am Obergeschoss'))).toBe(false)
  })

  test('takes its rooms out of what can be let', () => {
    const part = (name: string) => ({ name, kind: 'wohnung', areaM2: 60, rentMonthEuro: null, let: null }) as Part
    const deal: Deal = { ...kept('an der Wohnung EG links'), parts: [part('EG links'), part('EG rechts')] }
    expect(letPartsOf(deal).map(({ name }) => name)).toEqual(['EG rechts'])
  })

  test.each([
    ['an der Wohnung 12', 'Wohnung 1', false],
    ['an der Wohnung 12', 'Wohnung 12', true],
    ['an der Wohnung Nr. 12', '1', false],
    ['am 1. OG', 'OG', false],
    ['am 1. OG', '1. OG', true],
    ['an der Wohnung 1. OG links', 'Wohnung 1', false],
    ['an der Wohnung EG (links)', 'EG (links)', true],
    ['am Erdgeschoss', '', false],
  ])('%s: of %s: %s', (rooms, name, isKept) => {
    const part = { name, kind: 'wohnung', areaM2: 60, rentMonthEuro: 500, let: true } as Part
    expect(letPartsOf({ ...kept(rooms), parts: [part] })).toHaveLength(isKept ? 0 : 1)
  })
})
