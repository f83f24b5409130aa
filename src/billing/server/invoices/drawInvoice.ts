import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'
import type { Seller } from '../../domain/seller.ts'
import { findInvoice, invoiceKey, writeDrawn } from './invoiceStore.ts'
import type { InvoiceTypesetter } from './invoiceTypesetter.ts'
import { mailInvoice } from './mailInvoice.ts'

export interface InvoiceParts {
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly typesetter: InvoiceTypesetter
  /** Public address of the product, without a slash at the end. */
  readonly baseUrl: string
  /** Whom the Widerrufsbelehrung names; what is printed on invoices is theirs. */
  readonly seller: Seller
}

/** Draws an invoice and stores it; that it is drawn and that it is mailed happen together, once. */
export async function drawInvoice(parts: InvoiceParts, job: Job<{ invoiceId: string }>): Promise<void> {
  const { database, files, typesetter } = parts
  const { invoiceId } = job.input
  const invoice = await findInvoice(database, invoiceId)
  if (!invoice) throw new Error(`the invoice ${invoiceId} is gone`)
  if (invoice.fileKey !== null) return
  job.signal.throwIfAborted()
  const pdf = await typesetter.draw(invoice.content)
  const key = invoiceKey(invoiceId)
  await files.put(key, pdf)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await database.inTransaction(async tx => {
    if (await writeDrawn(tx, invoiceId, { key, sha256 })) await mailInvoice(tx, parts, invoice, key)
    await job.complete(tx)
  })
}
