import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareShares, complement, germanPercent, inPercent, percent, ratio } from './share.ts'

const share = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }))
  .map(([parts, of]) => ratio(parts, of))

test('percent mean hundredths, exactly', () => {
  expect(compareShares(percent(6.5), ratio(65, 1000))).toBe(0)
  expect(compareShares(percent(0.0099), percent(0.01))).toBeLessThan(0)
  expect(inPercent(percent(3.57))).toBeCloseTo(3.57, 12)
})

test('the complement of the complement is the share', () => {
  fc.assert(
    fc.property(share, one => {
      expect(complement(complement(one))).toEqual(one)
    }),
  )
})

test('shares are ordered like their numbers', () => {
  fc.assert(
    fc.property(share, share, (a, b) => {
      expect(compareShares(a, b)).toBe(-compareShares(b, a) + 0)
      if (inPercent(a) < inPercent(b)) expect(compareShares(a, b)).toBe(-1)
    }),
  )
})

test.each([
  [percent(3.57), '3,57\u00a0%'],
  [percent(2.975), '2,975\u00a0%'],
  [percent(40), '40\u00a0%'],
  [ratio(1, 3), '33,33\u00a0%'],
])('%s is written as a German writes it', (value, text) => {
  expect(germanPercent(value)).toBe(text)
})

test.each([
  [1, 0],
  [1, -2],
  [0.5, 2],
  [NaN, 1],
])('%s of %s is no share', (parts, of) => {
  expect(() => ratio(parts, of)).toThrow('no share')
})
