import {
  type Bill,
  fakeId,
  type FakeSession,
  type FakeSubscription,
  type Intent,
  type Ledger,
  now,
} from './fakeStripeLedger.fixture.ts'

export interface FakeAnswer {
  readonly status: number
  readonly body: object
}

export const refuse = (code: string, param = ''): FakeAnswer => ({
  status: code === 'resource_missing' ? 404 : 400,
  body: { error: { type: 'invalid_request_error', code, param, message: `${code} ${param}` } },
})

const ok = (body: object): FakeAnswer => ({ status: 200, body })
const list = (data: object[], hasMore = false): FakeAnswer => ok({ object: 'list', data, has_more: hasMore, url: '/' })

type Handle = (ledger: Ledger, sent: Record<string, unknown>, id: string) => FakeAnswer

/** What each request does, after its fields were found right. */
export const ANSWERS: Record<string, Handle> = {
  'POST /v1/customers': (ledger, sent) => {
    ledger.customers.push(sent)
    return ok({ id: fakeId('cus'), object: 'customer' })
  },
  'POST /v1/coupons': (ledger, sent) => {
    const id = String(sent['id'])
    if (ledger.coupons.has(id)) return refuse('resource_already_exists')
    ledger.coupons.set(id, Number(sent['amount_off']))
    return ok({ id, object: 'coupon' })
  },
  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions/{id}': (ledger, _, id) => {
    const session = ledger.sessions.get(id)
    return session ? ok(sessionBody(ledger, session)) : refuse('resource_missing', 'session')
  },
  'GET /v1/checkout/sessions': (ledger, sent) => {
    const since = Number((sent['created'] as { gte?: string } | undefined)?.gte ?? 0)
    const all = [...ledger.sessions.values()]
      .reverse()
      .filter(({ status, created }) => created >= since && (sent['status'] ?? status) === status)
    const { data, hasMore } = pageOf(all, sent)
    return list(
      data.map(session => sessionBody(ledger, session)),
      hasMore,
    )
  },
  'POST /v1/checkout/sessions/{id}/expire': (ledger, _, id) => {
    const session = ledger.sessions.get(id)
    if (session?.status !== 'open') return refuse('resource_missing', 'session')
    session.status = 'expired'
    return ok(sessionBody(ledger, session))
  },
  'GET /v1/invoices/{id}': (ledger, _, id) => {
    const bill = ledger.bills.get(id)
    return bill ? ok(billBody(bill)) : refuse('resource_missing', 'invoice')
  },
  'GET /v1/invoices': (ledger, sent) => {
    const since = Number((sent['created'] as { gte?: string } | undefined)?.gte ?? 0)
    const all = [...ledger.bills.values()].reverse()
    return list(all.filter(bill => bill.subscription === sent['subscription'] && bill.created >= since).map(billBody))
  },
  'GET /v1/invoice_payments': (ledger, sent) => {
    const intent = ledger.intents.get(ledger.bills.get(String(sent['invoice']))?.intent ?? '')
    if (!intent) return list([])
    const status = intent.status === 'succeeded' ? 'paid' : 'open'
    return list([
      { id: fakeId('inpay'), status, payment: { type: 'payment_intent', payment_intent: intentBody(intent) } },
    ])
  },
  'GET /v1/refunds': (ledger, sent) => reversals(ledger, sent, 'refunds'),
  'POST /v1/refunds': (ledger, sent) => {
    const intent = ledger.intents.get(String(sent['payment_intent']))
    if (!intent) return refuse('resource_missing', 'payment_intent')
    const amount = Number(sent['amount'])
    const back = intent.refunds.reduce((total, refund) => total + refund.amount, 0)
    if (back + amount > intent.cents) return refuse('charge_already_refunded')
    const metadata = (sent['metadata'] ?? {}) as Record<string, string>
    const refund = {
      id: fakeId('re'),
      object: 'refund',
      amount,
      status: 'succeeded',
      metadata,
      payment_intent: intent.id,
    }
    intent.refunds.push(refund)
    return ok(refund)
  },
  'GET /v1/disputes': (ledger, sent) => reversals(ledger, sent, 'disputes'),
  'GET /v1/subscriptions/{id}': (ledger, _, id) => change(ledger, id, () => {}),
  'POST /v1/subscriptions/{id}': (ledger, sent, id) =>
    change(ledger, id, found => (found.cancelAtPeriodEnd = sent['cancel_at_period_end'] === 'true')),
  'DELETE /v1/subscriptions/{id}': (ledger, _, id) =>
    ledger.subscriptions.get(id)?.endedAt === null
      ? change(ledger, id, found => Object.assign(found, { status: 'canceled', endedAt: now() }))
      : refuse('resource_missing', 'id'),
}

/** Smaller pages than are asked for, so that tests need few items to turn one. */
function pageOf<Item extends { id: string }>(all: Item[], sent: Record<string, unknown>) {
  const start = all.findIndex(({ id }) => id === sent['starting_after']) + 1
  const end = start + Math.min(Number(sent['limit']), 2)
  return { data: all.slice(start, end), hasMore: end < all.length }
}

/** Of one payment, or all that began since a time; those of this fake are of this moment. */
function reversals(ledger: Ledger, sent: Record<string, unknown>, kind: 'refunds' | 'disputes'): FakeAnswer {
  const payment = sent['payment_intent']
  if (typeof payment === 'string') return list(ledger.intents.get(payment)?.[kind] ?? [])
  const since = Number((sent['created'] as { gte?: string } | undefined)?.gte ?? 0)
  const all = [...ledger.intents.values()].flatMap(intent =>
    intent[kind].map(one => ({ ...one, payment_intent: intent.id })),
  )
  const { data, hasMore } = pageOf(since > now() ? [] : all, sent)
  return list(data, hasMore)
}

function openSession(ledger: Ledger, sent: Record<string, unknown>): FakeAnswer {
  const [item] = sent['line_items'] as { price: string }[]
  const price = ledger.prices[item?.price ?? '']
  if (!price) return refuse('resource_missing', 'line_items[0][price]')
  const [discount] = (sent['discounts'] ?? []) as { coupon: string }[]
  if (discount && !ledger.coupons.has(discount.coupon)) return refuse('resource_missing', 'discounts[0][coupon]')
  const total = Math.max(0, price.cents - (discount ? (ledger.coupons.get(discount.coupon) ?? 0) : 0))
  if (total > 0 && total < 50) return refuse('amount_too_small')
  const id = fakeId('cs_test')
  const session: FakeSession = {
    id,
    mode: String(sent['mode']),
    status: 'open',
    paymentStatus: total === 0 ? 'no_payment_required' : 'unpaid',
    subtotal: price.cents,
    total,
    currency: price.currency,
    metadata: sent['metadata'] as Record<string, string>,
    created: now(),
    intent: null,
    subscription: null,
    bill: null,
    url: `https://checkout.stripe.example/c/pay/${id}`,
  }
  ledger.sessions.set(id, session)
  return ok(sessionBody(ledger, session))
}

function sessionBody(ledger: Ledger, session: FakeSession): object {
  const { id, mode, status, metadata, currency, created } = session
  const intent = ledger.intents.get(session.intent ?? '')
  return {
    id,
    object: 'checkout.session',
    mode,
    status,
    metadata,
    currency,
    created,
    livemode: false,
    payment_status: session.paymentStatus,
    amount_subtotal: session.subtotal,
    amount_total: session.total,
    payment_intent: intent ? intentBody(intent) : null,
    subscription: session.subscription,
    invoice: session.bill,
    url: status === 'open' ? session.url : null,
  }
}

function intentBody({ id, status, method }: Intent): object {
  const latest_charge = { id: `ch_${id}`, payment_method_details: { type: method, [method]: {} } }
  return { id, object: 'payment_intent', status, latest_charge }
}

function billBody({ id, reason, cents, periodEnd, subscription }: Bill): object {
  return {
    id,
    object: 'invoice',
    status: 'paid',
    billing_reason: reason,
    amount_paid: cents,
    currency: 'eur',
    lines: { object: 'list', data: [{ period: { start: periodEnd - 1, end: periodEnd } }] },
    parent: { type: 'subscription_details', subscription_details: { subscription } },
  }
}

function change(ledger: Ledger, id: string, how: (found: FakeSubscription) => void): FakeAnswer {
  const found = ledger.subscriptions.get(id)
  if (!found) return refuse('resource_missing', 'id')
  how(found)
  return ok({
    id,
    object: 'subscription',
    status: found.status,
    cancel_at_period_end: found.cancelAtPeriodEnd,
    cancel_at: found.cancelAtPeriodEnd ? found.periodEnd : null,
    ended_at: found.endedAt,
    items: { object: 'list', data: [{ current_period_end: found.periodEnd }] },
  })
}
