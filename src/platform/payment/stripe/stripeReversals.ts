import type Stripe from 'stripe'
import type { z } from 'zod'
import type { PaymentProvider, Reversal } from '../paymentPort.ts'
import type { Ask } from './askStripe.ts'
import { everyItem } from './everyItem.ts'
import { Dispute, pageOf, Refund, Reversed } from './stripeAnswers.ts'

/** More than this many refunds of one payment nobody makes. */
const ALL = { limit: 100 }

export async function readStripeReversals(stripe: Stripe, ask: Ask, payment: string): Promise<readonly Reversal[]> {
  if (!isIntent(payment)) return []
  const disputes = await ask(
    'disputes.list',
    pageOf(Dispute),
    stripe.disputes.list({ payment_intent: payment, ...ALL }),
  )
  return [
    ...(await refundsOf(stripe, ask, payment)).map(refundReversal),
    ...disputes.data.filter(movesMoney).map(disputeReversal),
  ]
}

export async function* stripeReversedSince(
  stripe: Stripe,
  ask: Ask,
  since: Date,
): ReturnType<PaymentProvider['reversedSince']> {
  const begun = { created: { gte: Math.floor(since.getTime() / 1000) }, ...ALL }
  const page = pageOf(Reversed)
  const refunds = everyItem(behind => ask('refunds.list', page, stripe.refunds.list({ ...begun, ...behind })))
  const disputes = everyItem(behind => ask('disputes.list', page, stripe.disputes.list({ ...begun, ...behind })))
  for (const list of [refunds, disputes]) {
    for await (const one of list) {
      if (one.payment_intent !== null && movesMoney(one))
        yield { reference: one.id, paymentReference: one.payment_intent }
    }
  }
}

/** Inquiries of a bank, and what was warded off before it began, move no money. */
function movesMoney({ status }: { readonly status: string | null }): boolean {
  return !status?.startsWith('warning_') && status !== 'prevented'
}

type RefundOrder = Parameters<PaymentProvider['refund']>[0]

/** Stripe forgets keys after a day, so a refund also bears its key, and is looked for first. */
export async function refundByStripe(stripe: Stripe, ask: Ask, order: RefundOrder): Promise<Reversal> {
  const { paymentReference, cents, key } = order
  if (!isIntent(paymentReference)) throw new Error(`${paymentReference} was no payment of money`)
  const made = (await refundsOf(stripe, ask, paymentReference)).find(({ metadata }) => metadata?.['key'] === key)
  if (made) return refundReversal(made)
  const request = stripe.refunds.create(
    { payment_intent: paymentReference, amount: cents, metadata: { key } },
    { idempotencyKey: `${key}:refund` },
  )
  return refundReversal(await ask('refunds.create', Refund, request))
}

/** A period that cost nothing has an invoice only. */
function isIntent(reference: string): boolean {
  return reference.startsWith('pi_')
}

async function refundsOf(stripe: Stripe, ask: Ask, payment: string): Promise<z.output<typeof Refund>[]> {
  const refunds = await ask('refunds.list', pageOf(Refund), stripe.refunds.list({ payment_intent: payment, ...ALL }))
  return refunds.data
}

function refundReversal({ id, amount, status }: z.output<typeof Refund>): Reversal {
  const isUndone = status === 'failed' || status === 'canceled'
  const state = isUndone ? 'undone' : status === 'succeeded' ? 'final' : 'open'
  return { reference: id, kind: 'refund', cents: amount, state }
}

function disputeReversal({ id, amount, status }: z.output<typeof Dispute>): Reversal {
  const state = status === 'won' ? 'undone' : status === 'lost' ? 'final' : 'open'
  return { reference: id, kind: 'dispute', cents: amount, state }
}
