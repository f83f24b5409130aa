import { grantCredits, refundPurchase } from '#credits/server/index.ts'
import { lockAgain, unlockAgain } from '#intake/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { Reversal } from '#platform/payment/paymentPort.ts'
import type { BillingParts } from '../billingParts.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { findPayment, insertPayment, invoiceOf, type Payment, refundableOf } from './paymentStore.ts'
import { addNote, lockPurchase, type Purchase, writeState } from '../orders/purchaseStore.ts'
import { claimRefund } from './refundStore.ts'

/** Books all that went back of a payment, each once. @returns false: the payment is not known */
export async function bookReversals(parts: BillingParts, paymentReference: string): Promise<boolean> {
  const reversals = await parts.payments.readReversals(paymentReference)
  if (reversals.length === 0) return true
  const payment = await findPayment(parts.database, { reference: paymentReference })
  if (!payment) return false
  await parts.database.inTransaction(async tx => {
    for (const reversal of reversals) await bookReversal(tx, parts, payment, reversal)
  })
  return true
}

/** @param payment the charge or renewal that it is about */
export async function bookReversal(
  tx: Transaction,
  parts: BillingParts,
  payment: Payment,
  reversal: Reversal,
): Promise<void> {
  const purchase = await lockPurchase(tx, payment.purchaseId)
  const booked = await findPayment(tx, { reference: reversal.reference })
  const gone = booked ?? (await bookGone(tx, parts, purchase, payment, reversal))
  if (reversal.state === 'undone') return reinstate(tx, parts, purchase, payment, gone)
  // Until it is decided, the claim stays as it is, and so does the invoice.
  if (reversal.state === 'open') return
  if ((await invoiceOf(tx, gone.id)) !== null) return
  const { jobs, seller } = parts
  const cancels = await invoiceOf(tx, payment.id)
  await issueInvoice(tx, jobs, { seller, payment: gone, purchase, cancels })
}

async function bookGone(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  payment: Payment,
  { reference, kind, cents }: Reversal,
): Promise<Payment> {
  const decided = kind === 'refund' ? await claimRefund(tx, payment.id, reference, cents) : null
  const isAll = (await refundableOf(tx, payment.id)) <= cents
  // Part of the price given back by hand is a kindness; with all of it the contract is over.
  const takes = decided ? decided.credits : isAll ? await takeBack(tx, purchase, payment) : 0
  const gone = await insertPayment(tx, {
    purchaseId: purchase.id,
    kind,
    reference,
    cents: -cents,
    credits: -takes,
    reverses: payment.id,
    periodEnd: null,
  })
  if (!gone) throw new Error(`the reversal ${reference} was booked for another payment`)
  if (kind === 'dispute') {
    parts.log.warn({ purchaseId: purchase.id }, 'a payment is disputed')
    await addNote(tx, purchase.id, `Rückbuchung ${reference}.`)
    await writeState(tx, purchase.id, 'disputed', null)
  } else if (payment.kind === 'charge' && (isAll || purchase.withdrawnAt !== null)) {
    await writeState(tx, purchase.id, 'refunded', null)
  }
  return gone
}

/** Nothing is left of its price: unused credits go, and the reports are locked again, opened or not. */
async function takeBack(tx: Transaction, { accountId }: Purchase, payment: Payment): Promise<number> {
  if (accountId === null) return 0
  const unused = await refundPurchase(tx, accountId, payment.id)
  await lockAgain(tx, payment.id)
  return unused
}

/** The bank has decided for us, or a refund did not arrive. */
async function reinstate(
  tx: Transaction,
  { jobs, log, seller }: BillingParts,
  purchase: Purchase,
  payment: Payment,
  gone: Payment,
): Promise<void> {
  const again = await insertPayment(tx, {
    purchaseId: purchase.id,
    kind: 'reinstated',
    reference: `${gone.reference}#undone`,
    cents: -gone.cents,
    credits: -gone.credits,
    reverses: payment.id,
    periodEnd: null,
  })
  if (!again) return
  if (again.credits > 0 && purchase.accountId !== null) {
    await grantCredits(tx, purchase.accountId, 'paid', again.credits, again.id)
  }
  await unlockAgain(tx, payment.id)
  if (gone.kind === 'refund') {
    log.error({ purchaseId: purchase.id }, 'a refund did not arrive at the buyer')
    await addNote(tx, purchase.id, `Rückzahlung ${gone.reference} ist gescheitert.`)
  } else await addNote(tx, purchase.id, `Rückbuchung ${gone.reference} zu unseren Gunsten entschieden.`)
  await writeState(tx, purchase.id, 'paid', null)
  if ((await invoiceOf(tx, gone.id)) !== null) {
    await issueInvoice(tx, jobs, { seller, payment: again, purchase, cancels: null })
  }
}
