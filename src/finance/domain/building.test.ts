import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, sum } from '#kernel/money.ts'
import { dutiesAfterPurchase } from './duties.ts'
import {
  co2Cost,
  emissionPerM2,
  energieklasse,
  type HeatedHome,
  heatingCost,
  landlordsCo2Cost,
  yearlyEnergy,
} from './energy.ts'
import { isEstimate } from './part.ts'
import { type AgeingHome, renovationBacklog, tradeCost } from './renovation.ts'

const today = calendarDate('2026-11-20')
const home = (kennwert: number, more: Partial<HeatedHome> = {}): HeatedHome => ({
  kennwert,
  wohnflaeche: 1,
  smallWithHeatedCellar: false,
  ausweis: 'Verbrauch',
  baujahr: 1975,
  ...more,
})

describe('8 energy', () => {
  test.each([
    ['A+', 25, 3.6, 6],
    ['A', 40, 5.8, 10],
    ['B', 62.5, 9, 15],
    ['C', 87.5, 12.6, 21],
    ['D', 115, 16.6, 28],
    ['E', 145, 20.9, 35],
    ['F', 180, 25.9, 43],
    ['G', 225, 32.4, 54],
    ['H', 275, 39.6, 66],
  ])('class %s, mid-class %s kWh: gas for %s €/m², %s kg CO₂/m²', (klasse, kennwert, cost, kg) => {
    expect(energieklasse(kennwert, today)).toBe(klasse)
    expect(inEuro(heatingCost(home(kennwert), 'gas', today).mid.amount)).toBeCloseTo(cost, 1)
    expect(Math.round(emissionPerM2(home(kennwert), 'gas', today))).toBe(kg)
  })

  test.each([
    [30, 'A+'],
    [30.1, 'A'],
    [250, 'G'],
    [250.1, 'H'],
  ])('%s kWh is class %s', (kennwert, klasse) => {
    expect(energieklasse(kennwert, today)).toBe(klasse)
  })

  test('a small house with a heated cellar has more Gebäudenutzfläche', () => {
    expect(yearlyEnergy(home(100, { wohnflaeche: 140, smallWithHeatedCellar: true }), today).mid).toBeCloseTo(18_900, 6)
  })

  test('a Bedarfsausweis of an old building says more than is used', () => {
    const old = heatingCost(home(200, { ausweis: 'Bedarf', wohnflaeche: 100 }), 'gas', today)
    expect([old.low, old.mid, old.high].map(part => inEuro(part.amount))).toEqual([2_016, 2_448, 2_880])
    expect(yearlyEnergy(home(200, { ausweis: 'Bedarf', baujahr: 1990 }), today).low).toBeCloseTo(240, 6)
    expect(isEstimate(old.mid)).toBe(true)
    expect(old.high.formula).toBe('24.000 kWh × 12 ct')
  })

  test.each([
    ['gas', 15.54],
    ['oel', 20.61],
    ['fluessiggas', 18.24],
  ] as const)('1.000 kWh of %s cost %s € of CO₂ in 2026', (fuel, amount) => {
    const { low, mid, high } = co2Cost(1_000, fuel, today)
    expect(inEuro(mid.amount)).toBe(amount)
    expect(low.amount.cents).toBeLessThan(mid.amount.cents)
    expect(high.amount).toEqual(mid.amount)
  })

  test.each([
    [11.9, 0],
    [12, 10],
    [35, 50],
    [51.9, 80],
    [52, 95],
    [500, 95],
  ])('at %s kg/m² the landlord bears %s € of 100 €', (kg, share) => {
    const cost = { label: 'CO₂', amount: euro(100), formula: '', source: '', basis: 'law' } as const
    expect(inEuro(landlordsCo2Cost(cost, kg, today).amount)).toBe(share)
  })
})

describe('8 renovation', () => {
  const house: AgeingHome = {
    kind: 'house',
    baujahr: 1975,
    wohnflaeche: 140,
    bathrooms: 2,
    renewed: { dach: 2010, fenster: 1990, heizung: 2005 },
    nextHeating: 'waermepumpe',
  }

  test('is due by the age of each trade, whole house if nothing is known', () => {
    const { trades } = renovationBacklog(house, today)
    expect(trades.map(({ trade, age, state }) => [trade, age, state])).toEqual([
      ['fassade', 51, 'due'],
      ['fenster', 36, 'due'],
      ['heizung', 21, 'due'],
      ['elektrik', 51, 'overdue'],
      ['bad', 51, 'overdue'],
      ['leitungen', 51, 'overdue'],
      ['boeden', 51, 'overdue'],
    ])
  })

  test('leaves out what of a trade is new already, as long as it is good', () => {
    const costs = (inPart: AgeingHome['inPart']) =>
      renovationBacklog({ ...house, renewed: {}, ...(inPart && { inPart }) }, today).trades.map(
        ({ trade, cost }) => [trade, cost.mid.formula.replace(/^.* × /u, '')] as const,
      )
    expect(costs({ bad: { year: 2012, places: 1 } })).toContainEqual(['bad', '1 Stück'])
    expect(costs({ bad: { year: 1980, places: 1 } })).toContainEqual(['bad', '2 Stück'])
    expect(costs({ bad: { year: 2012, places: 2 } }).map(([trade]) => trade)).not.toContain('bad')
    const windows = (inPart: AgeingHome['inPart']) => Number.parseInt(new Map(costs(inPart)).get('fenster') ?? '', 10)
    expect(windows({ fenster: { year: 2008, places: 1 } })).toBe(Math.ceil(windows(undefined) / 2))
  })

  test('counts a heating that is only known to be no older by that age, and never as overdue', () => {
    const { trades } = renovationBacklog({ ...house, renewed: {}, notBefore: { heizung: 1990 } }, today)
    expect(trades.find(({ trade }) => trade === 'heizung')).toMatchObject({ age: 36, atMost: true, state: 'due' })
    expect(trades.find(({ trade }) => trade === 'dach')).toMatchObject({ age: 51, atMost: false, state: 'overdue' })
  })

  test('of a house that is older than two lives of a trade is that trade’s age unknown and never overdue', () => {
    const { trades, total } = renovationBacklog({ ...house, baujahr: 1685, renewed: { bad: 1988 } }, today)
    expect(trades.filter(({ unknown }) => unknown).map(({ trade }) => trade)).not.toContain('bad')
    expect(trades.filter(({ unknown }) => unknown)).toHaveLength(7)
    expect(trades.filter(({ state }) => state === 'overdue').map(({ trade }) => trade)).toEqual(['bad'])
    expect(total.low.amount.cents).toBeLessThan(total.mid.amount.cents)
    const worn = renovationBacklog({ ...house, baujahr: 1685, renewed: {}, neglected: true }, today)
    expect(new Set(worn.trades.map(({ state }) => state))).toEqual(new Set(['overdue']))
  })

  test.each([
    ['frei', 126, 154],
    ['doppel', 91, 119],
    ['reihe', 81, 84],
  ] as const)('of a house of the form %s has %d m² of roof and %d m² of outer wall for 140 m²', (form, roof, wall) => {
    const at = (trade: 'dach' | 'fassade') => tradeCost(trade, { ...house, form }, today).mid.formula
    expect(at('dach')).toContain(`${roof}\u00a0m²`.replace('\u00a0', ' '))
    expect(at('fassade')).toContain(`${wall} m²`)
  })

  test('what the exposé calls old is overdue by the age of the house, however old that is, and told', () => {
    const old: AgeingHome = { ...house, baujahr: 1900, renewed: {}, spoken: ['elektrik'] }
    const { trades } = renovationBacklog(old, today)
    expect(trades.find(({ trade }) => trade === 'elektrik')).toMatchObject({ occasion: 'told', state: 'overdue', unknown: false, spoken: true }) // prettier-ignore
    expect(trades.find(({ trade }) => trade === 'leitungen')).toMatchObject({ occasion: 'age', unknown: true, spoken: false }) // prettier-ignore
  })

  test('windows of a flat count where the exposé calls them old, as what its community may pay', () => {
    const flat: AgeingHome = { ...house, kind: 'flat', wohnflaeche: 61, renewed: {} }
    const found = (spoken: AgeingHome['spoken']) =>
      renovationBacklog({ ...flat, ...(spoken && { spoken }) }, today).trades
    expect(found(['fenster']).find(({ trade }) => trade === 'fenster')).toMatchObject({
      occasion: 'told',
      shared: true,
    })
    expect(inEuro(found(['fenster']).find(({ trade }) => trade === 'fenster')!.cost.mid.amount)).toBe(4_200)
    expect(found([]).map(({ trade }) => trade)).not.toContain('fenster')
    expect(found(['dach']).map(({ trade }) => trade)).not.toContain('dach')
  })

  test('a boiler of a flat alone counts by the year that is told, also while a tenant lives there, and as nobody else’s', () => {
    const flat: AgeingHome = { ...house, kind: 'flat', wohnflaeche: 81, nextHeating: 'gastherme', let: true }
    const boiler = (renewed: AgeingHome['renewed']) =>
      renovationBacklog({ ...flat, renewed }, today).trades.find(({ trade }) => trade === 'heizung')
    expect(boiler({ heizung: 2003 })).toMatchObject({ age: 23, state: 'due', shared: false, occasion: 'told' })
    expect(inEuro(boiler({ heizung: 2003 })!.cost.mid.amount)).toBe(8_500)
    expect(boiler({ heizung: 2019 })).toBeUndefined()
    expect(boiler({})).toBeUndefined()
    const ofAll = renovationBacklog({ ...flat, nextHeating: 'gasheizung', renewed: { heizung: 2003 } }, today)
    expect(ofAll.trades.map(({ trade }) => trade)).not.toContain('heizung')
  })

  test('of a flat is only what lies inside', () => {
    const { trades } = renovationBacklog({ ...house, kind: 'flat' }, today)
    expect(trades.map(({ trade }) => trade)).toEqual(['elektrik', 'bad', 'boeden'])
  })

  test.each([
    ['dach', 126 * 160],
    ['fassade', 154 * 165],
    ['fenster', 14 * 700],
    ['heizung', 30_000],
    ['elektrik', 140 * 110],
    ['bad', 2 * 20_000],
    ['leitungen', 140 * 80],
    ['boeden', 140 * 80],
  ] as const)('%s of a house of 140 m² costs about %s €', (trade, amount) => {
    expect(inEuro(tradeCost(trade, house, today).mid.amount)).toBe(amount)
  })

  test('a gas boiler is cheaper than a heat pump', () => {
    expect(inEuro(tradeCost('heizung', { ...house, nextHeating: 'gasheizung' }, today).mid.amount)).toBe(12_000)
  })

  test('has a total of visible parts with surcharges, low counting only what is overdue', () => {
    const { total } = renovationBacklog(house, today)
    for (const one of [total.low, total.mid, total.high]) {
      expect(sum(one.parts.map(part => part.amount))).toEqual(one.amount)
    }
    expect(total.low.parts).toHaveLength(4 + 3)
    expect(total.mid.parts).toHaveLength(7 + 3)
    const base = 154 * 165 + 14 * 700 + 140 * 270 + 40_000
    expect(inEuro(total.mid.amount)).toBeCloseTo(base * 1.385 + 30_000 * 1.175, 2) // The boiler alone is told to be old.
  })

  test('of a new house is nothing', () => {
    const { total, trades } = renovationBacklog({ ...house, baujahr: 2024, renewed: {} }, today)
    expect([trades, total.high.parts]).toEqual([[], []])
    expect(inEuro(total.high.amount)).toBe(0)
  })

  test('never grows when a trade was renewed later', () => {
    const year = fc.integer({ min: 1950, max: 2026 })
    fc.assert(
      fc.property(year, year, fc.constantFrom('dach', 'bad', 'heizung', 'boeden'), (a, b, trade) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)]
        const of = (renewed: number) => renovationBacklog({ ...house, renewed: { [trade]: renewed } }, today).total
        for (const end of ['low', 'mid', 'high'] as const) {
          expect(of(late)[end].amount.cents).toBeLessThanOrEqual(of(early)[end].amount.cents)
        }
      }),
    )
  })
})

describe('8 duties after the purchase', () => {
  const old = {
    units: 1,
    baujahr: 1975,
    fossilHeating: true,
    heatingInstalledOn: null,
    isFlat: false,
    withoutBoiler: false,
    roofRenewed: null,
    monument: false,
  }
  const keys = (building: typeof old | Parameters<typeof dutiesAfterPurchase>[0]) =>
    dutiesAfterPurchase(building, today).map(({ key, applies }) => `${key} ${applies}`)

  test('of an old house: ceiling and pipes within two years, fuel if the boiler is new', () => {
    expect(keys(old)).toEqual(['geschossdecke check', 'leitungen check', 'brennstoffe check', 'bauteile certain'])
    expect(dutiesAfterPurchase(old, today)[0]).toMatchObject({
      until: '2028-11-20',
      source: '§ 35 GModG',
      fine: 50_000,
    })
  })

  test('a roof that was renewed when it had to be insulated needs no ceiling below it', () => {
    expect(keys({ ...old, roofRenewed: 2009 })).not.toContain('geschossdecke check')
    expect(keys({ ...old, roofRenewed: 1999 })).toContain('geschossdecke check')
  })

  test('of a new building with an old boiler: none but the rules for later changes', () => {
    expect(keys({ ...old, baujahr: 2005, heatingInstalledOn: calendarDate('2005-06-01') })).toEqual([
      'bauteile certain',
    ])
  })

  test('of a boiler of after 29 July 2026 and of large buildings', () => {
    const late = { ...old, baujahr: 2010, heatingInstalledOn: calendarDate('2026-07-30'), units: 6 }
    expect(keys(late)).toEqual(['brennstoffe certain', 'bauteile certain'])
    const large = { ...late, heatingInstalledOn: calendarDate('2009-09-30') }
    expect(keys(large)).toEqual(['heizungspruefung certain', 'bauteile certain'])
    expect(keys({ ...large, units: null, isFlat: true })[0]).toBe('heizungspruefung check')
  })

  test('the common last day of checks holds for no boiler of after September 2009', () => {
    const large = { ...old, units: 12 }
    expect(keys(large)).toContain('heizungspruefung certain')
    expect(keys({ ...large, heatingInstalledOn: calendarDate('2009-10-01') })).not.toContain('heizungspruefung certain')
    expect(keys({ ...large, heatingInstalledOn: calendarDate('2020-01-01') })).not.toContain('heizungspruefung certain')
    expect(keys({ ...large, baujahr: 2024 })).not.toContain('heizungspruefung certain')
  })

  test('nobody checks a boiler that is not there', () => {
    const heated = { ...old, fossilHeating: false, units: 14, withoutBoiler: true }
    expect(keys(heated).join()).not.toContain('heizungspruefung')
    expect(keys({ ...heated, units: null, isFlat: true }).join()).not.toContain('heizungspruefung')
  })

  test('of a monument are the duties to insulate open to exceptions, and that is told', () => {
    const duties = dutiesAfterPurchase({ ...old, monument: true }, today).filter(({ duty }) => duty.includes('§ 105'))
    expect(duties.map(({ key, applies }) => [key, applies])).toEqual([
      ['geschossdecke', 'check'],
      ['bauteile', 'check'],
    ])
  })
})
