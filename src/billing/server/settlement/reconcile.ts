import type { BillingParts } from '../billingParts.ts'
import { followSubscription } from '../subscriptions/followSubscription.ts'
import { bookReversals } from './bookReversals.ts'
import { findPayment, unfinishedReversals } from './paymentStore.ts'
import { dueForCheck, expireForgotten, removeUnpaid, writeChecked } from './reconcileStore.ts'
import { settle, settleAs } from './settle.ts'
import { overdueSubscriptions } from '../subscriptions/subscriptionStore.ts'
import { addNote, lockPurchase } from '../orders/purchaseStore.ts'
import { removeOldEvents } from './eventStore.ts'

/** In one minute a provider answers far more. */
const MAX_AT_ONCE = 200
/** A checkout that never got a name, because its order was given up half-way. */
const NAMELESS_HOURS = 1
/** The provider does not know the checkout, or not any more. */
const UNKNOWN_DAYS = 3
const EVENT_DAYS = 90
const UNPAID_DAYS = 90
/** Slow banks and missed webhooks: what was begun within these days is looked through. */
const SWEEP_DAYS = 4
/** A provider bills some hours after the period's end, and tries again for days. */
const OVERDUE_HOURS = 24
/** Banks take months to decide on a dispute. */
const UNDECIDED_DAYS = 200

/** Every minute: asks after orders that are not settled, in case no event and no buyer has told us. */
export async function reconcile(parts: BillingParts, signal: AbortSignal): Promise<void> {
  const { database } = parts
  for (const { id, sessionId } of await dueForCheck(database, MAX_AT_ONCE)) {
    if (signal.aborted) return
    await writeChecked(database, id)
    await unlessFailing(parts, { purchaseId: id }, () => settle(parts, sessionId))
  }
  await database.inTransaction(tx => expireForgotten(tx, { namelessHours: NAMELESS_HOURS, unknownDays: UNKNOWN_DAYS }))
}

/** Every hour: what the minute does not see. */
export async function sweepPayments(parts: BillingParts, signal: AbortSignal): Promise<void> {
  const { database, payments } = parts
  const since = new Date(Date.now() - SWEEP_DAYS * 24 * 3_600_000)
  for await (const checkout of payments.paidSince(since)) {
    if (signal.aborted) return
    await unlessFailing(parts, { purchaseId: checkout.purchaseId }, () => settleAs(parts, checkout))
  }
  for await (const { reference, paymentReference } of payments.reversedSince(since)) {
    if (signal.aborted) return
    // What is booked is looked after below, until it is final.
    const isNews = !(await findPayment(database, { reference }))
    const isOurs = isNews && (await findPayment(database, { reference: paymentReference })) !== null
    if (isOurs) await unlessFailing(parts, { reference }, () => bookReversals(parts, paymentReference))
  }
  await lookAfterSubscriptions(parts)
  for (const reference of await unfinishedReversals(database, UNDECIDED_DAYS)) {
    await unlessFailing(parts, { reference }, () => bookReversals(parts, reference))
  }
  await removeOldEvents(database, EVENT_DAYS)
  await removeUnpaid(database, UNPAID_DAYS)
}

/** A period that has ended without news: the subscription has ended, its renewal was not paid, or an event was lost. */
async function lookAfterSubscriptions(parts: BillingParts): Promise<void> {
  const { database } = parts
  const overdue = await overdueSubscriptions(database, OVERDUE_HOURS, MAX_AT_ONCE)
  for (const { id, subscriptionReference, periodEnd } of overdue) {
    await writeChecked(database, id)
    await unlessFailing(parts, { purchaseId: id }, async () => {
      await followSubscription(parts, subscriptionReference)
      await noteMissingRenewal(parts, id, periodEnd)
    })
  }
}

/** @param paidUntil when it was last looked at: what is paid for longer now was found */
async function noteMissingRenewal({ database, log }: BillingParts, purchaseId: string, paidUntil: Date): Promise<void> {
  await database.inTransaction(async tx => {
    const { endedAt, periodEnd, note } = await lockPurchase(tx, purchaseId)
    if (endedAt !== null || note !== null || (periodEnd !== null && periodEnd > paidUntil)) return
    log.error({ purchaseId }, 'a renewal is missing')
    await addNote(tx, purchaseId, 'Der bezahlte Zeitraum ist um, eine Verlängerung ist nicht gemeldet.')
  })
}

/** One that cannot be looked after must not keep the others waiting. */
async function unlessFailing({ log }: BillingParts, about: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ ...about, error }, 'an order could not be reconciled')
  }
}
