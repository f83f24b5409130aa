import { randomUUID } from 'node:crypto'
import { PAYMENT } from '#contract/paymentRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import {
  type CheckoutOrder,
  type CheckoutState,
  type PaymentEvent,
  type PaymentProvider,
  PaymentUnavailable,
  type Renewal,
  type Reversal,
  type Subscription,
} from '#platform/payment/paymentPort.ts'

/** A payment provider in memory, with a ledger of its own that ours is compared to. */
export interface FakePayment extends PaymentProvider {
  /** Orders as they arrived, by session. */
  readonly orders: ReadonlyMap<string, CheckoutOrder>
  /** Every movement of money in cents, in order: what really happened. */
  readonly ledger: { readonly reference: string; readonly cents: number }[]
  /** Moves a checkout on; @returns the event that tells of it */
  move(sessionId: string, state: CheckoutState['state'], change?: Partial<CheckoutState>): PaymentEvent
  renew(subscriptionReference: string, change?: Partial<Renewal>): PaymentEvent
  /** Money that goes back without us. */
  reverse(paymentReference: string, reversal: Pick<Reversal, 'kind' | 'cents' | 'state'>): PaymentEvent
  /** Changes what became of a reversal. */
  decide(paymentReference: string, reference: string, state: Reversal['state']): PaymentEvent
  /** While true, nothing can be asked. */
  down: boolean
  /** What it was asked for. */
  asked: string[]
}

export const SIGNATURE = 'signed'

export function fakePayment(): FakePayment {
  const orders = new Map<string, CheckoutOrder>()
  const states = new Map<string, CheckoutState>()
  const bills = new Map<string, Renewal>()
  const reversals = new Map<string, Reversal[]>()
  const refundKeys = new Map<string, Reversal>()
  const subscriptions = new Map<string, Subscription>()
  const ledger: { reference: string; cents: number }[] = []

  const ask = async (what: string) => {
    fake.asked.push(what)
    await Promise.resolve()
    if (fake.down) throw new PaymentUnavailable(new Error('down'))
  }
  const undo = (paymentReference: string, reversal: Reversal) => {
    reversals.set(paymentReference, [...(reversals.get(paymentReference) ?? []), reversal])
    if (reversal.state !== 'undone') ledger.push({ reference: reversal.reference, cents: -reversal.cents })
    return reversal
  }

  const fake: FakePayment = {
    name: 'sandbox',
    orders,
    ledger,
    down: false,
    asked: [],

    async createCheckout(order) {
      await ask('createCheckout')
      const sessionId = `cs_${order.purchaseId}`
      const known = orders.get(sessionId)
      if (known && JSON.stringify(known) !== JSON.stringify(order)) throw new Error('the same key for another order')
      if (!known) {
        orders.set(sessionId, order)
        states.set(sessionId, openState(sessionId, order))
      }
      return { sessionId, url: `https://pay.example/${sessionId}` }
    },

    async readCheckout(sessionId) {
      await ask('readCheckout')
      return states.get(sessionId) ?? null
    },

    readEvent(raw, signature) {
      if (signature !== SIGNATURE) throw new Refusal(PAYMENT.badEvent)
      return JSON.parse(raw.toString()) as PaymentEvent
    },

    async readRenewal(billReference) {
      await ask('readRenewal')
      return bills.get(billReference) ?? null
    },

    async renewalsSince(subscriptionReference, since) {
      await ask('renewalsSince')
      // The bills of this provider are of this moment.
      return since < new Date()
        ? [...bills.values()].filter(bill => bill.subscriptionReference === subscriptionReference)
        : []
    },

    async readReversals(paymentReference) {
      await ask('readReversals')
      return reversals.get(paymentReference) ?? []
    },

    async readSubscription(reference) {
      await ask('readSubscription')
      return subscriptions.get(reference) ?? null
    },

    async refund({ paymentReference, cents, key }) {
      await ask('refund')
      const known = refundKeys.get(key)
      if (known) return known
      const made = undo(paymentReference, { reference: `re_${randomUUID()}`, kind: 'refund', cents, state: 'final' })
      refundKeys.set(key, made)
      return made
    },

    async cancelSubscription(subscriptionReference, when) {
      await ask('cancelSubscription')
      const one = subscriptions.get(subscriptionReference)
      if (!one) throw new Error('no such subscription')
      const ended: Subscription = { ...one, state: when === 'now' ? 'ended' : 'ending' }
      subscriptions.set(subscriptionReference, ended)
      return ended
    },

    async *reversedSince() {
      await ask('reversedSince')
      for (const [paymentReference, all] of reversals) {
        for (const { reference } of all) yield { paymentReference, reference }
      }
    },

    async *paidSince() {
      await ask('paidSince')
      yield* [...states.values()].filter(({ state }) => state === 'paid')
    },

    move(sessionId, state, change = {}) {
      const [before, order] = [states.get(sessionId), orders.get(sessionId)]
      if (!before || !order) throw new Error('no such checkout')
      const subscription = order.mode === 'subscription' ? `sub_${order.purchaseId}` : null
      const after: CheckoutState = {
        ...before,
        state,
        paymentReference: `pi_${order.purchaseId}`,
        subscriptionReference: subscription,
        method: 'card',
        ...change,
      }
      states.set(sessionId, after)
      if (state === 'paid' && before.state !== 'paid') {
        ledger.push({ reference: after.paymentReference ?? sessionId, cents: after.cents })
        if (subscription) {
          const periodEnd = inMonths(1)
          subscriptions.set(subscription, { subscriptionReference: subscription, state: 'active', periodEnd })
        }
      }
      return { id: `evt_${randomUUID()}`, type: 'checkout', sessionId }
    },

    renew(subscriptionReference, change = {}) {
      const order = orders.get(`cs_${subscriptionReference.replace('sub_', '')}`)
      if (!order) throw new Error('no such subscription')
      const billReference = `in_${randomUUID()}`
      const bill: Renewal = {
        subscriptionReference,
        paymentReference: `pi_${randomUUID()}`,
        cents: order.listCents,
        currency: 'eur',
        periodEnd: inMonths(2),
        ...change,
      }
      bills.set(billReference, bill)
      ledger.push({ reference: bill.paymentReference, cents: bill.cents })
      return { id: `evt_${randomUUID()}`, type: 'renewal', billReference }
    },

    reverse(paymentReference, reversal) {
      undo(paymentReference, { reference: `rv_${randomUUID()}`, ...reversal })
      return { id: `evt_${randomUUID()}`, type: 'reversal', paymentReference }
    },

    decide(paymentReference, reference, state) {
      const all = reversals.get(paymentReference) ?? []
      reversals.set(
        paymentReference,
        all.map(one => (one.reference === reference ? { ...one, state } : one)),
      )
      const one = all.find(other => other.reference === reference)
      if (one && state === 'undone') ledger.push({ reference: `${reference}#undone`, cents: one.cents })
      return { id: `evt_${randomUUID()}`, type: 'reversal', paymentReference }
    },
  }
  return fake
}

function openState(sessionId: string, order: CheckoutOrder): CheckoutState {
  return {
    sessionId,
    purchaseId: order.purchaseId,
    state: 'open',
    cents: order.listCents - order.discountCents,
    currency: 'eur',
    paymentReference: null,
    subscriptionReference: null,
    method: null,
    livemode: false,
  }
}

function inMonths(months: number): Date {
  return new Date(Date.now() + months * 30 * 24 * 3_600_000)
}
