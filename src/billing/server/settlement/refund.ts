import type { Job } from '#platform/jobs/jobsPort.ts'
import type { BillingParts } from '../billingParts.ts'
import { bookReversal } from './bookReversals.ts'
import { findPayment } from './paymentStore.ts'
import { addNote } from '../orders/purchaseStore.ts'
import { findRefund } from './refundStore.ts'

/** Has the provider do a refund that was decided on. Asked again, it does not do it twice. */
export async function refund(parts: BillingParts, job: Job<{ readonly refundId: string }>): Promise<void> {
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
