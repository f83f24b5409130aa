import { expect, test } from 'vitest'
import { greatestSum, sumsOf } from './sumsOf.ts'

test.each([
  ['Der Erwerber löst sie für derzeit 16.400 € ab.', ['16.400 €'], 16_400],
  ['Zu zahlen sind 149,00 EUR im Monat, einmalig 2.500,- Euro.', ['149,00 EUR', '2.500,- Euro'], 2_500],
  ['In der Rücklage lagen 1,12 Millionen Euro.', ['1,12 Millionen Euro'], 1_120_000],
  ['Am 31.10.2041 endet der Vertrag über 96 m².', [], 0],
  ['Europaweit 3 Angebote.', [], 0],
])('%s', (quote, sums, greatest) => {
  const parts = sumsOf(quote)
  expect(parts.filter(({ isSum }) => isSum).map(({ text }) => text)).toEqual(sums)
  expect(parts.map(({ text }) => text).join('')).toBe(quote)
  expect(greatestSum(quote)).toBe(greatest)
})
