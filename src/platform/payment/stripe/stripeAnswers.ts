import { z } from 'zod'

/** What we use of Stripe's answers; all else is dropped. Stripe is not ours: what has another form is not worked with. */
export const StripeId = z.string().min(1).max(255)

const Seconds = z.int().positive()

/** Where an object may come in its place, its id is enough. */
const idOf = (answer: typeof StripeId) =>
  z.union([answer, z.object({ id: answer }).transform(({ id }) => id)]).nullable()

export const PaymentIntent = z.object({
  id: StripeId,
  status: z.string().max(100),
  latest_charge: z
    .object({ payment_method_details: z.object({ type: z.string().min(1).max(100) }).nullish() })
    .nullable(),
})
export type PaymentIntent = z.output<typeof PaymentIntent>

/** Expanded by `payment_intent.latest_charge`. */
export const Session = z.object({
  id: StripeId,
  mode: z.string().max(100),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().min(0).nullable(),
  currency: z.string().max(3).nullable(),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string().max(500)).nullable(),
  payment_intent: PaymentIntent.nullable(),
  subscription: idOf(StripeId),
  invoice: idOf(StripeId),
})
export type Session = z.output<typeof Session>

export const CreatedSession = z.object({
  id: StripeId,
  amount_subtotal: z.int().nullable(),
  amount_total: z.int().nullable(),
  currency: z.string().max(3).nullable(),
  // An address that a browser is sent to: nothing but a web page.
  url: z.url({ protocol: /^https?$/ }).max(5000),
})

export const WithId = z.object({ id: StripeId })

/** Expanded by `data.payment.payment_intent.latest_charge`. */
export const InvoicePayment = z.object({
  status: z.string().max(100),
  payment: z.object({ payment_intent: PaymentIntent.optional() }),
})

export const Invoice = z.object({
  id: StripeId,
  status: z.string().max(100).nullable(),
  billing_reason: z.string().max(100).nullable(),
  amount_paid: z.int().min(0),
  currency: z.string().max(3),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: Seconds }) })).min(1) }),
  parent: z.object({ subscription_details: z.object({ subscription: idOf(StripeId) }).nullable() }).nullable(),
})

export const Refund = z.object({
  id: StripeId,
  amount: z.int().positive(),
  status: z.string().max(100).nullable(),
  metadata: z.record(z.string(), z.string().max(500)).nullable(),
})

/** A refund or a dispute among all that there are. */
export const Reversed = z.object({
  id: StripeId,
  status: z.string().max(100).nullable(),
  payment_intent: idOf(StripeId),
})
export const Dispute = z.object({ id: StripeId, amount: z.int().positive(), status: z.string().max(100) })

export const StripeSubscription = z.object({
  id: StripeId,
  status: z.string().max(100),
  cancel_at_period_end: z.boolean(),
  cancel_at: Seconds.nullable(),
  ended_at: Seconds.nullable(),
  items: z.object({ data: z.array(z.object({ current_period_end: Seconds })).min(1) }),
})
export type StripeSubscription = z.output<typeof StripeSubscription>

export const Event = z.object({
  id: StripeId,
  type: z.string().max(200),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
})

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), has_more: z.boolean() })
