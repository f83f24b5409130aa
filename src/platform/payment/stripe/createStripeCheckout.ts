import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { chargedCents } from '../chargedCents.ts'
import type { CheckoutOrder } from '../paymentPort.ts'
import { successAddress } from '../successAddress.ts'
import { type Ask, StripeRefused } from './askStripe.ts'
import { CreatedSession, WithId } from './stripeAnswers.ts'

/**
 * A Checkout Session. Every request carries a key made of the purchase, so that a repeated call finds what the first one
 * made, also where its answer was lost. Nothing that is sent may depend on the time, else the repetition is refused.
 */
export async function createStripeCheckout(
  stripe: Stripe,
  ask: Ask,
  order: CheckoutOrder,
): Promise<{ sessionId: string; url: string }> {
  const expected = chargedCents(order)
  const metadata = { purchase_id: order.purchaseId, alias: order.alias }
  const customer = await createCustomer(stripe, ask, order)
  const coupon = order.discountCents > 0 ? await findCoupon(stripe, ask, order) : null
  const session = await ask(
    'checkout.sessions.create',
    CreatedSession,
    stripe.checkout.sessions.create(
      {
        mode: order.mode,
        line_items: [{ price: order.priceId, quantity: 1 }],
        ...(coupon !== null && { discounts: [{ coupon }] }),
        customer,
        client_reference_id: order.purchaseId,
        metadata,
        ...(order.mode === 'payment'
          ? { payment_intent_data: { description: order.description, metadata } }
          : { subscription_data: { description: order.description, metadata } }),
        success_url: successAddress(order.successUrl, '{CHECKOUT_SESSION_ID}'),
        cancel_url: order.cancelUrl,
        locale: 'de',
        // A buyer abroad would be shown another currency than the one he has ordered in.
        adaptive_pricing: { enabled: false },
      },
      { idempotencyKey: `${order.purchaseId}:checkout` },
    ),
  )
  if (
    session.amount_subtotal !== order.listCents ||
    session.amount_total !== expected ||
    session.currency?.toLowerCase() !== 'eur'
  ) {
    await ask('checkout.sessions.expire', WithId, stripe.checkout.sessions.expire(session.id))
    throw new Error(
      `Stripe would charge ${session.amount_total} ${session.currency} (before discount ${session.amount_subtotal}) ` +
        `for ${order.priceId}, but the buyer was shown ${expected} cents (before discount ${order.listCents})`,
    )
  }
  return { sessionId: session.id, url: session.url }
}

async function createCustomer(stripe: Stripe, ask: Ask, { purchaseId, buyer }: CheckoutOrder): Promise<string> {
  const { name, email, address } = buyer
  const customer = await ask(
    'customers.create',
    WithId,
    stripe.customers.create(
      {
        name,
        email,
        ...(address && {
          address: {
            line1: address.street,
            postal_code: address.zip,
            city: address.city,
            country: address.country,
          },
        }),
        preferred_locales: ['de'],
        metadata: { purchase_id: purchaseId },
      },
      { idempotencyKey: `${purchaseId}:customer` },
    ),
  )
  return customer.id
}

/**
 * The coupon that takes off exactly what we have shown: an amount, also for percentages, so that no rounding of Stripe's
 * comes between. Its id says what it is, so all purchases with the same code and discount use the same one.
 */
async function findCoupon(
  stripe: Stripe,
  ask: Ask,
  { purchaseId, promoCode, discountCents }: CheckoutOrder,
): Promise<string> {
  const name = promoCode ?? 'Rabatt'
  const id = `ampel_${createHash('sha256').update(`${name}|${discountCents}|eur`).digest('hex').slice(0, 32)}`
  try {
    await ask(
      'coupons.create',
      WithId,
      stripe.coupons.create(
        // Stripe shows up to 40 characters.
        { id, name: name.slice(0, 40), amount_off: discountCents, currency: 'eur', duration: 'once' },
        { idempotencyKey: `${purchaseId}:coupon` },
      ),
    )
  } catch (error) {
    if (!(error instanceof StripeRefused) || error.code !== 'resource_already_exists') throw error
  }
  return id
}
