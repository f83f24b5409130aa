import { z } from 'zod'

/** As a form carries it: everything is text. */
const Text = z.string().min(1).max(5000)
const Whole = z.string().regex(/^\d{1,10}$/)
const Flag = z.enum(['true', 'false'])
const Metadata = z.record(z.string().max(40), z.string().max(500))
const Expand = z.array(Text.refine(path => path.split('.').length <= 4))
const Page = { limit: Whole.optional(), starting_after: Text.optional(), expand: Expand.optional() }
const OfPayment = { payment_intent: Text.optional(), created: z.strictObject({ gte: Whole }).optional() }
const Described = z.strictObject({ description: Text.max(500).optional(), metadata: Metadata.optional() })

/** The fields that the API documents (2026-10-28) for the requests that we make, all others are unknown to this fake. */
export const FIELDS: Record<string, z.ZodType> = {
  'POST /v1/customers': z.strictObject({
    name: Text.max(256),
    email: Text.max(512),
    address: z
      .strictObject({ line1: Text, city: Text, postal_code: Text, country: z.string().regex(/^[A-Z]{2}$/) })
      .optional(),
    preferred_locales: z.array(Text).optional(),
    metadata: Metadata.optional(),
  }),
  'POST /v1/coupons': z.strictObject({
    id: Text,
    name: Text.max(40).optional(),
    amount_off: Whole,
    currency: z.literal('eur'),
    duration: z.enum(['once', 'forever', 'repeating']),
  }),
  'POST /v1/checkout/sessions': z
    .strictObject({
      mode: z.enum(['payment', 'subscription', 'setup']),
      line_items: z.array(z.strictObject({ price: Text, quantity: Whole })).min(1),
      discounts: z
        .array(z.strictObject({ coupon: Text }))
        .max(1)
        .optional(),
      customer: Text,
      client_reference_id: Text.max(200),
      metadata: Metadata,
      payment_intent_data: Described.optional(),
      subscription_data: Described.optional(),
      success_url: z.url(),
      cancel_url: z.url(),
      locale: z.enum(['auto', 'de', 'en']),
      adaptive_pricing: z.strictObject({ enabled: Flag }),
    })
    // "You can not pass payment_intent_data in subscription mode", and the other way round.
    .refine(sent => (sent.mode === 'payment' ? !sent.subscription_data : !sent.payment_intent_data)),
  'GET /v1/checkout/sessions/{id}': z.strictObject({ expand: Expand.optional() }),
  'GET /v1/checkout/sessions': z.strictObject({
    ...Page,
    created: z.strictObject({ gte: Whole }).optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  'POST /v1/checkout/sessions/{id}/expire': z.strictObject({}),
  'GET /v1/invoices/{id}': z.strictObject({}),
  'GET /v1/invoices': z.strictObject({
    ...Page,
    subscription: Text,
    created: z.strictObject({ gte: Whole }).optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  }),
  'GET /v1/invoice_payments': z.strictObject({ ...Page, invoice: Text }),
  'GET /v1/refunds': z.strictObject({ ...Page, ...OfPayment }),
  'POST /v1/refunds': z.strictObject({ payment_intent: Text, amount: Whole, metadata: Metadata.optional() }),
  'GET /v1/disputes': z.strictObject({ ...Page, ...OfPayment }),
  'GET /v1/subscriptions/{id}': z.strictObject({}),
  'POST /v1/subscriptions/{id}': z.strictObject({ cancel_at_period_end: Flag }),
  'DELETE /v1/subscriptions/{id}': z.strictObject({}),
}

type Fields = { [name: string]: string | Fields }

/** `a[b][0]=x` as an object; what counts from 0 becomes a list. */
export function readForm(text: string): unknown {
  const read: Fields = Object.create(null) as Fields
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[')
    const last = keys.pop() ?? ''
    let place = read
    for (const key of keys) {
      const inner = place[key] ?? {}
      if (typeof inner === 'string') throw new Error(`${name} is both a value and an object`)
      place = place[key] = inner
    }
    place[last] = value
  }
  return withLists(read)
}

function withLists(value: string | Fields): unknown {
  if (typeof value === 'string') return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList
    ? Object.values(value).map(withLists)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLists(inner)]))
}
