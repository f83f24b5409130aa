import { pageUrl } from '#kernel/pagePath.ts'
import { findAccount } from '#accounts/server/index.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { euroText } from '../../domain/euroText.ts'
import { invoiceFilename } from '../../domain/invoiceNumber.ts'
import { invoiceTitle } from '../../domain/invoicePage.ts'
import { WITHDRAWAL_PATH, withdrawalNotice } from '../../domain/withdrawalNotice.ts'
import { findPayment } from '../settlement/paymentStore.ts'
import { findPurchase, type Purchase } from '../orders/purchaseStore.ts'
import type { InvoiceParts } from './drawInvoice.ts'
import type { Invoice } from './invoiceStore.ts'

/** Mails a drawn invoice to its buyer: to the address of his account, or the one of the order once that is deleted. */
export async function mailInvoice(
  tx: Transaction,
  { jobs, baseUrl, seller }: InvoiceParts,
  { content, paymentId }: Invoice,
  key: string,
): Promise<void> {
  const payment = await findPayment(tx, { id: paymentId })
  const purchase = payment && (await findPurchase(tx, 'id', payment.purchaseId))
  if (!purchase) throw new Error(`the invoice ${content.number} is of no purchase`)
  const { number, contractId, total, cancels } = content
  const withdrawalLink = pageUrl(baseUrl, WITHDRAWAL_PATH)
  const common = {
    ...(await addressee(tx, purchase)),
    name: purchase.buyerName,
    contractId,
    invoiceNumber: number,
    attachment: { key, filename: invoiceFilename(number), type: 'application/pdf' },
  }
  if (cancels) {
    await sendMail(tx, jobs, {
      ...common,
      template: 'paymentReturned',
      amount: euroText(-total.grossCents),
      document: invoiceTitle(content),
      originalNumber: cancels.number,
    })
    return
  }
  await sendMail(tx, jobs, {
    ...common,
    template: 'paymentReceived',
    item: content.item,
    amount: total.grossCents === 0 ? null : euroText(total.grossCents),
    notice: payment.kind === 'charge' ? withdrawalNotice(seller, withdrawalLink) : [],
    withdrawalLink,
  })
}

async function addressee(tx: Transaction, { accountId, buyerEmail }: Purchase) {
  const account = accountId === null ? null : await findAccount(tx, accountId)
  return account ? { to: account.email, accountId: account.id } : { to: buyerEmail, accountId: null }
}
