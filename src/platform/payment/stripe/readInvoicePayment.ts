import type Stripe from 'stripe'
import type { Ask } from './askStripe.ts'
import { InvoicePayment, pageOf, type PaymentIntent } from './stripeAnswers.ts'

/** The payment that an invoice of a subscription was, or is to be, paid by. null: it costs nothing. */
export async function readInvoicePayment(stripe: Stripe, ask: Ask, invoice: string): Promise<PaymentIntent | null> {
  const request = stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent.latest_charge'] })
  const { data } = await ask('invoicePayments.list', pageOf(InvoicePayment), request)
  const paid = data.find(({ status }) => status === 'paid') ?? data[0]
  return paid?.payment.payment_intent ?? null
}
