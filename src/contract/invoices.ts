import { z } from 'zod'
import { call } from './call.ts'
import { refusals } from './refusal.ts'
import { GENERAL } from './general.ts'

export const invoiceRefusals = refusals('invoices', {
  /** It is issued, and a job draws it within seconds. */
  notDrawn: [503, 'Ihre Rechnung wird gerade erstellt. Bitte versuchen Sie es in einer Minute noch einmal.'],
})

export const downloadInvoice = call('GET', '/api/invoice/{id}/download', {
  summary: 'Eine eigene Rechnung, Stornorechnung oder Rechnungskorrektur als PDF',
  params: z.object({ id: z.string().max(100) }),
  answer: 'file',
  refusals: [GENERAL.notFound, invoiceRefusals.notDrawn],
})
