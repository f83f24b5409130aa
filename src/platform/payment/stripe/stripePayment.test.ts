import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkoutOrder, MONTHLY } from '../checkoutOrder.fixture.ts'
import type { PaymentProvider } from '../paymentPort.ts'
import { type FakeStripe, startFakeStripe } from './fakeStripe.fixture.ts'
import { finishSession } from './fakeStripeLedger.fixture.ts'
import { createStripePayment } from './stripePayment.ts'

const PRICES = {
  price_midi: { cents: 2490, currency: 'eur' },
  price_silber: { cents: 8900, currency: 'eur' },
  price_dollar: { cents: 2490, currency: 'usd' },
}

let stripe: FakeStripe
let payment: PaymentProvider
let warnings: object[]

beforeEach(async () => {
  stripe = await startFakeStripe(PRICES)
  warnings = []
  payment = createStripePayment({
    secretKey: 'sk_test_fake',
    webhookSecret: 'whsec_fake',
    apiBase: stripe.apiBase,
    log: { info: () => {}, warn: fields => warnings.push(fields), error: () => {} },
  })
})

afterEach(() => stripe.close())

const sentTo = (route: string) => stripe.requests.filter(request => request.route === route)

describe('a checkout', () => {
  test('[7.12] sends price, buyer, purchase and addresses, each under a key made of the purchase', async () => {
    const { sessionId, url } = await payment.createCheckout(checkoutOrder())
    expect(url).toBe(`https://checkout.stripe.example/c/pay/${sessionId}`)
    expect(stripe.requests.map(({ route, key }) => [route, key])).toEqual([
      ['POST /v1/customers', 'b8a5f6a0-0000-4000-8000-000000000001:customer'],
      ['POST /v1/checkout/sessions', 'b8a5f6a0-0000-4000-8000-000000000001:checkout'],
    ])
    expect(stripe.ledger.customers).toMatchObject([
      {
        name: 'Erika Müller & Söhne',
        email: 'erika@example.de',
        address: { line1: 'Hauptstr. 1', postal_code: '10115', city: 'Köln', country: 'DE' },
      },
    ])
    expect(sentTo('POST /v1/checkout/sessions')[0]?.sent).toMatchObject({
      mode: 'payment',
      line_items: [{ price: 'price_midi', quantity: '1' }],
      client_reference_id: 'b8a5f6a0-0000-4000-8000-000000000001',
      metadata: { purchase_id: 'b8a5f6a0-0000-4000-8000-000000000001', alias: 'midi' },
      success_url: 'https://ampel.example/checkout/success?session_id={CHECKOUT_SESSION_ID}',
      locale: 'de',
    })
  })

  test('without an address is one of a name alone', async () => {
    await payment.createCheckout(checkoutOrder({ buyer: { email: 'a@b.de', name: 'Erika', address: null } }))
    expect(stripe.ledger.customers).toMatchObject([{ name: 'Erika' }])
    expect(stripe.ledger.customers[0]).not.toHaveProperty('address')
  })

  test('of a subscription is one in that mode', async () => {
    await payment.createCheckout(checkoutOrder(MONTHLY))
    expect(sentTo('POST /v1/checkout/sessions')[0]?.sent).toMatchObject({
      mode: 'subscription',
      subscription_data: { metadata: { alias: 'silber' } },
    })
  })

  test('with a promo code charges to the cent what was shown, and all such purchases share one coupon', async () => {
    const reduced = { discountCents: 333, promoCode: 'HERBST' }
    const first = await payment.createCheckout(checkoutOrder(reduced))
    await payment.createCheckout(checkoutOrder({ ...reduced, purchaseId: 'p2' }))
    expect(await payment.readCheckout(first.sessionId)).toMatchObject({ cents: 2157 })
    expect([...stripe.ledger.coupons.values()]).toEqual([333])
    await payment.createCheckout(checkoutOrder({ ...reduced, discountCents: 1245, purchaseId: 'p3' }))
    expect([...stripe.ledger.coupons.values()]).toEqual([333, 1245])
  })

  test.each([
    ['the price costs something else at Stripe', { listCents: 1990 }],
    ['the price is in another currency', { priceId: 'price_dollar' }],
  ])('is a fault where %s, and cannot be paid', async (_, changes) => {
    await expect(payment.createCheckout(checkoutOrder(changes))).rejects.toThrow(/Stripe would charge 2490/)
    expect([...stripe.ledger.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
  })

  test('of a price that Stripe does not know is a fault that names it, and nothing of the buyer', async () => {
    const failure = await payment.createCheckout(checkoutOrder({ priceId: 'price_none' })).catch(String)
    expect(failure).toMatch(/resource_missing line_items\[0\]\[price\] \(request req_fake\)/)
    expect(failure).not.toContain('erika')
  })

  test.each([[2489], [2441], [2491]])('that takes off %i of 2490 cents asks nobody', async discountCents => {
    await expect(payment.createCheckout(checkoutOrder({ discountCents }))).rejects.toThrow(RangeError)
    expect(stripe.requests).toEqual([])
  })

  test('that is asked for again is the same', async () => {
    const both = await Promise.all([payment.createCheckout(checkoutOrder()), payment.createCheckout(checkoutOrder())])
    expect(both[0]).toEqual(both[1])
    expect(stripe.ledger.sessions.size).toBe(1)
  })
})

describe('the state of a checkout', () => {
  test.each([
    ['open', null, 'open'],
    ['paid', 'paid', 'paid'],
    ['pending, while the bank works', 'pending', 'pending'],
    ['failed, when the bank has refused', 'failed', 'failed'],
    ['expired', 'expired', 'expired'],
  ] as const)('[7.13] is %s', async (_, how, state) => {
    for (const changes of [{}, MONTHLY]) {
      const { sessionId } = await payment.createCheckout(
        checkoutOrder({ ...changes, purchaseId: `p-${changes.alias}` }),
      )
      if (how) finishSession(stripe.ledger, sessionId, how)
      expect(await payment.readCheckout(sessionId)).toMatchObject({
        sessionId,
        state,
        livemode: false,
        currency: 'eur',
      })
    }
  })

  test('turns from pending to paid with the payment to refund and how it was paid', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder())
    finishSession(stripe.ledger, sessionId, 'pending')
    expect(await payment.readCheckout(sessionId)).toMatchObject({ paymentReference: null, method: 'sepa_debit' })
    finishSession(stripe.ledger, sessionId, 'paid')
    expect(await payment.readCheckout(sessionId)).toEqual({
      sessionId,
      purchaseId: checkoutOrder().purchaseId,
      state: 'paid',
      cents: 2490,
      currency: 'eur',
      paymentReference: [...stripe.ledger.intents.keys()][0],
      subscriptionReference: null,
      method: 'sepa_debit',
      livemode: false,
    })
  })

  test('of a subscription names the subscription and its first payment', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder(MONTHLY))
    finishSession(stripe.ledger, sessionId, 'paid')
    expect(await payment.readCheckout(sessionId)).toMatchObject({
      paymentReference: [...stripe.ledger.intents.keys()][0],
      subscriptionReference: [...stripe.ledger.subscriptions.keys()][0],
      method: 'sepa_debit',
    })
  })

  test('that cost nothing is paid without a payment', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ discountCents: 2490, promoCode: 'GRATIS' }))
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'open', cents: 0 })
    finishSession(stripe.ledger, sessionId, 'paid')
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'paid', cents: 0, paymentReference: null })
  })

  test.each(['cs_test_none', '', '../customers', 'cs_\u0000', 'x'.repeat(300)])('of %j is null', async id => {
    expect(await payment.readCheckout(id)).toBeNull()
  })

  test('is a fault where the answer has another form, and its values are not repeated', async () => {
    stripe.faults.push({ answer: { id: 'cs_test_1', status: 'complete', metadata: 'erika@example.de' } })
    const failure = await payment.readCheckout('cs_test_1').catch(String)
    expect(failure).toMatch(/another form: .*payment_status/)
    expect(failure).not.toContain('erika')
  })
})

describe('while Stripe fails', () => {
  const unavailable = { name: 'PaymentUnavailable', rule: { code: 'payment.unavailable', status: 503 } }

  test('three times in a row, that is said', async () => {
    stripe.faults.push({ status: 500 }, { status: 503 }, { status: 500 })
    await expect(payment.createCheckout(checkoutOrder())).rejects.toMatchObject(unavailable)
    expect(warnings).toEqual([
      { what: 'customers.create', type: 'StripeAPIError', statusCode: 500, requestId: 'req_fake' },
    ])
  })

  test('once, nobody notices', async () => {
    stripe.faults.push({ status: 500 })
    await payment.createCheckout(checkoutOrder())
    expect(stripe.ledger.sessions.size).toBe(1)
  })

  test('by being overloaded, that is said at once', async () => {
    stripe.faults.push({ status: 429 })
    await expect(payment.readCheckout('cs_test_1')).rejects.toMatchObject(unavailable)
    expect(stripe.requests).toEqual([])
  })

  test('by losing the answer after the work was done, the same session is found again', async () => {
    stripe.faults.push({ delayMs: 0 }, { dropAfterWork: true })
    const { sessionId } = await payment.createCheckout(checkoutOrder())
    expect(sentTo('POST /v1/checkout/sessions')).toHaveLength(2)
    expect([...stripe.ledger.sessions.keys()]).toEqual([sessionId])
  })

  test(
    'by being slow, the buyer is told within 12 s, and the next try finds what was made',
    { timeout: 25_000 },
    async () => {
      stripe.faults.push({ delayMs: 0 }, { delayMs: 11_000 })
      const start = performance.now()
      await expect(payment.createCheckout(checkoutOrder())).rejects.toMatchObject(unavailable)
      expect(performance.now() - start).toBeLessThan(12_000)
      await expect.poll(() => stripe.ledger.sessions.size, { timeout: 5000 }).toBe(1)
      const { sessionId } = await payment.createCheckout(checkoutOrder())
      expect([...stripe.ledger.sessions.keys()]).toEqual([sessionId])
    },
  )

  test('by not being there at all, that is said', async () => {
    await stripe.close()
    await expect(payment.readCheckout('cs_test_1')).rejects.toMatchObject(unavailable)
    expect(warnings).toMatchObject([{ type: 'StripeConnectionError' }])
  })
})

test('what was paid is found again over several pages, without what is not paid or not ours', async () => {
  const made: string[] = []
  for (let index = 0; index < 6; index++) {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId: `p${index}` }))
    if (index > 0) finishSession(stripe.ledger, sessionId, index === 3 ? 'pending' : 'paid')
    made.push(sessionId)
  }
  Object.assign(stripe.ledger.sessions.get(made[2] ?? '') ?? {}, { metadata: {} })
  const found: string[] = []
  for await (const { sessionId, state } of payment.paidSince(new Date(Date.now() - 60_000))) {
    expect(state).toBe('paid')
    found.push(sessionId)
  }
  expect(found).toEqual([made[5], made[4], made[1]])
  for await (const late of payment.paidSince(new Date(Date.now() + 60_000))) expect(late).toBeUndefined()
})
