import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RESTNUTZUNGSDAUERN, restnutzungsdauer } from './nutzungsdauer.ts'

test('a house never has longer to live for being older, and beyond its whole life as long as at its end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RESTNUTZUNGSDAUERN.rows),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 300 }),
      (row, age, older) => {
        const [young, old] = [restnutzungsdauer(row, age, 80), restnutzungsdauer(row, age + older, 80)]
        expect(old).toBeLessThanOrEqual(young)
        if (age >= 80) expect(old).toBe(restnutzungsdauer(row, 80, 80))
      },
    ),
  )
})
