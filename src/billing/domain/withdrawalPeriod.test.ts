import { expect, test } from 'vitest'
import { mayWithdraw, refundOnWithdrawal } from './withdrawalPeriod.ts'

test.each([
  ['2026-11-01T10:00:00Z', '2026-11-15T22:59:00Z', true],
  // Good Friday to Easter Monday 2027: a period that ends on Good Friday ends on the Tuesday after.
  ['2027-03-12T10:00:00Z', '2027-03-30T21:59:00Z', true],
  ['2026-11-01T10:00:00Z', '2026-11-21T10:00:00Z', false],
])('a contract of %s may be withdrawn from at %s: %s', (concluded, now, may) => {
  expect(mayWithdraw(new Date(concluded), new Date(now))).toBe(may)
})

test.each([
  { paid: 6900, credits: 10, performed: 0, back: 6900 },
  { paid: 6900, credits: 10, performed: 3, back: 4830 },
  { paid: 2490, credits: 3, performed: 2, back: 830 },
  { paid: 1000, credits: 3, performed: 2, back: 334 },
  { paid: 2490, credits: 3, performed: 3, back: 0 },
  { paid: 990, credits: 1, performed: 3, back: 0 },
])('of $paid cents, $performed of $credits performed, $back go back', ({ paid, back, ...rest }) => {
  expect(refundOnWithdrawal(paid, rest)).toBe(back)
})
