import { expect, test } from 'vitest'
import { inEuro } from '#kernel/money.ts'
import { passagesOf } from '../passages.ts'
import { readRemarks } from '../remarks/readRemarks.ts'
import { page } from '../typeset.fixture.ts'
import { propertyTaxMonth } from './propertyTax.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  ['Grundsteuer 23 € im Monat', 23],
  ['Grundsteuer: 288,00 EUR jährlich', 24],
  ['Die Grundsteuer beträgt 75 € im Quartal.', 25],
  ['Grundsteuer ca. 264 € im Jahr', 22],
  ['Grundsteuer (2025) 264 € im Jahr', 22],
  ['Grundsteuer B, zuletzt 264,- € im Jahr', 22],
  ['Die Grundsteuer beträgt nach dem Bescheid, zuletzt 264 € im Jahr.', 22],
  ['Grundsteuer 310 €', null],
  ['Grundsteuer, Strom und Gas 250 € im Monat.', null],
  ['Grundsteuer, Müllabfuhr und Schornsteinfeger zusammen 80 € im Monat.', null],
  ['Grundsteuer und Kehrgebühr 30 € im Monat', null],
  ['Grundsteuer, Reinigung, Gartenpflege: 120 € im Monat', null],
  ['Grundsteuer 4 x 66 € im Jahr', null],
  ['Grundsteuer (ganzes Haus) 14.400 € im Jahr', null],
  ['Die Grundsteuer trägt der Mieter, das Hausgeld beträgt 280 € im Monat.', null],
])('"%s" is a month’s tax of %s', (line, month) => {
  const tax = propertyTaxMonth(readRemarks(passagesOf([page([line])]), SETTING))
  expect(tax && inEuro(tax)).toBe(month)
})
