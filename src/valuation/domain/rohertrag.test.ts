import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { appraise } from './appraisal.ts'
import type { FixedRent } from '#extraction/domain/fixedRent.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { remarkFlagsOf } from './remarkFlags.ts'
import { isCalculated } from './verfahren.ts'

const FLAT = { objektart: 'Etagenwohnung', plz: '94034', ort: 'Passau', wohnflaeche: 86, baujahr: 1994, zustand: 'gepflegt', vermietet: true } as const // prettier-ignore
const BLOCK = { ...FLAT, objektart: 'Mehrfamilienhaus', wohnflaeche: 400, einheiten: 6 } as const

function incomeOf(stated: Parameters<typeof offerWith>[0], fixedRent: FixedRent | null = null) {
  const given = {
    offer: { ...offerWith(stated), fixedRent },
    tables: NO_OPERATOR_TABLES,
    remarkFlags: remarkFlagsOf([]),
  }
  const { methods, marketRent } = appraise(given, calendarDate('2026-11-26'))
  const income = methods.find(({ method }) => method === 'Ertragswert')
  if (!income || !isCalculated(income)) throw new Error('no Ertragswert')
  const step = (label: string) => income.steps.find(one => one.label.startsWith(label))?.value
  const local = Math.round((marketRent?.rent.low ?? 0) * Number(stated.wohnflaeche) * 12)
  return { value: income.value, rent: step('Jahresnettokaltmiete'), off: step('Mindermiete'), local }
}

describe('a tenant who pays less than the place does', () => {
  test('is a feature for a time: the local rent counts, less what he pays less until it may be reached', () => {
    const { rent, off, local, value } = incomeOf({ ...FLAT, kaltmieteMonat: 540 })
    expect(rent).toBe(local)
    expect(off).toBeGreaterThan(0)
    const usual = incomeOf({ ...FLAT, kaltmieteMonat: Math.ceil(local / 12) })
    expect(usual.off).toBeUndefined()
    expect(value).toBeLessThan(usual.value)
  })

  test('the more he pays the more it is worth, from far below to far above', () => {
    const values = [400, 500, 540, 600, 700, 800, 900, 1_000, 1_200, 1_500].map(
      kaltmieteMonat => incomeOf({ ...FLAT, kaltmieteMonat }).value,
    )
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })

  test('who may not raise it for years loses so much the longer, and for life has today’s rent alone', () => {
    const low = { ...FLAT, kaltmieteMonat: 540 }
    const fixed = (until: number | null) =>
      incomeOf(low, { until, evidence: { page: 1, quote: 'fest', box: [0, 0, 1, 1] } })
    const [free, years, life] = [incomeOf(low), fixed(2030), fixed(null)]
    expect((years.off ?? 0) - (free.off ?? 0)).toBe(4 * (free.local - 12 * 540))
    expect(fixed(2025)).toEqual(free)
    expect([life.rent, life.off]).toEqual([12 * 540, undefined])
    expect(years.value).toBeLessThan(free.value)
  })

  test('of a house of flats the rents count as they are paid', () => {
    const { rent, off } = incomeOf({ ...BLOCK, jahresnettokaltmiete: 24_000 })
    expect([rent, off]).toEqual([24_000, undefined])
  })
})

describe('the area that is still to be let', () => {
  const letting = (
    parts: readonly { readonly let: boolean; readonly areaM2: number | null }[],
    readying?: number,
    flatsReckoned?: number,
  ) => {
    const offer = offerWith({ ...BLOCK, vermietet: undefined as never, jahresnettokaltmiete: 16_000 })
    const deal = {
      ...offer.deal,
      tradeSpaces: [],
      parts: parts.map(one => ({ ...one, kind: 'wohnung' })),
    } as unknown as NonNullable<typeof offer.deal>
    const partly = { ...offer, vermietet: 'teilweise' as const, deal: { ...deal, overlays: [], type: { value: 'mehrfamilienhaus' }, objectKind: { value: 'mehrfamilienhaus' } } as unknown as NonNullable<typeof offer.deal> } // prettier-ignore
    const { methods } = appraise({ offer: partly, tables: NO_OPERATOR_TABLES, remarkFlags: { ...remarkFlagsOf([]), ...(readying && { readying }), ...(flatsReckoned && { flatsReckoned }) } }, calendarDate('2026-11-26')) // prettier-ignore
    const steps = methods.flatMap(one => (isCalculated(one) ? one.steps : []))
    return steps.find(({ label }) => label.startsWith('Neuvermietung'))?.formula.replaceAll('\u00a0', ' ')
  }

  test('is that of the units that stand empty, and not what the missing rent is worth at the market', () => {
    expect(letting([{ let: true, areaM2: 338.5 }, { let: false, areaM2: 61.5 }])).toMatch(/^61,5 m² × /u) // prettier-ignore
    // What the others leave of the whole, or a unit's share of it.
    expect(letting([{ let: true, areaM2: 338.5 }, { let: false, areaM2: null }])).toMatch(/^61,5 m² × /u) // prettier-ignore
    expect(
      letting([
        { let: true, areaM2: null },
        { let: false, areaM2: null },
      ]),
    ).toMatch(/^200 m² × /u)
  })

  test('leaves out what making it ready takes where that is among the works already', () => {
    const parts = [{ let: true, areaM2: 338.5 }, { let: false, areaM2: 61.5 }] // prettier-ignore
    expect(letting(parts, undefined, 1)).toMatch(/^61,5 m² × 6 Monate × [\d,]+ €\/m², abgezogen$/u)
    // Of a second empty flat nobody says what it needs.
    expect(letting([...parts, { let: false, areaM2: 40 }], undefined, 1)).toMatch(/ \+ 150 €\/m²/u)
  })

  test('takes what the exposé itself names for it in place of our figure', () => {
    const parts = [{ let: true, areaM2: 338.5 }, { let: false, areaM2: 61.5 }] // prettier-ignore
    expect(letting(parts)).toMatch(/ \+ 150 €\/m²/u)
    expect(letting(parts, 18_000)).toMatch(/^61,5 m² × 6 Monate × [\d,]+ €\/m² \+ 18.000 € für die Wohnungen laut Exposé, abgezogen$/u) // prettier-ignore
  })
})

test('of a house with shops the rent of its empty flats counts with what makes them fit to be let, never above what the seller hopes for', () => {
  const flat = (let_: boolean, areaM2: number, kind = 'wohnung') => ({ name: 'x', kind, areaM2, let: let_, rentMonthEuro: let_ ? 500 : null, priceEuro: null }) // prettier-ignore
  const parts = [flat(true, 100, 'gewerbe'), flat(true, 100), flat(false, 80)]
  const offer = offerWith({ ...BLOCK, objektart: 'Wohn- und Geschäftshaus', wohnflaeche: 180, vermietet: 'teilweise', jahresnettokaltmiete: 12_000 }) // prettier-ignore
  const deal = { parts, tradeSpaces: [], overlays: [], type: { value: 'bestand' }, objectKind: { value: 'wohn-geschaeftshaus' } } as unknown as (typeof offer)['deal'] // prettier-ignore
  const stepOf = (more: object) => {
    const given = { offer: { ...offer, deal }, tables: NO_OPERATOR_TABLES, remarkFlags: { ...remarkFlagsOf([]), ...more } } // prettier-ignore
    const income = appraise(given, calendarDate('2026-11-26')).methods.find(({ method }) => method === 'Ertragswert')
    return income && isCalculated(income) ? income.steps.find(({ label }) => label.startsWith('Jahresnetto')) : undefined // prettier-ignore
  }
  const rentOf = (more: object) => stepOf(more)?.value ?? null
  // What nobody names may be more than paint: half of the rent counts.
  const [untold, told] = [rentOf({}) ?? NaN, rentOf({ readying: 30_000 }) ?? NaN]
  expect(told).toBeGreaterThan(14_000)
  expect(untold - 12_000).toBeCloseTo((told - 12_000) / 2, -1)
  expect(rentOf({ readying: 30_000, hopedRent: 13_200 })).toBeLessThanOrEqual(13_200)
  // Told without a price it is no less open, but nobody may say that it is not told.
  expect(rentOf({ flatsReckoned: 1 })).toBe(untold)
  expect(stepOf({})?.formula).toContain('weil nicht gesagt ist, was sie brauchen')
  expect(stepOf({ flatsReckoned: 1 })?.formula).toContain('weil kein Preis für das genannt ist, was sie brauchen')
})
