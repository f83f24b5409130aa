import { expect, test } from 'vitest'
import { withParkingRight } from './parkingRight.ts'

test('the right to a space is told beside it, and where there is no space it is not', () => {
  expect(withParkingRight('Stellplatz: im Preis', { spaceByRight: true })).toMatch(
    /^Stellplatz: im Preis, als Sondernutzungsrecht/u,
  )
  expect(withParkingRight('Stellplatz: im Preis', {})).toBe('Stellplatz: im Preis')
  expect(withParkingRight('', { spaceByRight: true })).toBe('')
})
