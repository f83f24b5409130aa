import type { Transaction } from '#platform/database/databasePort.ts'
import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import { invoiceCancellation } from '../../domain/invoiceCancellation.ts'
import type { InvoiceContent } from '../../domain/invoiceContent.ts'
import { invoiceForPayment } from '../../domain/invoiceForPayment.ts'
import type { Seller } from '../../domain/seller.ts'
import type { Payment } from '../settlement/paymentStore.ts'
import type { Purchase } from '../orders/purchaseStore.ts'
import { cancelledOf, type DrawnNumber, drawNumber, findInvoice, insertInvoice, periodUntil } from './invoiceStore.ts'

/** Draws one invoice, stores and mails it. Twenty tries last some four hours: as long as a store may be away. */
export const INVOICE: JobKind<{ readonly invoiceId: string }> = {
  name: 'billing.invoice',
  retries: 20,
  longestPauseSeconds: 300,
  expireSeconds: 120,
}

export interface InvoiceOrder {
  readonly seller: Seller
  /** Already booked: the invoice refers to it, and there is one for each. */
  readonly payment: Payment
  readonly purchase: Purchase
  /** Invoice (its id) that this one cancels, wholly or by the part that went back. Needed where money went back. */
  readonly cancels: string | null
}

/**
 * Draws the number and fixes the content, in the transaction that books the money; a job draws it as PDF and mails it.
 * Waits for whoever is drawing a number: call it as late in the transaction as possible.
 * @returns the invoice's id
 */
export async function issueInvoice(tx: Transaction, jobs: Jobs, order: InvoiceOrder): Promise<{ id: string }> {
  const { payment, purchase, cancels } = order
  if (payment.cents < 0 !== (cancels !== null)) throw new Error(`payment ${payment.id}: what is it to cancel?`)
  const drawn = await drawNumber(tx)
  const content = cancels === null ? await invoice(tx, order, drawn) : await cancellation(tx, order, drawn, cancels)
  const { id: paymentId } = payment
  const { accountId } = purchase
  const id = await insertInvoice(tx, { ...drawn, paymentId, accountId, cancels, content })
  await jobs.enqueue(tx, INVOICE, { invoiceId: id })
  return { id }
}

async function invoice(tx: Transaction, order: InvoiceOrder, drawn: DrawnNumber): Promise<InvoiceContent> {
  const { seller, payment, purchase } = order
  const period = payment.periodEnd === null ? null : await periodUntil(tx, payment.periodEnd)
  return invoiceForPayment({
    number: drawn.number,
    issuedOn: drawn.today,
    seller: sellerOf(seller),
    buyer: { name: purchase.buyerName, address: purchase.buyerAddress },
    contractId: purchase.contractId,
    method: purchase.method,
    package: purchase.package,
    credits: purchase.credits,
    mode: purchase.mode,
    period,
    // What comes again after it had gone back is no sale with a discount.
    listCents: payment.kind === 'reinstated' ? payment.cents : purchase.listCents,
    promoCode: purchase.promoCode,
    paidCents: payment.cents,
  })
}

async function cancellation(
  tx: Transaction,
  { payment }: InvoiceOrder,
  drawn: DrawnNumber,
  cancels: string,
): Promise<InvoiceContent> {
  const original = await findInvoice(tx, cancels)
  if (!original) throw new Error(`the invoice ${cancels} is gone`)
  // Read with the counter locked: nobody else cancels meanwhile.
  const beforeCents = await cancelledOf(tx, cancels)
  const part = { number: drawn.number, issuedOn: drawn.today, backCents: -payment.cents, beforeCents }
  return invoiceCancellation(original.content, part)
}

/** Only what is printed on the invoice: the configuration's company has more. */
function sellerOf({ name, represented, street, zip, city, email, phone, register, vatId, taxNumber }: Seller): Seller {
  return { name, represented, street, zip, city, email, phone, register, vatId, taxNumber }
}
