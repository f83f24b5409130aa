import type { Booking } from './booking.ts'

/**
 * How many credits of a purchase are still unused. The oldest credits are used first, so what was granted or bought
 * before goes before it, and what came later never stands in for what was used.
 * @param bookings all paid ones of the account, the oldest first
 */
export function unusedOfPurchase(bookings: readonly Booking[], orderId: string): number {
  let used = -sumOf(bookings.filter(({ reason }) => reason === 'use' || reason === 'giveback'))
  for (const gained of bookings) {
    if (gained.reason !== 'purchase' && gained.reason !== 'grant' && gained.reason !== 'welcome') continue
    const isPurchase = gained.reason === 'purchase'
    const refunded = isPurchase ? sumOf(bookings.filter(one => isRefundOf(one, gained.reference))) : 0
    const kept = gained.amount + refunded
    const usedHere = Math.min(used, kept)
    if (isPurchase && gained.reference === orderId) return kept - usedHere
    used -= usedHere
  }
  return 0
}

function isRefundOf({ reason, reference }: Booking, orderId: string): boolean {
  return reason === 'refund' && reference === orderId
}

function sumOf(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, { amount }) => sum + amount, 0)
}
