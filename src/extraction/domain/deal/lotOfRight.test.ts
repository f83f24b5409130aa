import { expect, test } from 'vitest'
import { isOfLot } from './lotOfRight.ts'

const right = (lot?: string) => ({ kind: 'dienstbarkeit' as const, byCourt: 1_500, appraised: null, evidence: [], ...(lot && { lot }) }) // prettier-ignore

test.each([
  ['lfd. Nr. 2', 'Gartenland (lfd. Nr. 2)', true],
  ['lfd. Nr. 2', 'Einfamilienhaus (lfd. Nr. 1)', false],
  ['lfd. Nr. 12', '1/2 Garage (Nr. 2)', false],
  ['Los 1', 'Wohnung (Los 1)', true],
  // By a parcel nobody can tell, and what names no lot may burden each.
  ['Flurstück 77', 'Wohnung (Los 1)', true],
  [undefined, 'Wohnung (Los 1)', true],
])('a right on %s burdens %s: %s', (lot, name, burdens) => {
  expect(isOfLot(right(lot), name)).toBe(burdens)
})
