import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { BillingParts } from './billingParts.ts'
import { bookCharge } from './bookCharge.ts'
import { adoptSession } from './openCheckout.ts'
import { lockPurchase, type Purchase } from './purchaseStore.ts'

/** An order for nothing: confirmed and fulfilled with the order itself, without the provider. */
export async function settleFree(tx: Transaction, parts: BillingParts, purchase: Purchase): Promise<Purchase> {
  const sessionId = `free_${randomBytes(24).toString('base64url')}`
  const url = `${parts.baseUrl}/checkout/success?session_id=${sessionId}`
  const adopted = await adoptSession(tx, parts, purchase, sessionId, url)
  const nothing = { paymentReference: null, subscriptionReference: null, method: null }
  await bookCharge(tx, parts, adopted, { reference: sessionId, cents: 0, ...nothing })
  return lockPurchase(tx, purchase.id)
}
