import fc from 'fast-check'
import { expect, test } from 'vitest'
import { germanEuro, germanNumber } from './germanNumber.ts'

test.each([
  [1062.5, undefined, '1.062,5'],
  [82.449, undefined, '82,45'],
  [82.449, 1, '82,4'],
  [3, 0, '3'],
  [-1.5, undefined, '−1,5'],
  [-0.001, undefined, '0'],
  [2, [3, 1], '2,0'],
  [-1_000, [2, 2], '−1.000,00'],
])('%s with %s decimals is %s', (value, decimals, written) => {
  expect(germanNumber(value, ...[decimals].flat())).toBe(written)
})

test('writes amounts as the browser itself would, with a true minus sign', () => {
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
  expect(germanEuro(123_456_789)).toBe('1.234.567,89\u00a0€')
  expect(germanEuro(1_707_675.999_999_999_767)).toBe('17.076,76\u00a0€')
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), cents => {
      expect(germanEuro(cents)).toBe(format.format(cents / 100).replace('-', '−'))
    }),
  )
})
