import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { drawInvoice, type InvoiceParts } from './drawInvoice.ts'
import { INVOICE } from './issueInvoice.ts'

/** Draws and mails invoices in this process, one after the other. */
export function serveInvoices(jobs: Jobs, parts: InvoiceParts): void {
  jobs.serve(INVOICE, 1, job => drawInvoice(parts, job))
}
