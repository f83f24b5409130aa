import type { BillingParts } from '../billingParts.ts'
import { bookMissedRenewals } from './bookRenewal.ts'
import { findPurchase, lockPurchase } from '../orders/purchaseStore.ts'
import { extendPeriod, writeEnded, writeNotice } from './subscriptionStore.ts'

/**
 * Notes how a subscription stands, after what it was paid for: once it is noted as ended, nobody looks after it again.
 * @returns false: it is of no order that is known
 */
export async function followSubscription(parts: BillingParts, subscriptionReference: string): Promise<boolean> {
  const { database, payments } = parts
  const subscription = await payments.readSubscription(subscriptionReference)
  if (!subscription) return true
  const purchase = await findPurchase(database, 'subscriptionReference', subscriptionReference)
  if (!purchase) return false
  await bookMissedRenewals(parts, purchase)
  const { state, periodEnd } = subscription
  await database.inTransaction(async tx => {
    const { id } = await lockPurchase(tx, purchase.id)
    if (state === 'ended') await writeEnded(tx, id)
    if (state !== 'ending') return
    await writeNotice(tx, id)
    await extendPeriod(tx, id, periodEnd)
  })
  return true
}
