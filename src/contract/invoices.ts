import { z } from 'zod'
import { call } from './call.ts'
import { GENERAL } from './general.ts'

export const invoiceRefusals = {
  /** It is issued, and a job draws it within seconds. */
  notDrawn: {
    code: 'invoices.notDrawn',
    status: 503,
    message: 'Ihre Rechnung wird gerade erstellt. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} as const

export const downloadInvoice = call({
  method: 'GET',
  path: '/api/invoice/{id}/download',
  summary: 'Eine eigene Rechnung, Stornorechnung oder Rechnungskorrektur als PDF',
  access: 'session',
  limit: 'usual',
  params: z.object({ id: z.string().max(100) }),
  answer: 'file',
  refusals: [GENERAL.notFound, invoiceRefusals.notDrawn],
})
