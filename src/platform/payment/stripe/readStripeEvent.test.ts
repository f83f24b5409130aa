import { describe, expect, test } from 'vitest'
import { stripeEvent } from './fakeStripe.fixture.ts'
import { readStripeEvent } from './readStripeEvent.ts'

const TEST_MONEY = { secret: 'whsec_fake', isLive: false }

const read = ({ raw, signature }: { raw: Buffer; signature: string | null }) =>
  readStripeEvent(raw, signature, TEST_MONEY)

describe('an event', () => {
  test.each([
    ['checkout.session.completed', { id: 'cs_1' }, { type: 'checkout', sessionId: 'cs_1' }],
    ['checkout.session.async_payment_succeeded', { id: 'cs_1' }, { type: 'checkout', sessionId: 'cs_1' }],
    ['checkout.session.async_payment_failed', { id: 'cs_1' }, { type: 'checkout', sessionId: 'cs_1' }],
    ['checkout.session.expired', { id: 'cs_1' }, { type: 'checkout', sessionId: 'cs_1' }],
    ['invoice.paid', { id: 'in_1', billing_reason: 'subscription_cycle' }, { type: 'renewal', billReference: 'in_1' }],
    ['invoice.paid', { id: 'in_1', billing_reason: 'subscription_create' }, { type: 'other' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { type: 'reversal', paymentReference: 'pi_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }, { type: 'other' }],
    ['refund.created', { id: 're_1', payment_intent: 'pi_1' }, { type: 'reversal', paymentReference: 'pi_1' }],
    ['charge.refund.updated', { id: 're_1', payment_intent: 'pi_1' }, { type: 'reversal', paymentReference: 'pi_1' }],
    ['charge.dispute.closed', { id: 'dp_1', payment_intent: 'pi_1' }, { type: 'reversal', paymentReference: 'pi_1' }],
    ['customer.subscription.deleted', { id: 'sub_1' }, { type: 'subscription', subscriptionReference: 'sub_1' }],
    ['customer.subscription.updated', { id: 'sub_1' }, { type: 'subscription', subscriptionReference: 'sub_1' }],
    ['payment_intent.succeeded', { id: 'pi_1' }, { type: 'other' }],
    ['something.unheard_of', {}, { type: 'other' }],
  ])('%s of %j is %j', (type, object, expected) => {
    expect(read(stripeEvent(type, object))).toEqual({ id: 'evt_1', ...expected })
  })

  const good = stripeEvent('checkout.session.completed', { id: 'cs_1' })
  test.each([
    ['without a signature', { raw: good.raw, signature: null }],
    ['signed by somebody else', stripeEvent('checkout.session.completed', { id: 'cs_1' }, { secret: 'whsec_other' })],
    ['that was changed', { raw: Buffer.concat([good.raw, Buffer.from(' ')]), signature: good.signature }],
    ['older than five minutes', stripeEvent('checkout.session.completed', { id: 'cs_1' }, { ageSeconds: 301 })],
    ['of real money', stripeEvent('checkout.session.completed', { id: 'cs_1' }, { livemode: true })],
    ['that is no JSON', { raw: Buffer.from('{'), signature: good.signature }],
  ])('%s is refused', (_, event) => {
    expect(() => read(event)).toThrow(
      expect.objectContaining({ rule: expect.objectContaining({ code: 'payment.badEvent' }) as object }),
    )
  })

  test('four minutes old is taken', () => {
    expect(read(stripeEvent('checkout.session.expired', { id: 'cs_1' }, { ageSeconds: 240 }))).toMatchObject({
      type: 'checkout',
    })
  })

  test('of test money is refused where ours is real', () => {
    const live = { secret: 'whsec_fake', isLive: true }
    expect(() => readStripeEvent(good.raw, good.signature, live)).toThrow()
    const real = stripeEvent('checkout.session.completed', { id: 'cs_1' }, { livemode: true })
    expect(readStripeEvent(real.raw, real.signature, live)).toMatchObject({ type: 'checkout' })
  })

  test('that is signed but has another form is an internal fault to look at, not a forgery', () => {
    expect(() => read(stripeEvent('checkout.session.completed', { id: 5 }))).toThrow(/expected string/)
  })
})
