import { expect, test } from 'vitest'
import { inEuro } from '#kernel/money.ts'
import { propertyTaxMonth } from './propertyTax.ts'

test.each([
  ['Grundsteuer 23 € im Monat', 23],
  ['Grundsteuer: 288,00 EUR jährlich', 24],
  ['Die Grundsteuer beträgt 75 € im Quartal.', 25],
  ['Grundsteuer ca. 264 € im Jahr', 22],
  ['Grundsteuer (2025) 264 € im Jahr', 22],
  ['Grundsteuer 310 €', null],
  ['Grundsteuer (ganzes Haus) 14.400 € im Jahr', null],
  ['Die Grundsteuer trägt der Mieter, das Hausgeld beträgt 280 € im Monat.', null],
])('"%s" is a month’s tax of %s', (quote, month) => {
  const tax = propertyTaxMonth([{ page: 1, quote, box: [0, 0, 1, 1] }])
  expect(tax && inEuro(tax)).toBe(month)
})
