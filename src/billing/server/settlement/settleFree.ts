import { randomBytes } from 'node:crypto'
import { pageUrl } from '#kernel/pagePath.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { BillingParts } from '../billingParts.ts'
import { bookCharge } from './bookCharge.ts'
import { adoptSession } from '../orders/openCheckout.ts'
import { lockPurchase, type Purchase } from '../orders/purchaseStore.ts'

/** An order for nothing: confirmed and fulfilled with the order itself, without the provider. */
export async function settleFree(tx: Transaction, parts: BillingParts, purchase: Purchase): Promise<Purchase> {
  const sessionId = `free_${randomBytes(24).toString('base64url')}`
  const url = pageUrl(parts.baseUrl, `/checkout/success?session_id=${sessionId}`)
  const adopted = await adoptSession(tx, parts, purchase, sessionId, url)
  const nothing = { paymentReference: null, subscriptionReference: null, method: null }
  await bookCharge(tx, parts, adopted, { reference: sessionId, cents: 0, ...nothing })
  return lockPurchase(tx, purchase.id)
}
