import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { checkoutOrder, MONTHLY } from '../checkoutOrder.fixture.ts'
import { paymentNames } from './readSandboxCheckout.ts'
import { createSandboxPayment, type SandboxPayment } from './sandboxPayment.ts'
import { leaveCheckout, payCheckout } from './sandboxStore.ts'

let store: TestDatabase
let payment: SandboxPayment
let purchaseId: string
let purchases = 0

beforeAll(async () => {
  store = await openTestDatabase()
  payment = createSandboxPayment(store.database, 'http://localhost:3000')
})

beforeEach(() => {
  purchaseId = `purchase-${++purchases}`
})

afterAll(() => store.close())

const pay = (sessionId: string) => payCheckout(store.database, sessionId, 'open', paymentNames())

async function paid(changes: Parameters<typeof checkoutOrder>[0] = {}) {
  const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId, ...changes }))
  await pay(sessionId)
  const state = await payment.readCheckout(sessionId)
  if (!state) throw new Error('no checkout')
  return { ...state, paymentReference: state.paymentReference ?? '', subscription: state.subscriptionReference ?? '' }
}

const later = (sessionId: string, interval: string) =>
  store.database.execute(
    `update sandbox_checkout set created_at = created_at - $2::interval, pending_since = pending_since - $2::interval,
       period_end = period_end - $2::interval where id = $1 or subscription_id = $1`,
    [sessionId, interval],
  )

describe('a checkout', () => {
  test('[7.12] is one of our pages with a random address, one for each purchase', async () => {
    const order = checkoutOrder({ purchaseId })
    const [first, second] = await Promise.all([payment.createCheckout(order), payment.createCheckout(order)])
    expect(first).toEqual(second)
    expect(first.sessionId).toMatch(/^cs_sandbox_[\w-]{43}$/)
    expect(first.url).toBe(`http://localhost:3000/sandbox-checkout/${first.sessionId}`)
    expect(await payment.readCheckout(first.sessionId)).toEqual({
      sessionId: first.sessionId,
      purchaseId,
      state: 'open',
      cents: 2490,
      currency: 'eur',
      paymentReference: null,
      subscriptionReference: null,
      method: null,
      livemode: false,
    })
  })

  test('is paid once, however often that is done at the same time', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId }))
    await Promise.all(Array.from({ length: 5 }, () => pay(sessionId)))
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'paid', method: 'sandbox' })
    const payments = 'select id from sandbox_payment where checkout_id = $1'
    expect(await store.database.query(payments, [sessionId])).toHaveLength(1)
  })

  test('that costs nothing is paid without a payment', async () => {
    expect(await paid({ discountCents: 2490, promoCode: 'GRATIS' })).toMatchObject({
      state: 'paid',
      cents: 0,
      paymentReference: '',
    })
  })

  test('is not made for what no provider would charge', async () => {
    await expect(payment.createCheckout(checkoutOrder({ purchaseId, discountCents: 2450 }))).rejects.toThrow(RangeError)
  })

  test('[7.13] that the bank works on is pending, and paid after 15 s for whoever looks', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId }))
    await leaveCheckout(store.database, sessionId, 'pending')
    await later(sessionId, '14 seconds')
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'pending', paymentReference: null })
    await later(sessionId, '1 second')
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'paid', cents: 2490 })
  })

  test('that nobody paid within a day is expired, and cannot be paid or left any more', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId }))
    await later(sessionId, '25 hours')
    await pay(sessionId)
    await leaveCheckout(store.database, sessionId, 'cancelled')
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'expired' })
  })

  test('that was cancelled stays so', async () => {
    const { sessionId } = await payment.createCheckout(checkoutOrder({ purchaseId }))
    await leaveCheckout(store.database, sessionId, 'cancelled')
    await pay(sessionId)
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'cancelled', paymentReference: null })
  })

  test.each(['', 'cs_test_1', `cs_sandbox_${'x'.repeat(43)}`, '\u0000'])('%j is none', async id => {
    expect(await payment.readCheckout(id)).toBeNull()
  })

  test('is found again once it is paid, also where nobody has looked after its bank', async () => {
    const { sessionId } = await paid()
    const late = await payment.createCheckout(checkoutOrder({ purchaseId: `${purchaseId}-late` }))
    await leaveCheckout(store.database, late.sessionId, 'pending')
    await later(late.sessionId, '20 seconds')
    const found: string[] = []
    for await (const state of payment.paidSince(new Date(Date.now() - 60_000))) found.push(state.sessionId)
    expect(found).toEqual(expect.arrayContaining([sessionId, late.sessionId]))
    for await (const state of payment.paidSince(new Date(Date.now() + 60_000))) expect(state).toBeUndefined()
  })
})

describe('a subscription', () => {
  test('begins with a month for the discounted price and renews for the full one', async () => {
    const { cents, subscription, paymentReference } = await paid({
      ...MONTHLY,
      discountCents: 900,
      promoCode: 'ERSTER',
    })
    expect(cents).toBe(8000)
    const before = await payment.readSubscription(subscription)
    const bill = await payment.renew(subscription)
    const renewal = await payment.readRenewal(bill?.billReference ?? '')
    expect(renewal).toMatchObject({ subscriptionReference: subscription, cents: 8900, currency: 'eur' })
    expect(renewal?.paymentReference).not.toBe(paymentReference)
    expect(renewal?.periodEnd.getTime()).toBeGreaterThan(before?.periodEnd.getTime() ?? Infinity)
    expect(await payment.readRenewal(paymentReference)).toBeNull()
  })

  test('tells of its renewals since a day without being asked for one', async () => {
    const { subscription } = await paid(MONTHLY)
    const [first, second] = [await payment.renew(subscription), await payment.renew(subscription)]
    const bills = [first, second].map(bill => bill?.billReference)
    const since = async (days: number) =>
      (await payment.renewalsSince(subscription, new Date(Date.now() + days * 24 * 3_600_000))).map(
        ({ paymentReference }) => paymentReference,
      )
    expect(await since(0)).toEqual(bills)
    expect(await since(45)).toEqual(bills.slice(1))
  })

  test('that is given notice of lasts until its end and does not renew', async () => {
    const { subscription } = await paid(MONTHLY)
    expect(await payment.cancelSubscription(subscription, 'periodEnd')).toMatchObject({ state: 'ending' })
    expect(await payment.renew(subscription)).toBeNull()
    await later(subscription, '32 days')
    expect(await payment.readSubscription(subscription)).toMatchObject({ state: 'ended' })
  })

  test('that is cancelled ends at once, and may be cancelled again', async () => {
    const { subscription } = await paid(MONTHLY)
    const ended = await payment.cancelSubscription(subscription, 'now')
    expect(ended.state).toBe('ended')
    expect(await payment.cancelSubscription(subscription, 'now')).toEqual(ended)
  })

  test('that nobody has is none', async () => {
    expect(await payment.readSubscription('sub_none')).toBeNull()
    await expect(payment.cancelSubscription('sub_none', 'now')).rejects.toThrow(/no subscription/)
  })
})

describe('a refund', () => {
  test('is made once for each key', async () => {
    const { paymentReference } = await paid()
    const order = { paymentReference, cents: 830, key: `${purchaseId}-w1` }
    const made = await Promise.all([payment.refund(order), payment.refund(order)])
    expect(made[0]).toEqual(made[1])
    expect(await payment.readReversals(paymentReference)).toEqual([
      { reference: made[0].reference, kind: 'refund', cents: 830, state: 'final' },
    ])
  })

  test('never gives back more than was paid, also not by two at once', async () => {
    const { paymentReference } = await paid()
    const both = await Promise.allSettled(
      ['a', 'b'].map(key => payment.refund({ paymentReference, cents: 1500, key: purchaseId + key })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(payment.refund({ paymentReference: 'pi_none', cents: 1, key: 'x' })).rejects.toThrow()
  })
})

test('sends no events, so whatever comes as one is refused', () => {
  expect(() => payment.readEvent(Buffer.from('{}'), 'x')).toThrow('keine gültige Unterschrift')
})
