import fc from 'fast-check'
import { expect, test } from 'vitest'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, sum } from '#kernel/money.ts'
import { centsNumber, euroSpan, roundingOf, signedPercent, wholeEuro } from './germanAmounts.ts'

test.each([
  [wholeEuro(euro(58_513.48)), '58.513\u00a0€'],
  [wholeEuro(euro(-204.5)), '−204\u00a0€'],
  [wholeEuro(euro(-0.2)), '0\u00a0€'],
  [centsNumber(euro(24_148.15)), '24.148,15'],
  [germanNumber(82.4), '82,4'],
  [signedPercent(3.2), '+3,2\u00a0%'],
  [signedPercent(-11.6), '−11,6\u00a0%'],
  [euroSpan({ low: euro(100), high: euro(200) }), '100\u00a0€ bis 200\u00a0€'],
  [euroSpan({ low: euro(100.1), high: euro(100.2) }), '100\u00a0€'],
])('%s reads %s', (written, expected) => {
  expect(written).toBe(expected)
})

test('rounded amounts and what rounding loses come to the rounded total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), all => {
      const amounts = all.map(cents => ({ cents }))
      const total = sum(amounts)
      const rounded = amounts.reduce((result, { cents }) => result + Math.round(cents / 100), 0)
      expect(rounded + roundingOf(amounts, total)).toBe(Math.round(total.cents / 100) + 0)
    }),
  )
})
