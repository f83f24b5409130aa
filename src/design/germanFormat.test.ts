import { expect, test } from 'vitest'
import { unbroken } from './germanFormat.ts'

test('a number stays with its unit', () => {
  expect(unbroken('Kaufpreis 96.400 € für 82 m²')).toBe('Kaufpreis 96.400\u00a0€ für 82\u00a0m²')
})
