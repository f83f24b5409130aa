import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { InvoiceContent } from '../../domain/invoiceContent.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'

/** What the process that draws invoices answers. */
export type InvoiceMethods = {
  /** The failure is the compiler's message, for the log only: it may hold words of the invoice. */
  draw(invoice: InvoiceContent): Outcome<TypesetDocument, string>
}

/** An invoice takes a twentieth of a second; a process that needs so much longer of the processor does not end. */
const MAX_CPU_MS = 30_000

/** Draws invoices as PDF/A-3 with their data in it. */
export interface InvoiceTypesetter {
  /**
   * Same invoice, same bytes.
   * @throws Error when it cannot be drawn: a fault of the template or of the machine
   */
  draw(invoice: InvoiceContent): Promise<Uint8Array>
  close(): Promise<void>
}

/** @param sandbox processes that run `INVOICE_PROCESS` */
export function createInvoiceTypesetter(sandbox: Sandbox<InvoiceMethods>): InvoiceTypesetter {
  return {
    async draw(invoice) {
      const lease = await sandbox.lease()
      try {
        const outcome = await lease.call('draw', invoice, { cpuMs: MAX_CPU_MS })
        if (outcome.ok) return outcome.value.pdf
        throw new Error(`the invoice ${invoice.number} cannot be drawn: ${outcome.failure}`)
      } finally {
        lease.release()
      }
    },
    close: () => sandbox.close(),
  }
}

/** The script for the sandbox; it has no parameters. */
export const INVOICE_PROCESS = new URL('./invoiceProcess.ts', import.meta.url)
