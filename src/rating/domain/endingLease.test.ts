import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { rentToLose } from './endingLease.ts'

const LEASE = { end: calendarDate('2027-06-30'), byOperator: false, byNotice: false, isLapsed: false, hasOption: false, ownsFitOut: false, area: null } // prettier-ignore

test.each([
  [1_450, 3_035, 1_450],
  [600, 3_000, 600],
  [599, 3_000, 0],
])('of %i € that ends out of %i € a month the price must not rest on %i €', (lost, whole, weighs) => {
  expect(rentToLose({ ...LEASE, rent: { lost: euro(lost), whole: euro(whole) } })).toEqual(euro(weighs))
})

test('Which rent ends is not said: none is taken off', () => {
  expect(rentToLose({ ...LEASE, rent: null })).toEqual(euro(0))
})
