import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euro, unbroken } from './germanFormat.ts'

test('writes amounts as the browser itself would, with a true minus sign', () => {
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
  expect(euro(123_456_789)).toBe('1.234.567,89\u00a0€')
  expect(euro(1_707_675.999_999_999_767)).toBe('17.076,76\u00a0€')
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), cents => {
      expect(euro(cents)).toBe(format.format(cents / 100).replace('-', '−'))
    }),
  )
})

test('a number stays with its unit', () => {
  expect(unbroken('Kaufpreis 96.400 € für 82 m²')).toBe('Kaufpreis 96.400\u00a0€ für 82\u00a0m²')
})
