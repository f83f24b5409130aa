import type { Booking } from './booking.ts'

/**
 * What is still unused of each gain of paid credits, the oldest first. What was refunded of a purchase is not there any
 * more; what a failed analysis gave back is.
 * @param bookings all paid ones of the account, the oldest first
 */
function unusedOfGains(bookings: readonly Booking[]): { readonly reference: string; readonly unused: number }[] {
  const gains = bookings.filter(({ reason }) => reason === 'purchase' || reason === 'grant' || reason === 'welcome')
  return gains.map(({ reference, amount, reason }) => {
    const gone = bookings.filter(
      one => one.source === reference || (reason === 'purchase' && isRefundOf(one, reference)),
    )
    return { reference, unused: amount + sumOf(gone) }
  })
}

/** How many credits of a purchase are still unused. */
export function unusedOfPurchase(bookings: readonly Booking[], orderId: string): number {
  return unusedOfGains(bookings).find(({ reference }) => reference === orderId)?.unused ?? 0
}

/** Reference of the gain whose credit is used next: the oldest goes first; null: nothing is left. */
export function nextSource(bookings: readonly Booking[]): string | null {
  return unusedOfGains(bookings).find(({ unused }) => unused > 0)?.reference ?? null
}

function isRefundOf({ reason, reference }: Booking, orderId: string): boolean {
  return reason === 'refund' && reference === orderId
}

function sumOf(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, { amount }) => sum + amount, 0)
}
