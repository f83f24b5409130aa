import type { Transaction } from '#platform/database/databasePort.ts'
import { unusedOfPurchase } from '../domain/unusedOfPurchase.ts'
import { book, lockBalance, readBookings } from './creditStore.ts'

/**
 * Takes back what is unused of a purchase.
 * @returns how many credits; 0: all are used, it was refunded before, or there is no such purchase
 */
export async function refundPurchase(tx: Transaction, accountId: string, orderId: string): Promise<number> {
  await lockBalance(tx, accountId)
  const unused = unusedOfPurchase(await readBookings(tx, accountId, 'paid'), orderId)
  if (unused === 0) return 0
  const isNew = await book(tx, { accountId, kind: 'paid', reason: 'refund', amount: -unused, reference: orderId })
  return isNew ? unused : 0
}
