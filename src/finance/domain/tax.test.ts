import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, sum } from '#kernel/money.ts'
import { inPercent, percent } from '#kernel/share.ts'
import {
  afaOptions,
  anschaffungsnaheGrenze,
  assumedGebaeudewert,
  degressiveAfa,
  erhoehteAfa,
  gebaeudewert,
  isInWindow,
  lineareAfa,
  sonderabschreibung,
} from './afa.ts'
import { anschaffungsnahBis, einkommensteuer, grenzsteuersatz, veraeusserungsfreiAb } from './einkommensteuer.ts'
import { isEstimate } from './part.ts'

const today = calendarDate('2026-11-20')
const whole = gebaeudewert(euro(100_000), percent(100), 'Kaufvertrag')

describe('6 AfA', () => {
  test.each([
    [1900, 2_500],
    [1924, 2_500],
    [1925, 2_000],
    [1975, 2_000],
    [2022, 2_000],
    [2023, 3_000],
  ])('linear on 100.000 € of %s is %s € a year', (baujahr, amount) => {
    const afa = lineareAfa(whole, baujahr, today)
    expect(inEuro(afa.amount)).toBe(amount)
    expect(isEstimate(afa)).toBe(false)
  })

  test('degressive on 400.000 € falls by a twentieth a year', () => {
    const years = degressiveAfa(gebaeudewert(euro(400_000), percent(100), 'Kaufvertrag'), 5, today)
    expect(years.map(part => Math.round(inEuro(part.amount)))).toEqual([20_000, 19_000, 18_050, 17_148, 16_290])
    expect(years.map(part => inEuro(part.amount))).toEqual([20_000, 19_000, 18_050, 17_147.5, 16_290.13])
  })

  test.each([
    ['2023-09-30', '2026-05-01', 2026, false],
    ['2023-10-01', '2026-05-01', 2026, true],
    ['2029-09-30', '2029-10-01', 2031, true],
    ['2029-10-01', '2029-10-01', 2031, false],
    ['2024-01-01', '2027-01-01', 2026, false],
  ])('degressive: begun %s, bought %s, completed %s: %s', (begun, bought, completedIn, open) => {
    const building = { begunOn: calendarDate(begun), boughtOn: calendarDate(bought), completedIn, eh40WithQng: false }
    expect(isInWindow('degressiv', building, today)).toBe(open)
  })

  test.each([
    [300_000, 100, 15_000],
    [450_000, 100, 20_000],
    [530_000, 100, 0],
  ])('§ 7b: %s € for %s m² gives %s € more a year', (cost, area, extra) => {
    expect(inEuro(sonderabschreibung(gebaeudewert(euro(cost), percent(100), 'Vertrag'), area, today).amount)).toBe(
      extra,
    )
  })

  test.each([
    ['denkmalVermietet', 100_000, [...Array<number>(8).fill(9_000), ...Array<number>(4).fill(7_000)]],
    ['sanierungsgebietVermietet', 100_000, [...Array<number>(8).fill(9_000), ...Array<number>(4).fill(7_000)]],
    ['denkmalSelbstgenutzt', 100_000, Array<number>(10).fill(9_000)],
    ['energetischSelbstgenutzt', 100_000, [7_000, 7_000, 6_000]],
    ['energetischSelbstgenutzt', 300_000, [21_000, 19_000, 0]],
  ] as const)('%s: %s € of modernisation', (key, cost, years) => {
    expect(erhoehteAfa(euro(cost), key, today).map(part => inEuro(part.amount))).toEqual(years)
  })

  test('nothing after the law has ended', () => {
    expect(erhoehteAfa(euro(1_000), 'energetischSelbstgenutzt', calendarDate('2030-01-01'))).toEqual([])
  })

  test('a monument that is let is written off in full', () => {
    expect(sum(erhoehteAfa(euro(1_234.56), 'denkmalVermietet', today).map(part => part.amount)).cents).toBeCloseTo(
      123_456,
      -1,
    )
  })

  test('the choice: linear for the old, degressive and § 7b for what is new and cheap enough', () => {
    const asNew = { begunOn: calendarDate('2025-03-01'), boughtOn: today, completedIn: 2026, eh40WithQng: true }
    const options = (home: Partial<Parameters<typeof afaOptions>[0]>) =>
      afaOptions({ gebaeude: whole, baujahr: 2026, wohnflaeche: 20, ...home }, today).map(
        ({ label, amount }) => `${label} ${inEuro(amount)}`,
      )
    expect(options({ baujahr: 1975 })).toEqual(['AfA linear 2000'])
    expect(options({ asNew })).toEqual([
      'AfA degressiv, Jahr 1 5000',
      'AfA linear 3000',
      'Sonderabschreibung im Jahr 4000',
    ])
    expect(options({ asNew: { ...asNew, eh40WithQng: false } })).toHaveLength(2)
    expect(options({ asNew, wohnflaeche: 10 })).toEqual(['AfA degressiv, Jahr 1 5000', 'AfA linear 3000'])
  })

  test('5.1 example: the building is 78 % of a flat where nothing splits the price, an estimate', () => {
    const gebaeude = assumedGebaeudewert(euro(233_702.35), 'etw', today)
    expect(inEuro(gebaeude.amount)).toBe(182_287.83)
    expect(isEstimate(lineareAfa(gebaeude, 1975, today))).toBe(true)
    expect(inEuro(anschaffungsnaheGrenze(gebaeude, today).amount)).toBe(27_343.17)
  })
})

describe('6 Einkommensteuer 2026', () => {
  test.each([
    [0, 0],
    [12_348, 0],
    [12_349, 0],
    [17_799, 1_034],
    [50_000, 10_548],
    [69_878, 18_213],
    [80_000, 22_464],
    [277_825, 105_550],
    [300_000, 115_529],
  ])('on %s € is %s €', (income, tax) => {
    expect(inEuro(einkommensteuer(euro(income), today))).toBe(tax)
  })

  test.each([
    [50_000, false, 35.12],
    [100_000, true, 35.12],
    [80_000, false, 42],
    [300_000, false, 45],
    [12_000, false, 0],
  ])('one more euro on %s € (splitting %s) costs %s %%', (income, splitting, rate) => {
    expect(Number(inPercent(grenzsteuersatz(euro(income), today, splitting)).toFixed(2))).toBe(rate)
  })

  test('of a couple is twice that on half the income', () => {
    expect(inEuro(einkommensteuer(euro(100_000), today, true))).toBe(21_096)
  })

  test('never falls with income, and never by more than the highest rate', () => {
    const income = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(income, fc.integer({ min: 1, max: 10_000 }), (x, more) => {
        const step = inEuro(einkommensteuer(euro(x + more), today)) - inEuro(einkommensteuer(euro(x), today))
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThanOrEqual(0.45 * more + 1)
      }),
    )
  })
})

test('6 periods run from contract to contract', () => {
  expect(veraeusserungsfreiAb(calendarDate('2026-11-20'))).toBe('2036-11-20')
  expect(anschaffungsnahBis(calendarDate('2028-02-29'))).toBe('2031-02-28')
})
