import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { appraise } from './appraisal.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES, type OperatorTables } from './operatorTables.ts'
import { NO_REMARK_FLAGS, type RemarkFlags } from './remarkFlags.ts'
import { isCalculated } from './verfahren.ts'

const today = calendarDate('2026-11-20')
const LAND: RemarkFlags = {
  ...NO_REMARK_FLAGS,
  bodenrichtwert: { value: 350, evidence: [{ page: 3, quote: 'Bodenrichtwert 350 €/m²', box: [0, 0, 1, 1] }] },
}

function of(values: Values, remarkFlags = NO_REMARK_FLAGS, tables: OperatorTables = NO_OPERATOR_TABLES) {
  return appraise({ offer: offerWith(values), tables, remarkFlags }, today)
}

function mid(...given: Parameters<typeof of>): number {
  const { estimate } = of(...given)
  return estimate ? inEuro(estimate.mid) : NaN
}

describe('an estimate', () => {
  test.each([
    ['a free flat', FLAT, ['Vergleichswert']],
    ['a let flat', { ...FLAT, vermietet: true, kaltmieteMonat: 800 }, ['Vergleichswert', 'Ertragswert']],
    ['a let flat without its rent', { ...FLAT, vermietet: true }, ['Vergleichswert', 'Ertragswert']],
    ['a house', HOUSE, ['Vergleichswert']],
    ['a Mehrfamilienhaus', BLOCK, ['Vergleichswert', 'Ertragswert']],
    ['a Mehrfamilienhaus that stands empty', { ...BLOCK, vermietet: false }, ['Vergleichswert', 'Ertragswert']],
    ['a new flat', { ...FLAT, zustand: 'Neubau', baujahr: 2026 }, ['Vergleichswert']],
  ])('of %s counts what the data allows', (_name, values, methods) => {
    const found = of(values)
    expect(found.methods.filter(one => isCalculated(one) && one.part > 0).map(({ method }) => method)).toEqual(methods)
    expect(found.methods).toHaveLength(3)
    expect(found.estimate?.low.cents).toBeLessThan(found.estimate?.mid.cents ?? 0)
    expect(found.estimate?.halfWidth).toBeLessThanOrEqual(0.25)
  })

  test('says what it means, its share, its sources and its Stand', () => {
    const { estimate, sources, level } = of(FLAT)
    expect(estimate?.meaning).toContain('65 von 100')
    expect(estimate?.share).toBe(0.65)
    expect(sources.every(({ stand, source }) => stand.length >= 4 && source.length > 10)).toBe(true)
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
    expect(level?.reference).toBeGreaterThan(level?.notarised.mid ?? Infinity)
  })

  test('does not know the price that is asked', () => {
    const { offer: _offer, ...rest } = { offer: 1, ...of(FLAT) }
    const dearer = of({ ...FLAT, kaufpreis: 900_000 })
    expect(dearer).toEqual(rest)
    expect(of({ ...FLAT, kaufpreis: undefined as never })).toEqual(rest)
  })

  test.each([
    [{ ...FLAT, wohnflaeche: undefined as never }, 'Wohnfläche'],
    [{ ...FLAT, plz: undefined as never, ort: undefined as never }, 'Ort'],
    [{ ...FLAT, objektart: 'Grundstück' }, 'Grundstück'],
    [{ ...FLAT, objektart: undefined as never }, 'Objektart'],
  ])('that cannot be made has a reason: %#', (values, word) => {
    const found = of(values)
    expect(found).toMatchObject({ estimate: null, methods: [], ceiling: null, priceFull: false })
    expect(found.reason).toContain(word)
  })

  test('knows the rent of the market without a Wohnfläche', () => {
    expect(of({ ...FLAT, wohnflaeche: undefined as never }).marketRent?.rent.mid).toBeGreaterThan(8)
  })
})

describe('what is no ordinary home', () => {
  const method = (found: ReturnType<typeof of>, name: string) => found.methods.find(one => one.method === name)

  test('a plot is worth its area times the Bodenrichtwert, within 20 percent, and never a K.-o.', () => {
    const plot: Values = { objektart: 'Grundstück', grundstuecksflaeche: 1236, kaufpreis: 98_000 }
    const found = of(plot, { ...NO_REMARK_FLAGS, bodenrichtwert: { value: 70, evidence: [] } })
    expect(found.estimate).toMatchObject({ low: euro(69_000), mid: euro(87_000), high: euro(104_000) })
    expect(found).toMatchObject({ reason: null, priceFull: false, ceiling: null, level: null })
    // Less what it takes to pull the old house down, where the exposé tells it: 86,520 − 31,000.
    const cleared = {
      ...NO_REMARK_FLAGS,
      bodenrichtwert: { value: 70, evidence: [] },
      freilegung: { value: 31_000, evidence: [] },
    }
    expect(of(plot, cleared).estimate).toMatchObject({ mid: euro(56_000) })
    // A Bodenrichtwert is that of plots with their road: 86,520 − 18 × 1,236.
    const open = { ...NO_REMARK_FLAGS, bodenrichtwert: { value: 70, evidence: [] }, erschliessung: { value: 18, evidence: [] } } // prettier-ignore
    expect(of(plot, open).estimate).toMatchObject({ mid: euro(64_000) })
    expect(of(plot)).toMatchObject({ estimate: null })
    expect(of(plot).reason).toContain('BORIS')
  })

  test('a house with shops is worth its whole rent, never a price for each m² of its flats', () => {
    const shops = {
      ...BLOCK,
      objektart: 'Wohn- und Geschäftshaus',
      vermietet: 'teilweise',
      jahresnettokaltmiete: 60_000,
    }
    const found = of(shops)
    expect(found).toMatchObject({ mixedUse: true, priceFull: false, ceiling: null })
    for (const name of ['Vergleichswert', 'Ertragswert']) {
      const income = method(found, name)
      expect(income && isCalculated(income) && income.steps[0]).toMatchObject({ value: 60_000 })
    }
    const double = of({ ...shops, jahresnettokaltmiete: 120_000 })
    expect(inEuro(double.estimate!.mid) / inEuro(found.estimate!.mid)).toBeCloseTo(2, 1)
    expect(of({ ...shops, jahresnettokaltmiete: undefined as never })).toMatchObject({ estimate: null })
  })

  test('NHK 2010 say nothing of a farmhouse of 1788', () => {
    const old = method(of({ ...HOUSE, baujahr: 1788 }, LAND), 'Sachwert')
    expect(old && !isCalculated(old) && old.reason).toContain('1788')
  })

  test('an apartment for an operator has a wider range, no K.-o. and names the contract', () => {
    const small = { ...FLAT, wohnflaeche: 24 }
    const [home, operated] = [of(small), of({ ...small, objektart: 'Apartment' })]
    expect(operated.estimate!.halfWidth).toBeGreaterThan(home.estimate!.halfWidth)
    expect(operated).toMatchObject({ operatorLet: true, priceFull: false })
    expect(operated.mostHelpful?.statement).toContain('Betreiber')
    expect(of(FLAT, { ...NO_REMARK_FLAGS, betreiber: true }).priceFull).toBe(false)
  })

  test.each([
    [{ renovierungsbedarf: true }, 'gepflegt'],
    [{ sanierungsjahr: 1998 }, 'gepflegt'],
    [{ sanierungsjahr: 2008 }, 'modernisiert'],
    [{ sanierungsjahr: 2020 }, 'neuwertig'],
  ])('"kernsaniert" with %j counts as %s, but not for the ceiling', (said, zustand) => {
    const values = { ...HOUSE, zustand: 'kernsaniert' }
    const found = of(values, { ...NO_REMARK_FLAGS, ...said })
    expect(found.object?.zustand).toBe(zustand)
    expect(found.ceiling).toEqual(of(values).ceiling)
  })

  test('what lies abroad has no place and says so', () => {
    const found = of({ ...HOUSE, plz: '8200', ort: 'Schaffhausen' })
    expect(found).toMatchObject({ abroad: true, location: null, place: null, estimate: null })
    expect(found.reason).toContain('nicht in Deutschland')
  })
})

describe('methods', () => {
  test('Sachwert of a house needs the Bodenrichtwert, and names the document while it is not there', () => {
    const without = of(HOUSE).methods.find(({ method }) => method === 'Sachwert')
    expect(without && !isCalculated(without) && without.document).toContain('BORIS')
    const found = of(HOUSE, LAND).methods.find(({ method }) => method === 'Sachwert')
    expect(found && isCalculated(found) && found.part).toBeCloseTo(0.375, 10)
    expect(found && isCalculated(found) && found.steps.find(({ label }) => label === 'Bodenwert')).toMatchObject({
      value: 210_000,
      source: 'Exposé, Seite 3',
    })
  })

  test('steps can be added up by hand', () => {
    const income = of(BLOCK).methods.find(({ method }) => method === 'Ertragswert')
    expect(income && isCalculated(income)).toBe(true)
    if (!income || !isCalculated(income)) return
    const step = (label: string) => income.steps.find(one => one.label === label)?.value ?? NaN
    expect(step('Jahresnettokaltmiete')).toBe(44_000)
    expect(step('Jahresnettokaltmiete') - step('Bewirtschaftungskosten')).toBeCloseTo(step('Reinertrag'), 2)
    const value = step('Reinertrag') * step('Kapitalisierungsfaktor') + step('Bodenwert') * step('Abzinsungsfaktor')
    expect(value / income.value).toBeCloseTo(1, 4)
    expect(income.steps.every(({ source }) => source.length > 5)).toBe(true)
  })

  test('a rent that no market bears does not count in full', () => {
    const [usual, dreamt] = [800, 3000].map(kaltmieteMonat => mid({ ...FLAT, vermietet: true, kaltmieteMonat }))
    expect(dreamt! / usual!).toBeLessThan(1.25)
  })

  test('the Ertragswert counts half where the rate comes from another Land', () => {
    const part = (plz: string) => {
      const found = of({ ...FLAT, plz, ort: undefined as never, vermietet: true, kaltmieteMonat: 800 })
      return found.methods.flatMap(one => (one.method === 'Ertragswert' && isCalculated(one) ? one.part : []))[0]
    }
    expect(part('50733')).toBeCloseTo(0.444, 3)
    expect(part('80331')).toBeCloseTo(0.286, 3)
  })

  test('the estimate is the weighted mean of what counts', () => {
    const { methods, estimate } = of(BLOCK)
    const mean = methods.reduce((sum, one) => sum + (isCalculated(one) ? one.part * one.counted : 0), 0)
    expect(Math.abs(mean - inEuro(estimate!.mid))).toBeLessThanOrEqual(500)
  })
})

describe('the figures of the operator go before ours', () => {
  const row = { plz: '50733', kreis: null, source: 'Grundstücksmarktbericht Köln 2026', stand: '2026' }
  const price = { ...row, art: 'Eigentumswohnung', low: 4000, mid: 5000, high: 6000, basis: 'beurkundet' } as const

  test('price, rent and land, each named as source', () => {
    const tables = {
      prices: [price],
      rents: [{ ...row, low: 12, mid: 15, high: 18 }],
      land: [{ ...row, mid: 900 }],
    }
    const found = of(FLAT, NO_REMARK_FLAGS, tables)
    expect(found.level?.reference).toBe(5000)
    expect(found.level?.notarised.mid).toBeGreaterThan(4500)
    expect(found.marketRent?.reference).toBe(15)
    expect(found.bodenrichtwert).toMatchObject({ value: 900, byOperator: true })
    expect(found.byOperator).toEqual({ price: true, notarised: true })
    expect(found.sources.map(({ source }) => source)).toContain('Grundstücksmarktbericht Köln 2026')
    expect(found.estimate?.halfWidth).toBeLessThan(0.25)
  })

  test('asked prices come down to the notary first, another kind or place does not count', () => {
    const asked = { ...NO_OPERATOR_TABLES, prices: [{ ...price, basis: 'angebot' as const }] }
    const notarised = { ...NO_OPERATOR_TABLES, prices: [price] }
    expect(mid(FLAT, NO_REMARK_FLAGS, asked)).toBeLessThan(mid(FLAT, NO_REMARK_FLAGS, notarised))
    expect(mid(HOUSE, NO_REMARK_FLAGS, notarised)).toBe(mid(HOUSE))
    expect(mid({ ...FLAT, plz: '50667' }, NO_REMARK_FLAGS, notarised)).toBe(mid({ ...FLAT, plz: '50667' }))
  })
})

describe('what is missing', () => {
  test.each<[keyof Values, string, string]>([
    ['baujahr', 'Baujahr', 'Baugenehmigung, Bauakte oder Energieausweis'],
    ['zustand', 'Zustand', 'Liste der Modernisierungen mit Jahr und Rechnungen'],
    ['plz', 'Postleitzahl und Adresse', 'Genaue Adresse des Objekts'],
  ])('%s: named with its document and what it would bring', (key, statement, document) => {
    const { mostHelpful, priceFull, ceiling, missingForPrice } = of({ ...FLAT, [key]: undefined })
    expect(mostHelpful).toMatchObject({ statement, document })
    expect(mostHelpful!.halfWidthWith).toBeLessThan(mostHelpful!.halfWidth)
    expect([priceFull, ceiling]).toEqual([false, null])
    expect(missingForPrice).toHaveLength(1)
  })

  test('nothing, of an offer with full data: then its ceiling is its middle', () => {
    for (const values of [FLAT, HOUSE]) {
      expect(of(values)).toMatchObject({ priceFull: true, mostHelpful: null, missingForPrice: [] })
      expect(of(values).ceiling).toEqual(of(values).estimate?.mid)
    }
  })

  test('of class and Kennwert one is enough, but the other is then taken in favour of the price', () => {
    const { priceFull, ceiling, estimate } = of({ ...FLAT, energieklasse: undefined as never })
    expect(priceFull).toBe(true)
    expect(ceiling!.cents).toBeGreaterThan(estimate!.mid.cents)
  })

  test('a house needs its plot; letting and rent are covered by the ceiling', () => {
    const [known, open] = [{ kaltmieteMonat: 500 }, {}].map(rent => of({ ...FLAT, vermietet: true, ...rent }).ceiling)
    expect(open).toEqual(known)
    expect(of({ ...HOUSE, grundstuecksflaeche: undefined as never }).missingForPrice).toEqual(['Grundstücksfläche'])
  })
})

describe('the place', () => {
  test('says Kreis, trend, market and the rule behind it', () => {
    expect(of(FLAT).place).toMatchObject({ kreisName: 'Köln', land: 'NW', marktlage: 'angespannt' })
    expect(of(HOUSE).place).toMatchObject({ kreisName: 'Landkreis Rastatt', laender: ['BW'], marktlage: 'neutral' })
    expect(of(FLAT).place?.marktregel).toContain('Modellannahme')
    expect(of(FLAT).place?.preise?.seit2020).toBeGreaterThan(0)
  })

  test('names both Länder of a PLZ that crosses a border, in a fixed order', () => {
    expect(of({ ...FLAT, plz: '22113', ort: undefined as never }).place?.laender).toEqual(['HH', 'SH'])
  })
})

test('parking with a price of its own is no part of the estimate, and it says whether the price includes it', () => {
  const values = { ...FLAT, stellplatzPreis: 20_000 }
  expect(of(values)).toMatchObject({ parking: { price: euro(20_000), included: null } })
  expect(of(values, { ...NO_REMARK_FLAGS, stellplatzImPreis: true }).parking?.included).toBe(true)
  expect(mid(values)).toBe(mid(FLAT))
  expect(of(FLAT).parking).toBeNull()
})

test('a home on the shore is worth more than the level of its PLZ, one with a view less so, and both less surely', () => {
  const at = (wasserlage: RemarkFlags['wasserlage']) => of(FLAT, { ...NO_REMARK_FLAGS, wasserlage }).estimate!
  expect(inEuro(at('ufer').mid) / mid(FLAT)).toBeCloseTo(1.25, 2)
  expect(inEuro(at('blick').mid) / mid(FLAT)).toBeCloseTo(1.1, 2)
  expect(at('ufer').halfWidth).toBeGreaterThan(at(null).halfWidth)
})

test('words of a Zustand, letting and a walk-up move the estimate the right way', () => {
  expect(mid({ ...FLAT, zustand: 'sanierungsbedürftig' })).toBeLessThan(mid(FLAT))
  expect(mid({ ...FLAT, zustand: 'modernisiert' })).toBeGreaterThan(mid(FLAT))
  expect(mid({ ...FLAT, etage: '4. OG', aufzug: false })).toBeLessThan(mid(FLAT))
  expect(mid({ ...FLAT, vermietet: true })).toBeLessThan(mid(FLAT))
})
