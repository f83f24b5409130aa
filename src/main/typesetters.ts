import { fileURLToPath } from 'node:url'
import { createPaperTypesetter, PAPER_PROCESS, type PaperMethods, type PaperTypesetter } from '#archive/server/index.ts'
import {
  createInvoiceTypesetter,
  INVOICE_PROCESS,
  type InvoiceMethods,
  type InvoiceTypesetter,
} from '#billing/server/index.ts'
import type { Methods } from '#platform/sandbox/sandboxPort.ts'
import { createPool } from '#platform/sandbox/pool.ts'

/** Draws bank sheets and comparisons, one after the other, in a process that starts with the first. */
export function startPaperTypesetter(): PaperTypesetter {
  return createPaperTypesetter(() => drawingProcess<PaperMethods>(PAPER_PROCESS))
}

/** The process that draws invoices, one after the other. @param startAfter when this is settled, it is started */
export function startInvoiceTypesetter(startAfter?: Promise<unknown>): InvoiceTypesetter {
  return createInvoiceTypesetter(drawingProcess<InvoiceMethods>(INVOICE_PROCESS, startAfter))
}

function drawingProcess<Answered extends Methods>(script: URL, startAfter?: Promise<unknown>) {
  return createPool<Answered>({
    script: fileURLToPath(script),
    parameters: [],
    limits: { dataKiB: 1_300_000, heapMiB: 200, nice: 5 },
    size: 1,
    maxLeases: 200,
    maxRssBytes: 350_000_000,
    ...(startAfter && { startAfter }),
  })
}
