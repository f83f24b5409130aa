import { randomBytes } from 'node:crypto'

export interface FakePrice {
  readonly cents: number
  readonly currency: string
}

export interface Intent {
  id: string
  cents: number
  status: string
  method: string
  refunds: { id: string; amount: number; status: string; metadata: Record<string, string> }[]
  disputes: { id: string; amount: number; status: string }[]
}

export interface Bill {
  id: string
  subscription: string
  reason: string
  cents: number
  created: number
  periodEnd: number
  intent: string | null
}

export interface FakeSession {
  id: string
  mode: string
  status: string
  paymentStatus: string
  subtotal: number
  total: number
  currency: string
  metadata: Record<string, string>
  created: number
  intent: string | null
  subscription: string | null
  bill: string | null
  url: string
}

export interface FakeSubscription {
  id: string
  status: string
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  periodEnd: number
  listCents: number
}

/** What the fake Stripe knows. */
export interface Ledger {
  readonly prices: Readonly<Record<string, FakePrice>>
  readonly customers: Record<string, unknown>[]
  readonly coupons: Map<string, number>
  readonly sessions: Map<string, FakeSession>
  readonly intents: Map<string, Intent>
  readonly bills: Map<string, Bill>
  readonly subscriptions: Map<string, FakeSubscription>
}

const MONTH = 30 * 86_400

export function emptyLedger(prices: Readonly<Record<string, FakePrice>>): Ledger {
  return {
    prices,
    customers: [],
    coupons: new Map(),
    sessions: new Map(),
    intents: new Map(),
    bills: new Map(),
    subscriptions: new Map(),
  }
}

export const now = () => Math.floor(Date.now() / 1000)

export const fakeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** What the buyer does on Stripe's page, and his bank behind it. */
export function finishSession(ledger: Ledger, id: string, how: 'paid' | 'pending' | 'failed' | 'expired'): FakeSession {
  const session = ledger.sessions.get(id)
  if (!session || session.status === 'expired') throw new Error(`nothing to finish: ${id}`)
  if (how === 'expired') return Object.assign(session, { status: 'expired' })
  const isFree = session.total === 0
  const intent =
    session.status === 'complete' ? intentOf(ledger, session) : isFree ? null : addIntent(ledger, session.total)
  if (intent) intent.status = { paid: 'succeeded', pending: 'processing', failed: 'requires_payment_method' }[how]
  if (session.status === 'open' && session.mode === 'payment') session.intent = intent?.id ?? null
  if (session.status === 'open' && session.mode === 'subscription') subscribe(ledger, session, intent)
  const paymentStatus = isFree ? 'no_payment_required' : how === 'paid' ? 'paid' : 'unpaid'
  return Object.assign(session, { status: 'complete', paymentStatus })
}

function subscribe(ledger: Ledger, session: FakeSession, intent: Intent | null): void {
  const subscription: FakeSubscription = {
    id: fakeId('sub'),
    status: 'active',
    cancelAtPeriodEnd: false,
    endedAt: null,
    periodEnd: now() + MONTH,
    listCents: session.subtotal,
  }
  ledger.subscriptions.set(subscription.id, subscription)
  session.subscription = subscription.id
  session.bill = addBill(ledger, subscription, 'subscription_create', session.total, intent).id
}

/** The next month is charged. */
export function renewSubscription(ledger: Ledger, id: string): Bill {
  const subscription = ledger.subscriptions.get(id)
  if (!subscription) throw new Error(`no subscription ${id}`)
  subscription.periodEnd += MONTH
  const intent = addIntent(ledger, subscription.listCents)
  intent.status = 'succeeded'
  return addBill(ledger, subscription, 'subscription_cycle', subscription.listCents, intent)
}

function addBill(
  ledger: Ledger,
  { id, periodEnd }: FakeSubscription,
  reason: string,
  cents: number,
  intent: Intent | null,
) {
  const bill = {
    id: fakeId('in'),
    subscription: id,
    reason,
    cents,
    created: periodEnd - MONTH,
    periodEnd,
    intent: intent?.id ?? null,
  }
  ledger.bills.set(bill.id, bill)
  return bill
}

function addIntent(ledger: Ledger, cents: number): Intent {
  const intent = { id: fakeId('pi'), cents, status: '', method: 'sepa_debit', refunds: [], disputes: [] }
  ledger.intents.set(intent.id, intent)
  return intent
}

function intentOf(ledger: Ledger, { intent, bill }: FakeSession): Intent | null {
  const id = intent ?? (bill === null ? null : ledger.bills.get(bill)?.intent)
  return ledger.intents.get(id ?? '') ?? null
}
