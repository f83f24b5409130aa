import type Stripe from 'stripe'
import type { z } from 'zod'
import type { Renewal, Subscription } from '../paymentPort.ts'
import { type Ask, StripeRefused } from './askStripe.ts'
import { readInvoicePayment } from './readInvoicePayment.ts'
import { Invoice, pageOf, StripeSubscription } from './stripeAnswers.ts'

export async function readStripeRenewal(stripe: Stripe, ask: Ask, invoiceId: string): Promise<Renewal | null> {
  return renewalOf(stripe, ask, await ask('invoices.retrieve', Invoice, stripe.invoices.retrieve(invoiceId)))
}

export async function stripeRenewalsSince(
  stripe: Stripe,
  ask: Ask,
  subscription: string,
  since: Date,
): Promise<readonly Renewal[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  // Newest first; one page holds more months than anybody asks for.
  const request = stripe.invoices.list({ subscription, status: 'paid', created, limit: 100 })
  const { data } = await ask('invoices.list', pageOf(Invoice), request)
  const renewals: Renewal[] = []
  for (const invoice of data.reverse()) {
    const renewal = await renewalOf(stripe, ask, invoice)
    if (renewal) renewals.push(renewal)
  }
  return renewals
}

async function renewalOf(stripe: Stripe, ask: Ask, invoice: z.output<typeof Invoice>): Promise<Renewal | null> {
  const subscriptionReference = invoice.parent?.subscription_details?.subscription
  if (!subscriptionReference || invoice.status !== 'paid' || invoice.billing_reason !== 'subscription_cycle')
    return null
  const payment = invoice.amount_paid > 0 ? await readInvoicePayment(stripe, ask, invoice.id) : null
  return {
    subscriptionReference,
    paymentReference: payment?.id ?? invoice.id,
    cents: invoice.amount_paid,
    currency: invoice.currency.toLowerCase(),
    periodEnd: dateOf(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
  }
}

export async function readStripeSubscription(stripe: Stripe, ask: Ask, id: string): Promise<Subscription | null> {
  try {
    return subscriptionOf(await ask('subscriptions.retrieve', StripeSubscription, stripe.subscriptions.retrieve(id)))
  } catch (error) {
    if (error instanceof StripeRefused && error.code === 'resource_missing') return null
    throw error
  }
}

export async function cancelStripeSubscription(
  stripe: Stripe,
  ask: Ask,
  id: string,
  when: 'now' | 'periodEnd',
): Promise<Subscription> {
  const current = await readStripeSubscription(stripe, ask, id)
  // Stripe takes no second cancellation.
  if (current?.state === 'ended') return current
  // No key of our own: it is the same however often it is done, and a key would hide that it was taken back in between.
  const request =
    when === 'now' ? stripe.subscriptions.cancel(id) : stripe.subscriptions.update(id, { cancel_at_period_end: true })
  return subscriptionOf(await ask('subscriptions.cancel', StripeSubscription, request))
}

function subscriptionOf(subscription: StripeSubscription): Subscription {
  const paidUntil = Math.max(...subscription.items.data.map(item => item.current_period_end))
  return {
    subscriptionReference: subscription.id,
    state: stateOf(subscription),
    periodEnd: dateOf(subscription.ended_at ?? paidUntil),
  }
}

function stateOf({ status, cancel_at, cancel_at_period_end }: StripeSubscription): Subscription['state'] {
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  if (cancel_at_period_end || cancel_at !== null) return 'ending'
  return status === 'active' || status === 'trialing' ? 'active' : 'overdue'
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
