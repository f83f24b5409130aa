import { z } from 'zod'
import { call } from './call.ts'
import { GENERAL } from './general.ts'

/** Names as the specification gives them (point 3). */
const Notification = z.object({
  /** A new step of the same job has a new id. */
  id: z.string(),
  type: z.enum(['process-step', 'new-document', 'broadcast']),
  /** The analysis; null for broadcasts. */
  job_id: z.string().nullable(),
  data: z.object({
    /** null for broadcasts. */
    originalFilename: z.string().nullable(),
    title: z.string(),
    message: z.string(),
    /** Of a finished report: where it is (/archiv/bericht/…), what it is about, and its light. */
    privateDocumentId: z.string().optional(),
    object: z.string().optional(),
    light: z.enum(['grün', 'gelb', 'rot']).optional(),
  }),
  /** ISO 8601: shown until then. */
  expiresAt: z.string(),
})

export const listNotifications = call('GET', '/webhook/api/notification', {
  summary:
    'Was es für das Konto Neues gibt, das Älteste zuerst: laufende Schritte, fertige Berichte, Nachrichten an alle',
  limit: 'poll',
  answer: z.array(Notification),
})

export const dismissNotifications = call('DELETE', '/webhook/api/notification/job/{jobId}', {
  summary: 'Meldungen zu einer Analyse nicht mehr zeigen; ein zweites Mal schadet nicht',
  params: z.object({ jobId: z.uuid() }),
  answer: z.object({ ok: z.literal(true) }),
  refusals: [GENERAL.notFound],
})
