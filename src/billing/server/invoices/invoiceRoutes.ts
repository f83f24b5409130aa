import { GENERAL } from '#contract/general.ts'
import { downloadInvoice, invoiceRefusals } from '#contract/invoices.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { openIntact } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { invoiceFilename } from '../../domain/invoiceNumber.ts'
import { findOwnInvoice } from './invoiceStore.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The buyer's own invoices; those of others and those that never were are answered alike. */
export function invoiceRoutes(
  router: Router,
  { database, files }: { readonly database: Database; readonly files: Files },
): void {
  router.serve(downloadInvoice, async ({ caller, params }) => {
    const invoice = UUID.test(params.id) ? await findOwnInvoice(database, caller.accountId, params.id) : null
    if (!invoice) throw new Refusal(GENERAL.notFound)
    if (invoice.fileKey === null || invoice.sha256 === null) throw new Refusal(invoiceRefusals.notDrawn)
    const stored = await openIntact(files, { key: invoice.fileKey, sha256: invoice.sha256 })
    if (!stored) throw new Error(`the invoice ${invoice.content.number} is not in the store`)
    const filename = invoiceFilename(invoice.content.number)
    return { stream: stored.stream, bytes: stored.bytes, type: 'application/pdf', filename }
  })
}
