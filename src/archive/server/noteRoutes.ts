import { archiveRefusals } from '#contract/archive.ts'
import { readNotes, writeNotes } from '#contract/notes.ts'
import { Refusal } from '#contract/refusal.ts'
import { notesOf, writeOwnNotes } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Router } from '#platform/http/routerPort.ts'

/** What the owner of a report writes down for himself. */
export function noteRoutes(router: Router, { database }: { readonly database: Database }): void {
  router.serve(readNotes, async ({ caller, params }) => {
    const notes = await notesOf(database, caller.accountId, params.privateDocumentId)
    if (!notes) throw new Refusal(archiveRefusals.noEntry)
    return { note: notes.note, ticked: [...notes.ticked] }
  })

  router.serve(writeNotes, async ({ caller, params, body }) => {
    const isWritten = await writeOwnNotes(database, caller.accountId, params.privateDocumentId, body)
    if (!isWritten) throw new Refusal(archiveRefusals.noEntry)
    return { ok: true as const }
  })
}
