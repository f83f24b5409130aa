import type { Transaction } from '#platform/database/databasePort.ts'
import { unusedOfPurchase } from '../domain/unusedOfPurchase.ts'
import { book, isBooked, lockBalance, readBookings } from './creditStore.ts'

/** How many credits of a purchase are unused; nobody uses one until the transaction ends. */
export async function unusedOf(tx: Transaction, accountId: string, orderId: string): Promise<number> {
  await lockBalance(tx, accountId)
  return unusedOfPurchase(await readBookings(tx, accountId, 'paid'), orderId)
}

/**
 * Takes back what is unused of a purchase, and closes it: what a failed analysis gives back of it later goes at once.
 * @returns how many credits; 0: all are used, it was refunded before, or there is no such purchase
 */
export async function refundPurchase(tx: Transaction, accountId: string, orderId: string): Promise<number> {
  const unused = await unusedOf(tx, accountId, orderId)
  if (!(await isBooked(tx, { accountId, reason: 'purchase', reference: orderId }))) return 0
  const isNew = await book(tx, { accountId, kind: 'paid', reason: 'refund', amount: -unused, reference: orderId })
  return isNew ? unused : 0
}
