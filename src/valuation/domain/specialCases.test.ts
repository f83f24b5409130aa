import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Deal, DealType, IncomeUse, Part } from '#extraction/domain/deal/deal.ts'
import { appraise } from './appraisal.ts'
import { BLOCK, FLAT, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS, type RemarkFlags, type StandTold } from './remarkFlags.ts'
import { STAND } from './unnamed.ts'
import { isCalculated } from './verfahren.ts'

const today = calendarDate('2026-11-20')

function of(values: Values, type: DealType, more: Partial<Deal> = {}, said: Partial<RemarkFlags> = {}) {
  const remarkFlags = { ...NO_REMARK_FLAGS, ...said }
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  const deal: Deal = {
    type: decided(type),
    status: decided('verfuegbar'),
    objectKind: decided('gewerbe'),
    overlays: [],
    incomeUse: null,
    offerDate: null,
    ageDays: null,
    parts: [],
    tradeSpaces: [],
    replyBy: null,
    newGroundRent: null,
    court: null,
    included: [],
    excluded: [],
    ...more,
  }
  return appraise({ offer: { ...offerWith(values), deal }, tables: NO_OPERATOR_TABLES, remarkFlags }, today)
}

function mid(...given: Parameters<typeof of>): number {
  return inEuro(of(...given).estimate?.mid ?? { cents: 0 })
}

describe('a house of flats that is let in part', () => {
  const unit = (name: string, areaM2: number, let_: boolean): Part => ({
    ...{ name, kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro: let_ ? 400 : null, let: let_ },
    ...{ priceEuro: null, status: null, inPrice: null, evidence: [] },
  })
  const letting = (parts: readonly Part[]) => {
    const values: Values = { ...BLOCK, vermietet: 'teilweise', jahresnettokaltmiete: 22_000 }
    const { methods } = of(values, 'mehrfamilienhaus', { parts })
    return methods.flatMap(one => ('steps' in one ? one.steps : [])).find(({ label }) => label.startsWith('Neuvermietung'))?.formula // prettier-ignore
  }

  test('has so much to let as its empty flats are large, not as their rent is missing', () => {
    expect(letting([unit('EG links', 358.5, true), unit('EG rechts', 61.5, false)])).toContain('61,5\u00a0m²')
    expect(letting([])).not.toContain('61,5\u00a0m²')
  })
})

describe('trade', () => {
  const premises: Values = { objektart: 'Praxis', plz: '34117', ort: 'Kassel', vermietet: true, kaltmieteMonat: 1560 }

  test.each<[IncomeUse, number, number]>([
    ['buero', 14, 17],
    ['handel', 12, 15],
    ['industrie', 12, 15],
  ])('%s is worth between %d and %d years of its net rent', (incomeUse, from, to) => {
    const years = mid(premises, 'gewerbe', { incomeUse }) / (1560 * 12)
    expect(years).toBeGreaterThan(from)
    expect(years).toBeLessThan(to)
  })

  test.each<[string, Values, IncomeUse | null]>([
    ['stands empty', { ...premises, vermietet: false }, 'buero'],
    ['tells no rent', { ...premises, kaltmieteMonat: undefined as never }, 'handel'],
    ['is a restaurant', premises, 'gastronomie'],
    ['has no use that is known', premises, null],
  ])('that %s has no estimate, and the reason names what is needed', (_name, values, incomeUse) => {
    const found = of(values, 'gewerbe', { incomeUse })
    expect(found.estimate).toBeNull()
    expect(found.reason).toContain('Nettomiete')
  })
})

test('empty premises are worth what the seller himself names for the place at its lower end, with an honest range', () => {
  const values: Values = { objektart: 'Halle', plz: '58706', ort: 'Menden', vermietet: false, nutzflaeche: 1444 }
  const evidence = { page: 2, quote: '', box: null } as never
  const hall = { use: 'halle', low: 4, high: 4.8, areaM2: 1180, evidence } as const
  const office = { use: 'buero', low: 6, high: 7, areaM2: 264, evidence } as const
  const valued = (tradeRents: RemarkFlags['tradeRents'], use: IncomeUse = 'industrie') =>
    of(values, 'gewerbe', { incomeUse: use }, { ...(tradeRents && { tradeRents }) })
  const both = valued([hall, office])
  expect(inEuro(both.estimate?.mid ?? { cents: 0 }) / 75_648).toBeGreaterThan(9)
  expect(inEuro(both.estimate?.mid ?? { cents: 0 }) / 75_648).toBeLessThan(13)
  expect(both.uncertainties.map(({ label }) => label)).toContain(
    'Ob ein Mieter die Miete zahlt, die der Anbieter nennt (Halle 4 bis 4,8\u00a0€/m², Büro 6 bis 7\u00a0€/m²)',
  )
  // Without the parts the whole at the rent of its main use.
  const whole = inEuro(valued([{ ...hall, areaM2: null }, office]).estimate?.mid ?? { cents: 0 })
  expect(whole).toBeLessThan(inEuro(both.estimate?.mid ?? { cents: 0 }))
  expect(whole).toBeGreaterThan(0)
  expect(valued([office]).estimate).toBeNull()
  expect(valued([hall], 'handel').estimate).toBeNull()
  expect(valued(undefined).estimate).toBeNull()
})

test('a home of a care operator is worth its lease, never what flats cost, and nothing without one', () => {
  const home: Values = { objektart: 'Apartment', plz: '63743', ort: 'Aschaffenburg', vermietet: true, wohnflaeche: 46.8, baujahr: 2023 } // prettier-ignore
  const deal = { incomeUse: 'pflege', overlays: ['betreiber'] } as const
  const leased = { ...home, jahresnettokaltmiete: 7740 }
  // 20.5 years of 7,740 €; 16.5 once it is sold again; 12 where the rent has nobody who is bound to pay it.
  expect(mid(leased, 'bestand', deal)).toBe(159_000)
  expect(mid({ ...leased, baujahr: 2009 }, 'bestand', deal)).toBe(128_000)
  expect(of({ ...leased, baujahr: 2009 }, 'bestand', deal, { leaseEnds: [calendarDate('2029-09-30')] }).estimate?.mid).toEqual(euro(93_000)) // prettier-ignore
  expect(of(leased, 'bestand', deal, { mieterInsolvent: true }).estimate?.mid).toEqual(euro(93_000))
  expect(of({ ...leased, baujahr: 2009 }, 'bestand', deal, { leaseEnds: [calendarDate('2034-12-31')] }).estimate?.mid).toEqual(euro(128_000)) // prettier-ignore
  expect(of(home, 'bestand', deal)).toMatchObject({ estimate: null })
  expect(of(home, 'bestand', deal).reason).toContain('Pacht')
})

test('a holiday home is worth years of what its owner keeps, never of the whole Pacht', () => {
  const deal = { incomeUse: 'ferien', overlays: ['betreiber'] } as const
  const home: Values = { objektart: 'Apartment', plz: '59955', ort: 'Winterberg', vermietet: true, wohnflaeche: 38, jahresnettokaltmiete: 4800 } // prettier-ignore
  // 17 years of 4,800 € without 12 × 200 €, of which 50 € are kept; without 40 % where none is told.
  expect(mid({ ...home, hausgeldMonat: 200 }, 'bestand', deal)).toBe(41_000)
  expect(mid({ ...home, hausgeldMonat: 200 }, 'bestand', deal, { saved: 50 })).toBe(51_000)
  expect(mid(home, 'bestand', deal)).toBe(49_000)
  expect(of({ ...home, hausgeldMonat: 410 }, 'bestand', deal)).toMatchObject({ estimate: null })
  expect(of({ ...home, hausgeldMonat: 410 }, 'bestand', deal).reason).toContain('kein Ertrag')
})

describe('fields and forest', () => {
  const field: Values = { objektart: 'Ackerland', plz: '37574', ort: 'Einbeck', grundstuecksflaeche: 28_410 }

  test('are worth their area times the mean of the Land', () => {
    // 32,012 €/ha in 2016 × 1.45 = 4.64 €/m².
    expect(mid(field, 'land-forst')).toBe(132_000)
    expect(mid({ ...field, objektart: 'Grünland' }, 'land-forst') / mid(field, 'land-forst')).toBeCloseTo(0.7, 1)
    expect(mid({ ...field, objektart: 'Wald' }, 'land-forst') / mid(field, 'land-forst')).toBeCloseTo(0.2, 1)
  })

  test('of a forest only the soil is estimated', () => {
    const open = (objektart: string) => of({ ...field, objektart }, 'land-forst').uncertainties.map(({ id }) => id)
    expect(open('Wald')).toContain(STAND)
    expect(open('Ackerland')).not.toContain(STAND)
    const bare = of({ ...field, objektart: 'Wald' }, 'land-forst', {}, { kahl: true }).uncertainties
    expect(bare.map(({ id }) => id)).not.toContain(STAND)
  })

  test('of a forest whose wood is measured the trees are worth their volume, on half as much where only the best was measured', () => {
    const stand: StandTold = { whole: null, perHectare: 300, measured: null, wood: null, bare: 0.841, evidence: [] }
    const forest = { ...field, objektart: 'Wald', kaufpreis: 60_000 }
    const worth = (over: Partial<StandTold>, bodenrichtwert = 0.4) =>
      of(
        forest,
        'land-forst',
        {},
        { bodenrichtwert: { value: bodenrichtwert, evidence: [] }, stand: { ...stand, ...over } },
      )
    // 2 ha × 300 × 45 € on a soil of 11,364 €.
    expect(worth({}).estimate?.mid).toEqual(euro(38_000))
    expect(worth({ whole: 200 }).estimate?.mid).toEqual(euro(20_000))
    expect(worth({ measured: 1 }).estimate?.mid).toEqual(euro(32_000))
    expect(worth({}).uncertainties.map(({ id }) => id)).not.toContain(STAND)
  })

  test('of a forest of which nothing is measured a price below twice a known soil is held against that', () => {
    const told = { bodenrichtwert: { value: 0.4, evidence: [] } }
    const asked = (kaufpreis: number, flags: object) =>
      of({ ...field, objektart: 'Wald', kaufpreis }, 'land-forst', {}, flags)
    expect(asked(20_000, told).estimate?.mid).toEqual(euro(23_000))
    expect(asked(30_000, told).uncertainties.map(({ id }) => id)).toContain(STAND)
    expect(asked(20_000, {}).uncertainties.map(({ id }) => id)).toContain(STAND)
  })

  test('have a wide range that says it is, and a vineyard none', () => {
    const { estimate, mostHelpful } = of(field, 'land-forst')
    expect(estimate?.halfWidth).toBeGreaterThan(0.3)
    expect(mostHelpful?.document).toContain('BORIS')
    expect(mostHelpful?.halfWidthWith).toBeGreaterThan(0.15)
    expect(of({ ...field, objektart: 'Weinberg' }, 'land-forst').estimate).toBeNull()
  })
})

describe('a package of flats', () => {
  const part = (areaM2: number): Part => ({
    ...{ name: 'WE', kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro: 500, let: true },
    ...{ priceEuro: null, status: null, inPrice: null, evidence: [] },
  })
  const values: Values = {
    ...FLAT,
    objektart: 'Eigentumswohnungen',
    wohnflaeche: undefined as never,
    vermietet: true,
    jahresnettokaltmiete: 24_000,
  }

  test('is nine tenths of the sum of its flats', () => {
    const single = mid({ ...FLAT, wohnflaeche: 60, vermietet: true, kaltmieteMonat: 500 }, 'bestand')
    const four = mid(values, 'paket', { parts: [part(50), part(70), part(60), part(60)] })
    expect(four / single).toBeCloseTo(3.6, 1)
  })

  test('that is let but for one flat is valued by the rent of the whole, as nobody buys it to move in', () => {
    const parts = [part(50), part(70), part(60), { ...part(60), let: false, rentMonthEuro: null }]
    const mostly = { ...values, vermietet: 'teilweise' as never, jahresnettokaltmiete: 18_000 }
    const methodsOf = (told: Values, list: Part[]) =>
      of(told, 'paket', { parts: list }).methods.flatMap(one => ('value' in one ? [one.method] : []))
    expect(methodsOf(mostly, parts)).toContain('Ertragswert')
    expect(mid(mostly, 'paket', { parts })).toBe(mid(values, 'paket', { parts: parts.map(one => ({ ...one, let: true })) })) // prettier-ignore
    const free = parts.map((one, at) => (at === 0 ? part(50) : { ...one, let: false }))
    expect(methodsOf(mostly, free)).not.toContain('Ertragswert')
  })

  test('has no estimate while an area is missing', () => {
    expect(of(values, 'paket', { parts: [part(50), { ...part(60), areaM2: null }] })).toMatchObject({ estimate: null })
  })
})

test('a shop whose area, rent and lasting lease are told leaves nothing open; one whose lease ends soon does', () => {
  const shop: Part = {
    ...{ name: 'Apotheke EG', kind: 'gewerbe', areaM2: 131, areaKind: 'gewerbe', rentMonthEuro: 1650, let: true },
    ...{ priceEuro: null, status: null, inPrice: null, evidence: [] },
  }
  const values = { ...BLOCK, objektart: 'Wohn- und Geschäftshaus', vermietet: true, jahresnettokaltmiete: 60_000 }
  const read = (more: Partial<RemarkFlags>) =>
    of(values, 'wohn-geschaeft', { parts: [shop] }, { ...NO_REMARK_FLAGS, ...more })
  const labelOf = (...days: string[]) =>
    read({ leaseEnds: days.map(calendarDate) }).uncertainties.find(({ id, missing }) => id === 'vertrag' && missing)?.label // prettier-ignore
  const isOpen = (...days: string[]) => labelOf(...days) !== undefined
  expect(isOpen('2031-06-30')).toBe(false)
  expect(isOpen('2028-06-30', '2031-06-30')).toBe(true)
  expect(isOpen()).toBe(true)
  expect(labelOf()).toContain('nicht geprüft')
  expect(labelOf('2028-06-30')).toContain('Was auf den Mietvertrag des Gewerbes folgt')
  const leaving = { leaseEnds: [calendarDate('2027-06-30')], tenantGoes: [null] }
  const incomeOf = (more: Partial<RemarkFlags>) => {
    const income = read(more).methods.find(one => one.method === 'Ertragswert')
    return income && isCalculated(income) ? income.steps.find(({ label }) => label.startsWith('Jahresnetto')) : undefined // prettier-ignore
  }
  expect(incomeOf({ ...leaving, tradeRent: { low: 5, high: 7 } })?.value).toBe(60_000 - 12 * 1_650 + 131 * 6 * 12)
  expect(incomeOf({ ...leaving, tradeRent: { low: 5, high: 7 } })?.formula).toContain('laut Exposé für Gewerbe am Ort')
})

test('one flat of a developer is no house of flats, whatever his list is called', () => {
  const objectKind = { value: 'wohnung', evidence: [], question: null } as const
  const listed: Values = { ...FLAT, objektart: 'Eigentumswohnungen', zustand: 'Neubau', baujahr: 2027 }
  expect(of(listed, 'neubau-bautraeger', { objectKind }).object?.art).toBe('Eigentumswohnung')
  expect(of({ ...BLOCK, objektart: 'Mehrfamilienhaus' }, 'mehrfamilienhaus').object?.art).toBe('Mehrfamilienhaus')
})
