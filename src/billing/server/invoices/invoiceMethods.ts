import type { Outcome } from '#kernel/outcome.ts'
import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'
import type { InvoiceContent } from '../../domain/invoiceContent.ts'

/** What the process that draws invoices answers. */
export type InvoiceMethods = {
  /** The failure is the compiler's message, for the log only: it may hold words of the invoice. */
  draw(invoice: InvoiceContent): Outcome<TypesetDocument, string>
}
