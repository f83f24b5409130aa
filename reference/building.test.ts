import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, times } from '#kernel/money.ts'
import { inPercent, ratio } from '#kernel/share.ts'
import { LIEGENSCHAFTSZINSEN } from './liegenschaftszins.ts'
import { BAUPREISINDEX, kostenkennwert, NHK_2010 } from './nhk2010.ts'
import { GESAMTNUTZUNGSDAUERN, MODERNISIERUNGSPUNKTE, RESTNUTZUNGSDAUERN, restnutzungsdauer } from './nutzungsdauer.ts'
import { SACHWERTFAKTOREN, sachwertfaktor } from './sachwertfaktor.ts'
import { AUSSENANLAGEN, STANDARDGEWICHTE } from './standardstufe.ts'
import { rowAt } from './table.ts'

const today = calendarDate('2026-11-20')
const wohngebaeude = rowAt(GESAMTNUTZUNGSDAUERN, today, 'wohngebaeude').years
const pointsRow = (points: number) => RESTNUTZUNGSDAUERN.rows.find(row => points <= row.mostPoints)!

describe('building cost', () => {
  test('rises with the Standardstufe, detached above semi-detached above the middle of a row', () => {
    for (const { key, stufen } of NHK_2010.rows) {
      const cents = stufen.flatMap(cost => (cost ? [cost.cents] : []))
      expect(cents, key).toEqual([...cents].sort((a, b) => a - b))
    }
    const cost = (key: string) => kostenkennwert(rowAt(NHK_2010, today, key), 3).cents
    for (const suffix of ['01', '02', '03', '11', '12', '13', '21', '22', '23', '31', '32', '33']) {
      expect(cost(`1.${suffix}`)).toBeGreaterThan(cost(`2.${suffix}`))
      expect(cost(`2.${suffix}`)).toBeGreaterThan(cost(`3.${suffix}`))
    }
  })

  test.each([
    ['1.01', 2.5, 780],
    ['1.01', 1, 655],
    ['1.01', 5, 1260],
    ['1.01', 0, 655],
    ['1.01', 6, 1260],
    ['4.1', 3.5, 905],
    ['4.1', 2, 825],
  ])('of type %s at Standardstufe %s is %s €/m²', (key, stufe, amount) => {
    expect(kostenkennwert(rowAt(NHK_2010, today, key), stufe)).toEqual(euro(amount))
  })

  test('the weights of the Standardstufe make a whole', () => {
    expect(STANDARDGEWICHTE.rows.reduce((all, { weight }) => all + inPercent(weight), 0)).toBeCloseTo(100, 9)
  })
})

describe('remaining life', () => {
  test.each([
    ['7.5 check', 51, 4, 32],
    ['7.5 check', 48, 6, 38],
    ['below the threshold', 20, 1, 60],
    ['new', 0, 20, 80],
  ])('%s: age %s with %s points leaves %s years', (_name, age, points, years) => {
    const rest = restnutzungsdauer(pointsRow(points), age, wohngebaeude)
    expect(rest).toBe(years)
  })

  test('grows with points and has a row for each of 0 to 20', () => {
    expect(MODERNISIERUNGSPUNKTE.rows.reduce((all, { most }) => all + most, 0)).toBe(20)
    expect(RESTNUTZUNGSDAUERN.rows.at(-1)?.mostPoints).toBe(20)
    for (const age of [30, 50, 70]) {
      const years = Array.from({ length: 21 }, (_, points) => restnutzungsdauer(pointsRow(points), age, wohngebaeude))
      expect(years).toEqual([...years].sort((a, b) => a - b))
    }
  })
})

describe('the Sachwertfaktor', () => {
  test('has eight columns in each row and falls with the Sachwert', () => {
    for (const { factors } of SACHWERTFAKTOREN.rows) expect(factors).toHaveLength(8)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 1, max: 1500 }), (value, land) => {
        const factor = sachwertfaktor(euro(value), land, today)
        expect(factor).toBeGreaterThanOrEqual(0.8)
        expect(factor).toBeLessThanOrEqual(1.8)
        expect(sachwertfaktor(euro(value * 2), land, today)).toBeLessThanOrEqual(factor + 1e-9)
      }),
    )
  })

  test.each([
    [20_000, 20, 1.4],
    [50_000, 30, 1.4],
    [900_000, 2000, 1.4],
    [450_000, 350, 1.25],
    [430_693.88, 350, 1.2693],
  ])('of %s € at %s €/m² is %s', (value, land, factor) => {
    expect(sachwertfaktor(euro(value), land, today)).toBeCloseTo(factor, 4)
  })
})

describe('7.3 example A, from the tables', () => {
  const zins = inPercent(rowAt(LIEGENSCHAFTSZINSEN, today, 'etwVermietet').rate) / 100
  const years = restnutzungsdauer(pointsRow(4), 51, wohngebaeude)
  const discount = (1 + zins) ** -years
  const kapitalisierung = (1 - discount) / zins

  test('factors', () => {
    expect([kapitalisierung.toFixed(5), discount.toFixed(5)]).toEqual(['22.80035', '0.49839'])
  })

  test('value', () => {
    expect(6948.2 * kapitalisierung).toBeCloseTo(158_421.39, 2)
    expect(20_250 * discount).toBeCloseTo(10_092.44, 2)
    expect(Math.round(6948.2 * kapitalisierung + 20_250 * discount)).toBe(168_514)
  })

  test.each([
    [0.014, 191_203],
    [0.029, 151_725],
  ])('at %s', (rate, value) => {
    const factor = (1 + rate) ** -32
    expect(Math.round((6948.2 * (1 - factor)) / rate + 20_250 * factor)).toBe(value)
  })
})

test('7.4 example B, from the tables', () => {
  const perSquareMetre = kostenkennwert(rowAt(NHK_2010, today, '1.01'), 2.5)
  const cost = times(perSquareMetre, 300 * rowAt(BAUPREISINDEX, today, 'wohngebaeude').factor)
  const building = times(cost, ratio(restnutzungsdauer(pointsRow(6), 48, wohngebaeude), wohngebaeude))
  const outdoor = times(building, rowAt(AUSSENANLAGEN, today, 'efh').rate)
  const sachwert = [building, outdoor, euro(210_000)].reduce(add)
  expect([cost, building, outdoor, sachwert].map(inEuro)).toEqual([442_494, 210_184.65, 10_509.23, 430_693.88])
  expect(Math.round(inEuro(times(sachwert, sachwertfaktor(sachwert, 350, today))))).toBe(546_682)
})
