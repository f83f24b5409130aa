import type Stripe from 'stripe'
import type { CheckoutProgress, CheckoutState } from '../paymentPort.ts'
import { type Ask, StripeRefused } from './askStripe.ts'
import { everyItem } from './everyItem.ts'
import { readInvoicePayment } from './readInvoicePayment.ts'
import { pageOf, type PaymentIntent, Session } from './stripeAnswers.ts'

const EXPANDED = 'payment_intent.latest_charge'

export async function readStripeCheckout(stripe: Stripe, ask: Ask, sessionId: string): Promise<CheckoutState | null> {
  // It comes out of addresses that anybody can write.
  if (!/^cs_\w{1,250}$/.test(sessionId)) return null
  try {
    const request = stripe.checkout.sessions.retrieve(sessionId, { expand: [EXPANDED] })
    return await stateOf(stripe, ask, await ask('checkout.sessions.retrieve', Session, request))
  } catch (error) {
    if (error instanceof StripeRefused && error.code === 'resource_missing') return null
    throw error
  }
}

export async function* paidStripeCheckouts(stripe: Stripe, ask: Ask, since: Date): AsyncGenerator<CheckoutState> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const complete = { created, status: 'complete' as const, limit: 100, expand: [`data.${EXPANDED}`] }
  const sessions = everyItem(behind =>
    ask('checkout.sessions.list', pageOf(Session), stripe.checkout.sessions.list({ ...complete, ...behind })),
  )
  for await (const session of sessions) {
    if (session.payment_status === 'unpaid' || purchaseOf(session) === null) continue
    yield await stateOf(stripe, ask, session)
  }
}

async function stateOf(stripe: Stripe, ask: Ask, session: Session): Promise<CheckoutState> {
  const intent =
    session.mode === 'subscription' && session.invoice !== null
      ? await readInvoicePayment(stripe, ask, session.invoice)
      : session.payment_intent
  const cents = session.amount_total ?? 0
  return {
    sessionId: session.id,
    purchaseId: purchaseOf(session),
    state: progressOf(session, intent),
    cents,
    currency: session.currency?.toLowerCase() ?? '',
    paymentReference: session.payment_status === 'paid' && cents > 0 ? (intent?.id ?? null) : null,
    subscriptionReference: session.subscription,
    method: intent?.latest_charge?.payment_method_details?.type ?? null,
    livemode: session.livemode,
  }
}

function purchaseOf({ metadata }: Session): string | null {
  return metadata?.['purchase_id'] ?? null
}

function progressOf({ status, payment_status }: Session, intent: PaymentIntent | null): CheckoutProgress {
  if (status !== 'complete') return status
  if (payment_status !== 'unpaid') return 'paid'
  // A bank that has said no leaves the session complete; only the payment itself tells.
  return intent && ['requires_payment_method', 'canceled'].includes(intent.status) ? 'failed' : 'pending'
}
