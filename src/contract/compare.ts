import { z } from 'zod'
import { archiveRefusals } from './archive.ts'
import { call } from './call.ts'
import { reportRefusals } from './interactiveReport.ts'

export const exportComparison = call('POST', '/api/compare/export', {
  summary:
    'Zwei bis sechs freigeschaltete Berichte nebeneinander als Excel-Datei oder als PDF, mit den eigenen Notizen',
  body: z.object({
    privateDocumentIds: z.array(z.string().max(40)).min(2).max(6),
    /** Percent of the price, the same for all; null: as each report assumes it. */
    ownFunds: z.number().min(0).max(100).nullable(),
    /** Percent a year. */
    sollzins: z.number().min(0).max(20).nullable(),
    format: z.enum(['xlsx', 'pdf']),
  }),
  answer: 'file',
  refusals: [archiveRefusals.noEntry, archiveRefusals.expired, reportRefusals.older, reportRefusals.locked],
})
