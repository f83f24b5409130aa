import Stripe from 'stripe'
import { z } from 'zod'
import { PAYMENT } from '#contract/paymentRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { PaymentEvent } from '../paymentPort.ts'
import { Event, StripeId } from './stripeAnswers.ts'

/** Older deliveries are somebody's recording. */
const TOLERANCE_SECONDS = 300

const Bill = z.object({ id: StripeId, billing_reason: z.string().nullable() })
const OfPayment = z.object({ payment_intent: StripeId.nullable() })
const Named = z.object({ id: StripeId })

const CHECKOUT = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]

/** @throws Refusal when it is not signed or not of our kind of money, Error when what it says cannot be understood */
export function readStripeEvent(
  raw: Buffer,
  signature: string | null,
  { secret, isLive }: { readonly secret: string; readonly isLive: boolean },
): PaymentEvent {
  const event = Event.parse(signed(raw, signature, secret))
  if (event.livemode !== isLive) throw new Refusal(PAYMENT.badEvent)
  const { id, type } = event
  const { object } = event.data
  if (CHECKOUT.includes(type)) return { id, type: 'checkout', sessionId: Named.parse(object).id }
  if (type === 'invoice.paid') {
    const bill = Bill.parse(object)
    const isRenewal = bill.billing_reason === 'subscription_cycle'
    return isRenewal ? { id, type: 'renewal', billReference: bill.id } : { id, type: 'other' }
  }
  if (type === 'charge.refunded' || /^(refund|charge\.refund|charge\.dispute)\./.test(type)) {
    const { payment_intent } = OfPayment.parse(object)
    return payment_intent === null ? { id, type: 'other' } : { id, type: 'reversal', paymentReference: payment_intent }
  }
  if (type === 'customer.subscription.deleted' || type === 'customer.subscription.updated')
    return { id, type: 'subscription', subscriptionReference: Named.parse(object).id }
  return { id, type: 'other' }
}

function signed(raw: Buffer, signature: string | null, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(raw, signature ?? '', secret, TOLERANCE_SECONDS)
  } catch {
    throw new Refusal(PAYMENT.badEvent)
  }
}
