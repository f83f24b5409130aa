import { z } from 'zod'
import { archiveRefusals, Done, OwnEntry } from './archive.ts'
import { call } from './call.ts'

/** Characters: two pages. */
export const MAX_NOTE_LENGTH = 4_000

const Notes = z.object({
  note: z.string().max(MAX_NOTE_LENGTH),
  /** Next steps that are done, by their words. */
  ticked: z.array(z.string().max(1_000)).max(50),
})

export const readNotes = call('GET', '/api/archive/{privateDocumentId}/notes', {
  summary: 'Eigene Notizen und erledigte Schritte zu einer Analyse',
  params: OwnEntry,
  answer: Notes,
  refusals: [archiveRefusals.noEntry],
})

export const writeNotes = call('PUT', '/api/archive/{privateDocumentId}/notes', {
  summary: 'Notizen und erledigte Schritte speichern; sie gehen mit der Analyse und mit dem Konto',
  params: OwnEntry,
  body: Notes,
  answer: Done,
  refusals: [archiveRefusals.noEntry],
})
