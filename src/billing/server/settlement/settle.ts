import type { Transaction } from '#platform/database/databasePort.ts'
import type { CheckoutState } from '#platform/payment/paymentPort.ts'
import type { PurchaseState } from '../../domain/purchaseState.ts'
import type { BillingParts } from '../billingParts.ts'
import { bookCharge } from './bookCharge.ts'
import { adoptSession } from '../orders/openCheckout.ts'
import { freePromo, reservePromo } from '../promos/promoStore.ts'
import { addNote, findPurchase, lockPurchase, type Purchase, writeState } from '../orders/purchaseStore.ts'
import { randomBytes } from 'node:crypto'
import { pageUrl } from '#kernel/pagePath.ts'

const CURRENCY = 'eur'

/**
 * Brings an order to where its checkout is, as the provider sees it now: by webhook, by the buyer's return, by
 * reconciliation, in any order and at the same time. What is paid is fulfilled exactly once.
 * @returns the order as it is then; null: nobody knows the session
 * @throws PaymentUnavailable
 */
export async function settle(parts: BillingParts, sessionId: string): Promise<Purchase | null> {
  const known = await findPurchase(parts.database, 'sessionId', sessionId)
  if (known?.paidAt) return known
  const checkout = await parts.payments.readCheckout(sessionId)
  return checkout ? settleAs(parts, checkout) : known
}

/** @returns null: the checkout belongs to none of our orders */
export async function settleAs(parts: BillingParts, checkout: CheckoutState): Promise<Purchase | null> {
  const { database, log } = parts
  const { sessionId, purchaseId, state } = checkout
  const purchase =
    (await findPurchase(database, 'sessionId', sessionId)) ??
    // Its session was not stored: the process died in between.
    (purchaseId && (await findPurchase(database, 'id', purchaseId)))
  if (!purchase) {
    log.warn({ sessionId, state }, 'a checkout belongs to no order')
    return null
  }
  if (purchase.paidAt) return purchase
  return database.inTransaction(async tx => {
    const locked = await lockPurchase(tx, purchase.id)
    if (locked.paidAt) return locked
    const adopted = locked.sessionId === null ? await adoptSession(tx, parts, locked, sessionId, null) : locked
    await follow(tx, parts, adopted, checkout)
    return lockPurchase(tx, purchase.id)
  })
}

async function follow(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  checkout: CheckoutState,
): Promise<void> {
  if (checkout.state !== 'paid') return followUnpaid(tx, purchase, checkout.state, checkout.method)
  const obstacle = obstacleTo(purchase, checkout)
  if (obstacle === null) {
    const { sessionId, cents, paymentReference, subscriptionReference, method } = checkout
    const reference = paymentReference ?? sessionId
    return bookCharge(tx, parts, purchase, { reference, cents, paymentReference, subscriptionReference, method })
  }
  if (purchase.note === null) {
    parts.log.error({ purchaseId: purchase.id, obstacle }, 'a paid order is not fulfilled')
    await addNote(tx, purchase.id, `Bezahlt, aber nicht freigeschaltet: ${obstacle}.`)
  }
  await writeState(tx, purchase.id, 'pending', checkout.method)
}

/** Whoever can change what is charged must not get more than that. */
function obstacleTo(purchase: Purchase, { sessionId, cents, currency }: CheckoutState): string | null {
  if (purchase.sessionId !== sessionId) return 'der Bezahldienst nennt eine andere Bezahlseite'
  if (currency !== CURRENCY) return `die Währung ist ${currency}`
  if (cents !== purchase.grossCents) return `bezahlt sind ${cents} Cent statt ${purchase.grossCents}`
  return null
}

async function followUnpaid(
  tx: Transaction,
  purchase: Purchase,
  state: Exclude<CheckoutState['state'], 'paid'>,
  method: string | null,
): Promise<void> {
  await writeState(tx, purchase.id, state satisfies PurchaseState, method)
  if (purchase.promoCode === null) return
  // What waits for its money may still be paid at the price that was promised.
  if (state === 'open' || state === 'pending') {
    await reservePromo(tx, purchase.id, purchase.promoCode, purchase.accountId)
  } else await freePromo(tx, purchase.id)
}

/** An order for nothing: confirmed and fulfilled with the order itself, without the provider. */
export async function settleFree(tx: Transaction, parts: BillingParts, purchase: Purchase): Promise<Purchase> {
  const sessionId = `free_${randomBytes(24).toString('base64url')}`
  const url = pageUrl(parts.baseUrl, `/checkout/success?session_id=${sessionId}`)
  const adopted = await adoptSession(tx, parts, purchase, sessionId, url)
  const nothing = { paymentReference: null, subscriptionReference: null, method: null }
  await bookCharge(tx, parts, adopted, { reference: sessionId, cents: 0, ...nothing })
  return lockPurchase(tx, purchase.id)
}
