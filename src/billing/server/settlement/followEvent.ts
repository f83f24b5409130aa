import type { Job } from '#platform/jobs/jobsPort.ts'
import type { PaymentEvent } from '#platform/payment/paymentPort.ts'
import type { BillingParts } from '../billingParts.ts'
import { bookRenewal } from '../subscriptions/bookRenewal.ts'
import { bookReversals } from './bookReversals.ts'
import { markHandled, readUnhandledEvent } from './eventStore.ts'
import { followSubscription } from '../subscriptions/followSubscription.ts'
import { settle } from './settle.ts'

/**
 * Follows an event to what it points to, and reads the truth there. What does not belong to anything yet is looked at
 * again: events come in any order.
 */
export async function followEvent(parts: BillingParts, job: Job<{ readonly eventId: string }>): Promise<void> {
  const { eventId } = job.input
  const event = await readUnhandledEvent(parts.database, eventId)
  if (!event) return
  const belongs = await follow(parts, event)
  if (!belongs) {
    if (!job.isLastTry) throw new Error(`the event ${eventId} belongs to nothing that is known yet`)
    parts.log.warn({ eventId, type: event.type }, 'an event of the payment provider belongs to no order')
  }
  await markHandled(parts.database, eventId)
}

/** @returns false when nothing in our records was found for it */
async function follow(parts: BillingParts, event: PaymentEvent): Promise<boolean> {
  switch (event.type) {
    case 'checkout':
      // An order is stored before its checkout: one that is not there now was never ours. `settle` has said so.
      await settle(parts, event.sessionId)
      return true
    case 'renewal':
      return bookRenewal(parts, event.billReference)
    case 'reversal':
      return bookReversals(parts, event.paymentReference)
    case 'subscription':
      return followSubscription(parts, event.subscriptionReference)
    case 'other':
      return true
  }
}
