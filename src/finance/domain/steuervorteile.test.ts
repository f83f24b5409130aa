import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, sum } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { gebaeudewert } from './afa.ts'
import { denkmalRelief, shorterLife, worksLimit } from './steuervorteile.ts'

const day = calendarDate('2026-11-22')
const gebaeude = gebaeudewert(euro(440_000), percent(75), 'Test')

describe('deals.md 3: 440.000 € in all, three quarters of it building', () => {
  test('§ 6 Abs. 1 Nr. 1a EStG: works of three years up to 49.500 € net, 58.905 € gross', () => {
    const { net, gross, exceeded } = worksLimit(gebaeude, euro(60_000), day)
    expect([net, gross].map(({ amount }) => inEuro(amount))).toEqual([49_500, 58_905])
    expect(exceeded).toBe(true)
    expect(worksLimit(gebaeude, euro(58_905), day).exceeded).toBe(false)
    expect(worksLimit(gebaeude, null, day).exceeded).toBeNull()
  })

  test('§ 7 Abs. 4 Satz 2 EStG: 25 years left are 4 % instead of 2 %, 2.772 € less tax at 42 %', () => {
    const { afa, relief } = shorterLife(gebaeude, 25, percent(2), percent(42))!
    expect([afa, relief].map(({ amount }) => inEuro(amount))).toEqual([13_200, 2_772])
  })

  test('fifty years left are no more than the law gives without proof', () => {
    expect(shorterLife(gebaeude, 50, percent(2), percent(42))).toBeNull()
    expect(shorterLife(gebaeude, 33, percent(3), percent(42))?.years).toBe(33)
  })
})

describe('deals.md 1: 350.000 € = land 35.000 € + old building 70.000 € + works 245.000 €, tax 42 %', () => {
  const split = { works: euro(245_000), old: euro(70_000), lawful: percent(2.5) }

  test('let (§ 7i EStG): 9.996 € a year for eight years, then 7.938 € for four', () => {
    const amounts = denkmalRelief(split, 'denkmalVermietet', percent(42), day).map(({ amount }) => inEuro(amount))
    expect(amounts).toEqual([...Array<number>(8).fill(9_996), ...Array<number>(4).fill(7_938)])
  })

  test('own home (§ 10f EStG): 9.261 € a year for ten years, 92.610 € in all', () => {
    const amounts = denkmalRelief(split, 'denkmalSelbstgenutzt', percent(42), day).map(({ amount }) => amount)
    expect(amounts.map(inEuro)).toEqual(Array<number>(10).fill(9_261))
    expect(inEuro(sum(amounts))).toBe(92_610)
  })

  test('the works alone bring back 102.900 € in twelve years', () => {
    const works = denkmalRelief({ ...split, old: euro(0) }, 'sanierungsgebietVermietet', percent(42), day)
    expect(inEuro(sum(works.map(({ amount }) => amount)))).toBe(102_900)
  })
})
