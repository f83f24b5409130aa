import type { Database } from '#platform/database/databasePort.ts'
import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import type { PaymentEvent, PaymentProvider } from '#platform/payment/paymentPort.ts'
import { insertEvent } from './eventStore.ts'

/** Looks at what an event of the provider points to. */
export const FOLLOW_EVENT: JobKind<{ readonly eventId: string }> = {
  name: 'billing.followEvent',
  // An event may be faster than what it builds on; half a day is enough for that, and for a provider that is down.
  retries: 60,
  longestPauseSeconds: 900,
  expireSeconds: 60,
}

/**
 * Takes an event of the provider: checked, stored once, answered at once; what it means is found out by a job.
 * @throws Refusal payment.badEvent
 */
export async function handlePaymentEvent(
  {
    database,
    jobs,
    payments,
  }: { readonly database: Database; readonly jobs: Jobs; readonly payments: PaymentProvider },
  raw: Buffer,
  signature: string | null,
): Promise<void> {
  await storePaymentEvent({ database, jobs }, payments.readEvent(raw, signature))
}

/** For an event whose sender is known: the sandbox tells us itself. Once for each event, however often it comes. */
export async function storePaymentEvent(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  event: PaymentEvent,
): Promise<void> {
  await database.inTransaction(async tx => {
    const isNew = await insertEvent(tx, event)
    if (isNew && event.type !== 'other') await jobs.enqueue(tx, FOLLOW_EVENT, { eventId: event.id })
  })
}
