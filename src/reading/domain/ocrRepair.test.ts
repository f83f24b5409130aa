import { expect, test } from 'vitest'
import { repairText } from './ocrRepair.ts'

test.each([
  ['71', 'm?', 'm²'],
  ['56', 'm?2;', 'm²;'],
  ['71,5', 'm2', 'm²'],
  ['1.250', 'm*,', 'm²,'],
  ['ca.71', 'm°)', 'm²)'],
  ['71', 'm”.', 'm².'],
  ['', '71m?', '71m²'],
  ['', '(71,5m2)', '(71,5m²)'],
  ['89', 'kWh/(m?a)', 'kWh/(m²a)'],
  ['89', 'kWh/(m?*a)', 'kWh/(m²*a)'],
  ['89', 'kWh/(m2-a),', 'kWh/(m²·a),'],
  ['89', 'kWh/m?a', 'kWh/m²a'],
  ['89', 'kWh/(ma)', 'kWh/(m²a)'],
  ['89', 'kWhi(m?a)', 'kWh/(m²a)'],
  ['89', 'kWh/(m?', 'kWh/(m²'],
  ['450.000', '£', '€'],
  ['450.000,-', 'E', '€'],
  ['1.250,50', '€E.', '€.'],
])('puts right: %s %s → %s', (before, text, right) => {
  expect(repairText(text, before)).toBe(right)
})

test.each([
  ['wie', 'm?'],
  ['5', 'm'],
  ['5', 'm,'],
  ['', 'm2'],
  ['71', 'qm'],
  ['12', 'E'],
  ['Haus', 'E'],
  ['89', 'kWh/(m²a)'],
  ['107,00', 'kWh'],
  ['3', 'Zimmer'],
])('leaves alone: %s %s', (before, text) => {
  expect(repairText(text, before)).toBe(text)
})
