import { fileURLToPath } from 'node:url'
import {
  createInvoiceTypesetter,
  INVOICE_PROCESS,
  type InvoiceMethods,
  type InvoiceTypesetter,
} from '#billing/server/index.ts'
import { createPool } from '#platform/sandbox/pool.ts'

const LIMITS = { dataKiB: 1_300_000, heapMiB: 200, nice: 5 }

/** Starts the process that draws invoices, one after the other. */
export function startInvoiceTypesetter(): InvoiceTypesetter {
  const sandbox = createPool<InvoiceMethods>({
    script: fileURLToPath(INVOICE_PROCESS),
    parameters: [],
    limits: LIMITS,
    size: 1,
    maxLeases: 200,
    maxRssBytes: 350_000_000,
  })
  return createInvoiceTypesetter(sandbox)
}
