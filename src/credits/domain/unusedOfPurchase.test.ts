import { expect, test } from 'vitest'
import type { Booking, Reason } from './booking.ts'
import { unusedOfPurchase } from './unusedOfPurchase.ts'

const booked = (reason: Reason, amount: number, reference: string): Booking => ({ reason, amount, reference })
const uses = (many: number): Booking[] =>
  Array.from({ length: many }, (_, index) => booked('use', -1, `analysis ${index}`))
const first = booked('purchase', 5, 'first')
const second = booked('purchase', 10, 'second')

test.each<{ name: string; bookings: Booking[]; unused: { first: number; second: number } }>([
  { name: 'nothing used', bookings: [first, second], unused: { first: 5, second: 10 } },
  { name: 'the oldest are used first', bookings: [first, second, ...uses(3)], unused: { first: 2, second: 10 } },
  { name: 'then the next', bookings: [first, second, ...uses(7)], unused: { first: 0, second: 8 } },
  {
    name: 'what was given before goes before it',
    bookings: [booked('grant', 2, 'sorry'), first, ...uses(3)],
    unused: { first: 4, second: 0 },
  },
  {
    name: 'what is given later does not stand in for what was used',
    bookings: [first, ...uses(5), booked('grant', 5, 'sorry')],
    unused: { first: 0, second: 0 },
  },
  {
    name: 'what was given back is unused again',
    bookings: [first, ...uses(5), booked('giveback', 1, 'analysis 0')],
    unused: { first: 1, second: 0 },
  },
  {
    name: 'what was refunded is not there twice, and later uses go on to the next',
    bookings: [first, ...uses(2), booked('refund', -3, 'first'), second, booked('use', -1, 'later')],
    unused: { first: 0, second: 9 },
  },
])('of a purchase is unused: $name', ({ bookings, unused }) => {
  expect({ first: unusedOfPurchase(bookings, 'first'), second: unusedOfPurchase(bookings, 'second') }).toEqual(unused)
})
