import Stripe from 'stripe'
import type { Log } from '#platform/log/logPort.ts'
import { type PaymentProvider, PaymentUnavailable } from '../paymentPort.ts'
import { createAsk } from './askStripe.ts'
import { createStripeCheckout } from './createStripeCheckout.ts'
import { paidStripeCheckouts, readStripeCheckout } from './readStripeCheckout.ts'
import { readStripeEvent } from './readStripeEvent.ts'
import { readStripeReversals, refundByStripe, stripeReversedSince } from './stripeReversals.ts'
import {
  cancelStripeSubscription,
  readStripeRenewal,
  readStripeSubscription,
  stripeRenewalsSince,
} from './stripeSubscriptions.ts'

export interface StripeParts {
  /** sk_… or rk_…: it says whether the money is real. */
  readonly secretKey: string
  /** whsec_…, of the endpoint that Stripe sends its events to. */
  readonly webhookSecret: string
  /** Where Stripe is; null: api.stripe.com. For tests. */
  readonly apiBase: string | null
  readonly log: Log
}

/** For one try; the SDK makes up to three of what failed by no connection, no answer or 5xx, with the same key. */
const TRY_MS = 15_000

/**
 * A buyer is told after this time. What is under way goes on, and is found by the next try. Our answer has 12 s.
 */
const ANSWER_MS = 10_000

export function createStripePayment({ secretKey, webhookSecret, apiBase, log }: StripeParts): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    // Answers keep their form when the account is set to a newer version.
    apiVersion: '2026-10-28.endive',
    timeout: TRY_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase !== null && placeOf(apiBase)),
  })
  const ask = createAsk(log)
  const isLive = /^(sk|rk)_live_/.test(secretKey)
  return {
    name: 'stripe',
    createCheckout: order => inTime(createStripeCheckout(stripe, ask, order)),
    readCheckout: sessionId => inTime(readStripeCheckout(stripe, ask, sessionId)),
    readEvent: (raw, signature) => readStripeEvent(raw, signature, { secret: webhookSecret, isLive }),
    readRenewal: billReference => inTime(readStripeRenewal(stripe, ask, billReference)),
    renewalsSince: (reference, since) => inTime(stripeRenewalsSince(stripe, ask, reference, since)),
    readReversals: paymentReference => inTime(readStripeReversals(stripe, ask, paymentReference)),
    readSubscription: reference => inTime(readStripeSubscription(stripe, ask, reference)),
    refund: order => inTime(refundByStripe(stripe, ask, order)),
    cancelSubscription: (reference, when) => inTime(cancelStripeSubscription(stripe, ask, reference, when)),
    reversedSince: since => stripeReversedSince(stripe, ask, since),
    paidSince: since => paidStripeCheckouts(stripe, ask, since),
  }
}

function placeOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(address)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: Number(port) || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PaymentUnavailable(new Error(`no answer in ${ANSWER_MS} ms`))), ANSWER_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
