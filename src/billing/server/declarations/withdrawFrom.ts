import { refundPurchase, unusedOf } from '#credits/server/index.ts'
import { lockAgain, openedOf } from '#intake/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { mayWithdraw, refundOnWithdrawal } from '../../domain/withdrawalPeriod.ts'
import type { BillingParts } from '../billingParts.ts'
import { decideRefund } from '../settlement/decideRefund.ts'
import { endSubscription } from '../subscriptions/endSubscription.ts'
import { incomingOf, refundableOf, wasDisputed } from '../settlement/paymentStore.ts'
import { type Purchase, writeState, writeWithdrawn } from '../orders/purchaseStore.ts'

/**
 * Undoes a contract: unused credits go, reports that nobody has opened are locked again, and what was paid for both
 * comes back. A report that was opened after its buyer had asked for early performance stays, and its share is kept.
 * @param purchase locked
 * @returns false: it is too late, or not clear what is owed; a person has to decide
 */
export async function withdrawFrom(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  declaredAt: Date,
): Promise<boolean> {
  const { id, accountId, paidAt, withdrawnAt, state, earlyPerformanceAt } = purchase
  if (withdrawnAt !== null) return true
  if (paidAt === null) {
    // Should money still come in, it goes back at once.
    await writeWithdrawn(tx, id)
    return true
  }
  const [payment] = await incomingOf(tx, id)
  // Credits of a deleted account are gone, and nobody knows how many were unused.
  if (!payment || accountId === null || state !== 'paid' || !mayWithdraw(paidAt, declaredAt)) return false
  // What a bank has given back and forth since, a person sorts out.
  if (await wasDisputed(tx, id)) return false
  const paidCents = await refundableOf(tx, payment.id)
  // The balance before the analyses: whoever ends one locks them in this order, too.
  await unusedOf(tx, accountId, payment.id)
  const opened = await openedOf(tx, payment.id)
  // Shown in full without being asked for early performance: nothing is owed for it, but nothing goes back by itself.
  if (opened.some(({ firstOpenedAt }) => earlyPerformanceAt === null || firstOpenedAt < earlyPerformanceAt))
    return false
  const cents = refundOnWithdrawal(paidCents, { credits: payment.credits, performed: opened.length })
  // Fully performed with consent: the right has expired (§ 356 Abs. 5 Nr. 2 BGB), unless a person sees it otherwise.
  if (cents === 0 && paidCents > 0) return false
  const unused = await refundPurchase(tx, accountId, payment.id)
  await lockAgain(tx, payment.id, cents < paidCents || paidCents === 0 ? opened.map(({ original }) => original) : [])
  await writeWithdrawn(tx, id)
  await endSubscription(tx, parts.jobs, purchase, 'now')
  await decideRefund(tx, parts, payment, { cents, credits: unused, reason: 'withdrawal' })
  if (cents === 0) await writeState(tx, id, 'refunded', null)
  return true
}
