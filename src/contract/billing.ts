import { z } from 'zod'
import { PACKAGES } from '#billing/domain/packages.ts'
import { Email, Field } from './accountFields.ts'
import { BILLING_REFUSALS as REFUSALS } from './billingRefusals.ts'
import { call } from './call.ts'
import { PAYMENT } from './paymentRefusals.ts'

/** Codes are short; what is longer is none, and is answered so. */
const PromoCode = z.string().max(200)

export const validatePromo = call('GET', '/api/promo/validate', {
  summary: 'Einen Promo-Code prüfen; wer angemeldet ist, erfährt auch, ob er ihn schon eingelöst hat',
  access: 'open',
  limit: 'promo',
  query: z.object({
    code: PromoCode.default(''),
    /** Of the package for which it is to be used; without it, codes of single packages are valid, too. */
    alias: z.enum(PACKAGES).optional(),
  }),
  answer: z.object({
    valid: z.boolean(),
    promo: z
      .object({
        code: z.string(),
        discountType: z.enum(['percentage', 'fixed_amount']),
        /** Percent, or € in cents. */
        amount: z.int(),
        /** null: all. */
        packages: z.array(z.enum(PACKAGES)).nullable(),
      })
      .nullable(),
    /** Why it is not valid: a German sentence. */
    reason: z.string().nullable(),
  }),
})

export const createCheckoutSession = call('POST', '/api/create-checkout-session', {
  summary: 'Zahlungspflichtig bestellen; die Antwort führt zur Seite, auf der bezahlt wird',
  body: z.object({
    alias: z.string().max(40),
    /** Three characters at least; is printed on the invoice. */
    name: Field(400),
    promoCode: PromoCode.nullish(),
    addressId: z.string().max(100).nullish(),
    refCode: z.string().max(64).nullish().catch(null),
    /** The separate box: performance shall begin before the withdrawal period ends. */
    earlyPerformance: z.boolean().default(false),
    /** Which wording of boxes and notice was shown; required with early performance. */
    consentVersion: z
      .string()
      .regex(/^[\w.-]{1,40}$/)
      .nullish(),
  }),
  answer: z.object({
    /** The session. */
    id: z.string(),
    url: z.string(),
    contractId: z.string(),
  }),
  refusals: [
    REFUSALS.noPrice,
    REFUSALS.shortName,
    REFUSALS.badName,
    REFUSALS.noAddress,
    REFUSALS.consent,
    REFUSALS.promo,
    REFUSALS.tooManyOpen,
    PAYMENT.unavailable,
  ],
})

const Session = z.object({
  session_id: z.string().max(300).default(''),
})

const PaymentState = z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed'])

export const confirmCheckout = call('GET', '/api/checkout/confirm', {
  summary: 'Was aus einer Bestellung geworden ist, beim Bezahldienst nachgefragt; 202, solange die Bank noch arbeitet',
  access: 'open',
  query: Session,
  answer: z.object({
    /** null: not known yet. */
    ok: z.boolean().nullable(),
    grossCents: z.int(),
    state: PaymentState,
    message: z.string(),
    /** Of the purchase. */
    id: z.string(),
    session_id: z.string(),
    payment_intent: z.string().nullable(),
    /** Only for the buyer himself: with it and his address a contract can be ended. */
    contractId: z.string().nullable(),
  }),
  refusals: [REFUSALS.noSession, REFUSALS.notPaid],
})

export const readCheckoutStatus = call('GET', '/api/checkout/status', {
  summary: 'Ob eine Bestellung bezahlt ist',
  access: 'open',
  limit: 'poll',
  query: Session,
  answer: z.object({ ok: z.boolean(), status: PaymentState, method: z.string().nullable() }),
  refusals: [REFUSALS.noSession],
})

/** The path is the specification's; what arrives here depends on the provider that is configured. */
export const receivePaymentEvent = call('POST', '/webhook/stripe', {
  summary: 'Nachrichten des Bezahldienstes, von ihm unterschrieben',
  access: 'open',
  body: 'raw',
  answer: z.object({ received: z.boolean() }),
  refusals: [PAYMENT.badEvent],
})

export const listPaymentActivities = call('GET', '/api/user/payment-activities', {
  summary: 'Bestellungen des Kontos mit ihren Rechnungen, die neueste zuerst',
  answer: z.array(
    z.object({
      id: z.string(),
      /** ISO 8601, like the others. */
      createdAt: z.string(),
      contractId: z.string(),
      package: z.enum(PACKAGES),
      description: z.string(),
      credits: z.int(),
      /** What was ordered; of a subscription its first period. */
      grossCents: z.int(),
      /** What went back. */
      refundedCents: z.int(),
      status: PaymentState,
      method: z.string().nullable(),
      invoices: z.array(z.object({ id: z.string(), number: z.string() })),
      /** null: paid once. */
      subscription: z
        .object({
          /** False: over, or it never began. */
          active: z.boolean(),
          periodEnd: z.string().nullable(),
          cancelledAt: z.string().nullable(),
        })
        .nullable(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
})

const Declaration = {
  name: Field(400),
  contractId: Field(100),
  email: Email,
}

const Receipt = z.object({
  ok: z.boolean(),
  /** ISO 8601: when it was received. */
  receivedAt: z.string(),
  message: z.string(),
})

export const withdraw = call('POST', '/api/withdrawal', {
  summary: 'Einen Vertrag widerrufen (§ 356a BGB); die Eingangsbestätigung kommt sofort per E-Mail',
  access: 'open',
  limit: 'mail',
  body: z.object(Declaration),
  answer: Receipt,
  refusals: [REFUSALS.incomplete, REFUSALS.tooManyDeclarations],
})

export const cancelSubscription = call('POST', '/api/subscription/cancel', {
  summary: 'Ein Abonnement kündigen (§ 312k BGB), auch ohne Anmeldung; die Bestätigung kommt sofort per E-Mail',
  access: 'open',
  limit: 'mail',
  body: z.object({
    ...Declaration,
    /** Only where notice is given for an important reason. */
    reason: z.string().max(1000).nullish(),
  }),
  answer: Receipt,
  refusals: [REFUSALS.incomplete, REFUSALS.tooManyDeclarations],
})
