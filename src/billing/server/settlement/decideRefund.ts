import type { Transaction } from '#platform/database/databasePort.ts'
import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import type { Payment } from './paymentStore.ts'
import { insertRefund, type Refund } from './refundStore.ts'

/** Has the provider give money back. */
export const REFUND: JobKind<{ readonly refundId: string }> = {
  name: 'billing.refund',
  // With pauses of up to a quarter of an hour: two days, in which a provider answers again.
  retries: 200,
  longestPauseSeconds: 900,
  expireSeconds: 120,
}

/** Decides that money goes back. The credits are taken in the same transaction, the provider does it in a job. */
export async function decideRefund(
  tx: Transaction,
  { jobs }: { readonly jobs: Jobs },
  payment: Payment,
  { cents, credits, reason }: Pick<Refund, 'cents' | 'credits' | 'reason'>,
): Promise<void> {
  if (cents <= 0) return
  const refund = await insertRefund(tx, { paymentId: payment.id, cents, credits, reason })
  await jobs.enqueue(tx, REFUND, { refundId: refund.id })
}
