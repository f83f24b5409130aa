import { bookPurchase } from '#credits/server/index.ts'
import { unlockAll } from '#intake/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { BillingParts } from '../billingParts.ts'
import { decideRefund } from './decideRefund.ts'
import { endSubscription } from '../subscriptions/endSubscription.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { insertPayment, type Payment } from './paymentStore.ts'
import { reservePromo } from '../promos/promoStore.ts'
import { type PaidFacts, type Purchase, writePaid } from '../orders/purchaseStore.ts'

export interface Charge extends PaidFacts {
  /** The provider's id of the money; of a free order its session. */
  readonly reference: string
  readonly cents: number
}

/** Everything that happens when an order is paid, all together. The purchase is locked and was not paid before. */
export async function bookCharge(
  tx: Transaction,
  parts: BillingParts,
  ordered: Purchase,
  charge: Charge,
): Promise<void> {
  const purchase = await writePaid(tx, ordered.id, charge)
  const { reference, cents } = charge
  const { id: purchaseId, credits, periodEnd } = purchase
  const payment = await insertPayment(tx, {
    purchaseId,
    kind: 'charge',
    reference,
    cents,
    credits,
    reverses: null,
    periodEnd,
  })
  if (!payment) throw new Error(`the payment of ${purchaseId} was booked for another order`)
  if (purchase.promoCode !== null) await reservePromo(tx, purchaseId, purchase.promoCode, purchase.accountId)
  await parts.hooks.onPaid(tx, purchase)
  await deliver(tx, parts, purchase, payment)
}

/**
 * Credits, full reports and the invoice for money that came in. Where nobody is left to get them, it goes back.
 * The number of the invoice is drawn late: until the transaction ends, everybody else who needs one waits.
 */
export async function deliver(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  payment: Payment,
): Promise<void> {
  const { accountId, withdrawnAt } = purchase
  const isWanted = accountId !== null && withdrawnAt === null
  if (isWanted) {
    await bookPurchase(tx, accountId, payment.credits, payment.id)
    await unlockAll(tx, accountId, payment.id)
  }
  await issueInvoice(tx, parts.jobs, { seller: parts.seller, payment, purchase, cancels: null })
  if (isWanted) return
  parts.log.warn({ purchaseId: purchase.id }, 'an order was paid that nobody wants any more, the money goes back')
  await decideRefund(tx, parts, payment, { cents: payment.cents, credits: 0, reason: 'undeliverable' })
  await endSubscription(tx, parts.jobs, purchase, 'now')
}
