import { expect, test } from 'vitest'
import { germanValue } from './germanValue.ts'

test.each([
  [349_000, '€', '349.000\u00a0€'],
  [312.5, '€/Monat', '312,50\u00a0€/Monat'],
  [72.5, 'm²', '72,5\u00a0m²'],
  [3.57, '%', '3,57\u00a0%'],
  [1974, undefined, '1974'],
  [2.5, undefined, '2,5'],
  [true, undefined, 'ja'],
  [false, undefined, 'nein'],
  ['teilweise', undefined, 'teilweise'],
])('%s %s → %s', (value, unit, text) => {
  expect(germanValue(value, unit)).toBe(text)
})
