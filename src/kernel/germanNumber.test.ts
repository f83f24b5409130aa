import { expect, test } from 'vitest'
import { germanNumber } from './germanNumber.ts'

test.each([
  [1062.5, undefined, '1.062,5'],
  [82.449, undefined, '82,45'],
  [82.449, 1, '82,4'],
  [3, 0, '3'],
  [-1.5, undefined, '−1,5'],
  [-0.001, undefined, '0'],
])('%s with %s decimals is %s', (value, decimals, written) => {
  expect(germanNumber(value, decimals)).toBe(written)
})
