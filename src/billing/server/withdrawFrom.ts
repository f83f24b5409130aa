import { refundPurchase } from '#credits/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { mayWithdraw, refundOnWithdrawal } from '../domain/withdrawalPeriod.ts'
import type { BillingParts } from './billingParts.ts'
import { decideRefund } from './decideRefund.ts'
import { endSubscription } from './endSubscription.ts'
import { incomingOf, refundableOf } from './paymentStore.ts'
import { type Purchase, writeState, writeWithdrawn } from './purchaseStore.ts'

/**
 * Undoes a contract: unused credits go, what was paid for them comes back.
 * @param purchase locked
 * @returns false: it is too late, or not clear what is owed; a person has to decide
 */
export async function withdrawFrom(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  declaredAt: Date,
): Promise<boolean> {
  const { id, accountId, paidAt, withdrawnAt, state } = purchase
  if (withdrawnAt !== null) return true
  if (paidAt === null) {
    // Should money still come in, it goes back at once.
    await writeWithdrawn(tx, id)
    return true
  }
  const [payment] = await incomingOf(tx, id)
  // Credits of a deleted account are gone, and nobody knows how many were unused.
  if (!payment || accountId === null || state !== 'paid' || !mayWithdraw(paidAt, declaredAt)) return false
  const paidCents = await refundableOf(tx, payment.id)
  const unused = await refundPurchase(tx, accountId, payment.id)
  const { credits } = payment
  const cents = refundOnWithdrawal(paidCents, { credits, unused, agreedToStart: purchase.earlyPerformanceAt !== null })
  // Fully performed with consent: the right has expired (§ 356 Abs. 5 Nr. 2 BGB), unless a person sees it otherwise.
  if (cents === 0 && paidCents > 0) return false
  await writeWithdrawn(tx, id)
  await endSubscription(tx, parts.jobs, purchase, 'now')
  await decideRefund(tx, parts, payment, { cents, credits: unused, reason: 'withdrawal' })
  if (cents === 0) await writeState(tx, id, 'refunded', null)
  return true
}
