import type { Transaction } from '#platform/database/databasePort.ts'
import type { Job, JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import type { BillingParts } from '../billingParts.ts'
import { addNote, findPurchase, type Purchase } from '../orders/purchaseStore.ts'
import { renewedOf, writeNotice } from './subscriptionStore.ts'

export interface Ending {
  readonly purchaseId: string
  /** now: a withdrawal; periodEnd: what is paid lasts. */
  readonly when: 'now' | 'periodEnd'
}

/** Has the provider end a subscription. */
export const END_SUBSCRIPTION: JobKind<Ending> = {
  name: 'billing.endSubscription',
  retries: 200,
  longestPauseSeconds: 900,
  expireSeconds: 120,
}

/** Asked again, the provider ends it once. */
export async function tellProvider({ database, payments, log }: BillingParts, job: Job<Ending>): Promise<void> {
  const { purchaseId, when } = job.input
  const purchase = await findPurchase(database, 'id', purchaseId)
  if (!purchase?.subscriptionReference) return
  try {
    job.signal.throwIfAborted()
    await payments.cancelSubscription(purchase.subscriptionReference, when)
  } catch (error) {
    if (!job.isLastTry) throw error
    log.error({ purchaseId, error }, 'a subscription could not be ended')
    await database.inTransaction(tx =>
      addNote(tx, purchaseId, 'Das Abonnement bitte beim Bezahldienst von Hand beenden.'),
    )
  }
}

/** Nothing is to be renewed any more: noted at once, told to the provider by a job. */
export async function endSubscription(
  tx: Transaction,
  jobs: Jobs,
  { id, subscriptionReference }: Pick<Purchase, 'id' | 'subscriptionReference'>,
  when: Ending['when'],
): Promise<void> {
  if (subscriptionReference === null) return
  await writeNotice(tx, id)
  await jobs.enqueue(tx, END_SUBSCRIPTION, { purchaseId: id, when })
}

/** Before an account is deleted: nobody pays for what nobody can use. */
export async function endSubscriptionsOf(tx: Transaction, jobs: Jobs, accountId: string): Promise<void> {
  for (const purchaseId of await renewedOf(tx, accountId)) {
    await writeNotice(tx, purchaseId)
    await jobs.enqueue(tx, END_SUBSCRIPTION, { purchaseId, when: 'now' })
  }
}
