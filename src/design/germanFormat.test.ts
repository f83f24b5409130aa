import { expect, test } from 'vitest'
import { unbroken } from './germanFormat.ts'

test.each([
  ['a number stays with its unit', 'Kaufpreis 96.400 € für 82 m²', 'Kaufpreis 96.400\u00a0€ für 82\u00a0m²'],
  ['a paragraph with its sign', 'Auskunft nach § 5a GefStoffV', 'Auskunft nach §\u00a05a GefStoffV'],
  ['a town with its postcode', 'Grundstück, 23936 Bad Doberan', 'Grundstück, 23936\u00a0Bad Doberan'],
  ['no other word with a long number', 'Nr. 123456 Abc, 23936 m', 'Nr. 123456 Abc, 23936 m'],
])('for showing, %s', (_, text, shown) => {
  expect(unbroken(text)).toBe(shown)
})
