import type { Job, JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import type { BillingParts } from './billingParts.ts'
import { REFUND } from './settlement/decideRefund.ts'
import { END_SUBSCRIPTION, tellProvider } from './subscriptions/endSubscription.ts'
import { followEvent } from './settlement/followEvent.ts'
import { FOLLOW_EVENT } from './settlement/handlePaymentEvent.ts'
import { reconcile, sweepPayments } from './settlement/reconcile.ts'
import { bookReversal } from './settlement/bookReversals.ts'
import { findPayment } from './settlement/paymentStore.ts'
import { addNote } from './orders/purchaseStore.ts'
import { findRefund } from './settlement/refundStore.ts'

const RECONCILE: JobKind<object> = {
  name: 'billing.reconcile',
  retries: 0,
  longestPauseSeconds: 300,
  expireSeconds: 300,
}
const SWEEP: JobKind<object> = { name: 'billing.sweep', retries: 2, longestPauseSeconds: 300, expireSeconds: 900 }

const EVENTS_AT_ONCE = 5

/** Works on events, refunds and cancellations in this process, and asks after orders by the clock. */
export function serveBilling(jobs: Jobs, parts: BillingParts): void {
  jobs.serve(FOLLOW_EVENT, EVENTS_AT_ONCE, job => followEvent(parts, job))
  jobs.serve(REFUND, 2, job => refund(parts, job))
  jobs.serve(END_SUBSCRIPTION, 2, job => tellProvider(parts, job))
  jobs.serve(RECONCILE, 1, ({ signal }) => reconcile(parts, signal))
  jobs.repeat(RECONCILE, '* * * * *')
  jobs.serve(SWEEP, 1, ({ signal }) => sweepPayments(parts, signal))
  jobs.repeat(SWEEP, '25 * * * *')
}

/** Has the provider do a refund that was decided on. Asked again, it does not do it twice. */
async function refund(parts: BillingParts, job: Job<{ readonly refundId: string }>): Promise<void> {
  const { database, payments, log } = parts
  const decided = await findRefund(database, job.input.refundId)
  if (!decided || decided.reference !== null) return
  const payment = await findPayment(database, { id: decided.paymentId })
  if (!payment) throw new Error(`the payment of refund ${decided.id} is gone`)
  try {
    job.signal.throwIfAborted()
    const reversal = await payments.refund({
      paymentReference: payment.reference,
      cents: decided.cents,
      key: `refund-${decided.id}`,
    })
    await database.inTransaction(tx => bookReversal(tx, parts, payment, reversal))
  } catch (error) {
    if (!job.isLastTry) throw error
    log.error({ refundId: decided.id, error }, 'a refund was given up')
    await database.inTransaction(tx =>
      addNote(
        tx,
        payment.purchaseId,
        `Rückzahlung von ${decided.cents} Cent ist gescheitert, bitte von Hand erledigen.`,
      ),
    )
  }
}
