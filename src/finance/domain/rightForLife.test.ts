import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { capitalOf, lifeFactor } from './rightForLife.ts'

const day = calendarDate('2026-11-28')

// The factors of the BMF's own table, to the third digit.
test.each([
  [50, 'mann', 14.977],
  [60, 'mann', 12.798],
  [60, 'frau', 13.832],
  [75, 'frau', 9.393],
  [80, 'mann', 6.509],
  [90, 'frau', 3.77],
] as const)('§ 14 (1) BewG: at %i a %s has the factor %f', (age, sex, factor) => {
  expect(lifeFactor([{ age, sex }], day)?.factor).toBeCloseTo(factor, 2)
})

test('between two ages of the table, of two the longer life, and a woman where it is not told', () => {
  const woman = lifeFactor([{ age: 72, sex: 'frau' }], day)
  expect(woman?.years).toBeCloseTo(15.34, 2)
  expect(lifeFactor([{ age: 72, sex: null }], day)).toEqual(woman)
  expect(lifeFactor([{ age: 79, sex: 'mann' }, { age: 72, sex: 'frau' }], day)).toEqual(woman) // prettier-ignore
  expect(lifeFactor([{ age: 97, sex: 'frau' }], day)?.years).toBe(4.21)
  expect(lifeFactor([{ age: 41, sex: 'frau' }], day)).toBeNull()
  expect(lifeFactor([], day)).toBeNull()
})

test('the value of a right is the rent of its rooms until death', () => {
  const part = capitalOf('Wohnungsrecht', euro(480), [{ age: 75, sex: 'frau' }], day)
  expect(part && inEuro(part.amount)).toBe(54_103.68)
  expect(part?.formula.replace(/\u00a0/gu, ' ')).toBe('480 € × 12 × 9,393 (statistisch noch 13 Jahre)')
})
