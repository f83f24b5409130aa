import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, sum } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { anschaffungsnaheGrenze, assumedGebaeudewert, erhoehteAfa, gebaeudewert, lineareAfa } from './afa.ts'
import { isEstimate } from './part.ts'
import { anschaffungsnahBis, veraeusserungsfreiAb } from './steuerfristen.ts'

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

  test('5.1 example: the building is 78 % of a flat where nothing splits the price, an estimate', () => {
    const gebaeude = assumedGebaeudewert(euro(233_702.35), 'etw', today)
    expect(inEuro(gebaeude.amount)).toBe(182_287.83)
    expect(isEstimate(lineareAfa(gebaeude, 1975, today))).toBe(true)
    expect(inEuro(anschaffungsnaheGrenze(gebaeude, today).amount)).toBe(27_343.17)
  })
})

test('6 periods run from contract to contract', () => {
  expect(veraeusserungsfreiAb(calendarDate('2026-11-20'))).toBe('2036-11-20')
  expect(anschaffungsnahBis(calendarDate('2028-02-29'))).toBe('2031-02-28')
})
