import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  euro,
  germanMoney,
  inEuro,
  largerOf,
  type Money,
  shareOf,
  smallerOf,
  subtract,
  sum,
  times,
  wholeEuros,
  ZERO,
} from './money.ts'
import { complement, percent, ratio } from './share.ts'

/** Up to a hundred million euros. */
const money = fc.integer({ min: -1e10, max: 1e10 }).map((cents): Money => ({ cents }))
const price = fc.integer({ min: 0, max: 1e10 }).map((cents): Money => ({ cents }))
const share = fc.integer({ min: 0, max: 100_000_000 }).map(parts => ratio(parts, 100_000_000))

describe('amounts of money', () => {
  test('keep every cent, also of numbers that a float cannot hold', () => {
    expect([0.1, 0.2].map(euro).reduce(add)).toEqual(euro(0.3))
    expect([1.005, 1.115, -1.005, 289_000.01].map(value => euro(value).cents)).toEqual([101, 112, -101, 28_900_001])
  })

  test('survive the way into euros and back', () => {
    fc.assert(
      fc.property(money, amount => {
        expect(euro(inEuro(amount))).toEqual(amount)
      }),
    )
  })

  test('add in any order to the same sum, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(fc.array(money), amounts => {
        expect(sum([...amounts].reverse())).toEqual(sum(amounts))
        expect(amounts.reduceRight((rest, amount) => subtract(rest, amount), sum(amounts))).toEqual(ZERO)
      }),
    )
  })

  test('of which a share is taken are off by at most half a cent, rounded down by less than one', () => {
    fc.assert(
      fc.property(money, share, (amount, part) => {
        const exact = BigInt(amount.cents) * BigInt(part.parts)
        const off = (result: Money) => Math.abs(Number(BigInt(result.cents) * BigInt(part.of) - exact)) / part.of
        expect(off(times(amount, part))).toBeLessThanOrEqual(0.5)
        expect(off(times(amount, part, 'down'))).toBeLessThan(1)
        expect(Math.abs(times(amount, part, 'down').cents)).toBeLessThanOrEqual(Math.abs(times(amount, part).cents))
      }),
    )
  })

  test('grow when the amount or the share grows', () => {
    fc.assert(
      fc.property(price, price, share, share, (a, b, s, t) => {
        const [low, high] = [smallerOf(a, b), largerOf(a, b)]
        const [less, more] = s.parts <= t.parts ? [s, t] : [t, s]
        expect(times(high, more).cents).toBeGreaterThanOrEqual(times(low, less).cents)
      }),
    )
  })

  test('are split into a share and its complement without a rest of more than a cent', () => {
    fc.assert(
      fc.property(price, share, (amount, part) => {
        const parts = add(times(amount, part), times(amount, complement(part)))
        expect(Math.abs(subtract(parts, amount).cents)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('count quantities without float drift', () => {
    expect(times(euro(14.4), 75)).toEqual(euro(1080))
    expect(times(euro(0.7), 1.1)).toEqual(euro(0.77))
    expect(times(euro(400_000), percent(6.5))).toEqual(euro(26_000))
    expect(times(euro(-10.05), percent(50))).toEqual(euro(-5.03))
    expect(times(euro(-10.05), percent(50), 'down')).toEqual(euro(-5.02))
  })

  test('lose their cents towards zero', () => {
    expect([13_650.99, 0.99, -1.5].map(value => wholeEuros(euro(value)).cents)).toEqual([1_365_000, 0, -100])
  })

  test('have a ratio, unless the whole is nothing', () => {
    expect(times(euro(250), shareOf(euro(1), euro(4)))).toEqual(euro(62.5))
    expect(() => shareOf(euro(1), ZERO)).toThrow('no share')
  })

  test('refuse what is no number', () => {
    expect(() => euro(NaN)).toThrow('not a number')
    expect(() => times(euro(1e12), 1e9)).toThrow('not a number')
  })

  test.each([
    [349_000, '349.000\u00a0€'],
    [1046.01, '1.046,01\u00a0€'],
    [-246.98, '−246,98\u00a0€'],
    [0.5, '0,50\u00a0€'],
  ])('%s is written as a German writes it', (amount, text) => {
    expect(germanMoney(euro(amount))).toBe(text)
  })
})
