import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkoutOrder, MONTHLY } from '../checkoutOrder.fixture.ts'
import type { PaymentProvider } from '../paymentPort.ts'
import { type FakeStripe, startFakeStripe } from './fakeStripe.fixture.ts'
import { finishSession, renewSubscription } from './fakeStripeLedger.fixture.ts'
import { createStripePayment } from './stripePayment.ts'

const PRICES = {
  price_midi: { cents: 2490, currency: 'eur' },
  price_silber: { cents: 8900, currency: 'eur' },
}

let stripe: FakeStripe
let payment: PaymentProvider

beforeEach(async () => {
  stripe = await startFakeStripe(PRICES)
  payment = createStripePayment({
    secretKey: 'sk_test_fake',
    webhookSecret: 'whsec_fake',
    apiBase: stripe.apiBase,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
})

afterEach(() => stripe.close())

const sentTo = (route: string) => stripe.requests.filter(request => request.route === route)

describe('a subscription', () => {
  async function subscribe(): Promise<string> {
    const { sessionId } = await payment.createCheckout(checkoutOrder(MONTHLY))
    return finishSession(stripe.ledger, sessionId, 'paid').subscription ?? ''
  }

  test('renews with a payment of its own; its first bill is no renewal', async () => {
    const subscription = await subscribe()
    const [first] = stripe.ledger.bills.keys()
    expect(await payment.readRenewal(first ?? '')).toBeNull()
    const bill = renewSubscription(stripe.ledger, subscription)
    expect(await payment.readRenewal(bill.id)).toEqual({
      subscriptionReference: subscription,
      paymentReference: bill.intent,
      cents: 8900,
      currency: 'eur',
      periodEnd: new Date(bill.periodEnd * 1000),
    })
  })

  test('tells of its renewals since a day without being asked for one, the first bill not among them', async () => {
    const subscription = await subscribe()
    const [first, second] = [
      renewSubscription(stripe.ledger, subscription),
      renewSubscription(stripe.ledger, subscription),
    ]
    const since = (seconds: number) => payment.renewalsSince(subscription, new Date(seconds * 1000))
    expect(await since(0)).toEqual([await payment.readRenewal(first.id), await payment.readRenewal(second.id)])
    expect(await since(second.created)).toEqual([await payment.readRenewal(second.id)])
    expect(sentTo('GET /v1/invoices')[0]?.sent).toMatchObject({ subscription, status: 'paid' })
  })

  test('that is given notice of lasts until the end of what is paid', async () => {
    const subscription = await subscribe()
    expect(await payment.readSubscription(subscription)).toMatchObject({ state: 'active' })
    expect(await payment.cancelSubscription(subscription, 'periodEnd')).toMatchObject({ state: 'ending' })
    expect(await payment.readSubscription(subscription)).toMatchObject({ state: 'ending' })
  })

  test('that is cancelled ends at once, and may be cancelled again', async () => {
    const subscription = await subscribe()
    expect(await payment.cancelSubscription(subscription, 'now')).toMatchObject({ state: 'ended' })
    expect(await payment.cancelSubscription(subscription, 'now')).toMatchObject({ state: 'ended' })
  })

  test('whose renewal could not be charged is overdue', async () => {
    const subscription = await subscribe()
    Object.assign(stripe.ledger.subscriptions.get(subscription) ?? {}, { status: 'past_due' })
    expect(await payment.readSubscription(subscription)).toMatchObject({ state: 'overdue' })
    expect(await payment.readSubscription('sub_none')).toBeNull()
  })
})

describe('money back', () => {
  async function paid(): Promise<string> {
    const { sessionId } = await payment.createCheckout(checkoutOrder())
    finishSession(stripe.ledger, sessionId, 'paid')
    return (await payment.readCheckout(sessionId))?.paymentReference ?? ''
  }

  test('is refunded once for each key, also after Stripe has forgotten the key', async () => {
    const paymentReference = await paid()
    const refund = await payment.refund({ paymentReference, cents: 830, key: 'w1' })
    expect(refund).toMatchObject({ kind: 'refund', cents: 830, state: 'final' })
    expect(await payment.refund({ paymentReference, cents: 830, key: 'w1' })).toEqual(refund)
    expect(sentTo('POST /v1/refunds')).toHaveLength(1)
    await payment.refund({ paymentReference, cents: 830, key: 'w2' })
    expect(await payment.readReversals(paymentReference)).toHaveLength(2)
  })

  test('beyond what was paid is a fault', async () => {
    const paymentReference = await paid()
    await expect(payment.refund({ paymentReference, cents: 2491, key: 'w1' })).rejects.toThrow(/refused refunds.create/)
  })

  test.each([
    ['needs_response', 'open'],
    ['won', 'undone'],
    ['lost', 'final'],
  ])('that the bank fetches is a dispute; %s: %s', async (status, state) => {
    const paymentReference = await paid()
    stripe.ledger.intents.get(paymentReference)?.disputes.push({ id: 'dp_1', amount: 2490, status })
    expect(await payment.readReversals(paymentReference)).toEqual([
      { reference: 'dp_1', kind: 'dispute', cents: 2490, state },
    ])
  })

  test('is found again over several pages, whoever gave it back, without inquiries', async () => {
    const [first, second] = [await paid(), await paid()]
    for (const key of ['w1', 'w2', 'w3']) await payment.refund({ paymentReference: first, cents: 100, key })
    const disputes = [
      { id: 'dp_1', amount: 2490, status: 'needs_response' },
      { id: 'dp_2', amount: 2490, status: 'warning_needs_response' },
    ]
    stripe.ledger.intents.get(second)?.disputes.push(...disputes)
    const found: string[] = []
    for await (const { paymentReference } of payment.reversedSince(new Date(Date.now() - 60_000)))
      found.push(paymentReference)
    expect(found).toEqual([first, first, first, second])
    for await (const late of payment.reversedSince(new Date(Date.now() + 60_000))) expect(late).toBeUndefined()
  })

  test('does not move with an inquiry', async () => {
    const paymentReference = await paid()
    stripe.ledger.intents
      .get(paymentReference)
      ?.disputes.push({ id: 'dp_1', amount: 2490, status: 'warning_needs_response' })
    expect(await payment.readReversals(paymentReference)).toEqual([])
  })
})
