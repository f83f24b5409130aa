import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import type { BillingParts } from './billingParts.ts'
import { REFUND } from './settlement/decideRefund.ts'
import { END_SUBSCRIPTION, tellProvider } from './subscriptions/endSubscription.ts'
import { followEvent } from './settlement/followEvent.ts'
import { FOLLOW_EVENT } from './settlement/handlePaymentEvent.ts'
import { reconcile, sweepPayments } from './settlement/reconcile.ts'
import { refund } from './settlement/refund.ts'

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
