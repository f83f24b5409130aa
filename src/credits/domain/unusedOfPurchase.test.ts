import { expect, test } from 'vitest'
import type { Booking, Reason } from './booking.ts'
import { nextSource, unusedOfPurchase } from './unusedOfPurchase.ts'

const booked = (reason: Reason, amount: number, reference: string, source: string | null = null): Booking => ({
  reason,
  amount,
  reference,
  source,
})
const uses = (many: number, source: string): Booking[] =>
  Array.from({ length: many }, (_, index) => booked('use', -1, `analysis ${source} ${index}`, source))
const first = booked('purchase', 5, 'first')
const second = booked('purchase', 10, 'second')

test.each<{ name: string; bookings: Booking[]; unused: { first: number; second: number }; next: string | null }>([
  { name: 'nothing used', bookings: [first, second], unused: { first: 5, second: 10 }, next: 'first' },
  { name: 'some', bookings: [first, second, ...uses(3, 'first')], unused: { first: 2, second: 10 }, next: 'first' },
  {
    name: 'all of the first, some of the next',
    bookings: [first, second, ...uses(5, 'first'), ...uses(2, 'second')],
    unused: { first: 0, second: 8 },
    next: 'second',
  },
  {
    name: 'what was given before goes before it',
    bookings: [booked('grant', 2, 'sorry'), first, ...uses(2, 'sorry'), ...uses(1, 'first')],
    unused: { first: 4, second: 0 },
    next: 'first',
  },
  {
    name: 'what is given later does not stand in for what was used',
    bookings: [first, ...uses(5, 'first'), booked('grant', 5, 'sorry')],
    unused: { first: 0, second: 0 },
    next: 'sorry',
  },
  {
    name: 'what was given back is unused again where it came from, whatever was used since',
    bookings: [
      first,
      second,
      ...uses(5, 'first'),
      ...uses(1, 'second'),
      booked('giveback', 1, 'analysis first 0', 'first'),
    ],
    unused: { first: 1, second: 9 },
    next: 'first',
  },
  {
    name: 'what was refunded is not there twice, and later uses go on to the next',
    bookings: [first, ...uses(2, 'first'), booked('refund', -3, 'first'), second, ...uses(1, 'second')],
    unused: { first: 0, second: 9 },
    next: 'second',
  },
  {
    name: 'what is given back of a refunded one is not there any more',
    bookings: [
      first,
      ...uses(5, 'first'),
      booked('refund', 0, 'first'),
      booked('giveback', 1, 'analysis first 0', 'first'),
      booked('refund', -1, 'analysis first 0', 'first'),
    ],
    unused: { first: 0, second: 0 },
    next: null,
  },
])('of a purchase is unused: $name', ({ bookings, unused, next }) => {
  expect({ first: unusedOfPurchase(bookings, 'first'), second: unusedOfPurchase(bookings, 'second') }).toEqual(unused)
  expect(nextSource(bookings)).toBe(next)
})
