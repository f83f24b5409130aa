import type { Queryable } from '#platform/database/databasePort.ts'

export interface Notes {
  readonly note: string
  /** Next steps that are done, by their words. */
  readonly ticked: readonly string[]
}

const OWN = `account_id = $1 and private_document_id = $2 and state = 'done' and deleted_at is null`

/** null: there is no such report, or it is somebody else's. */
export function notesOf(db: Queryable, accountId: string, privateDocumentId: string): Promise<Notes | null> {
  return db.first<Notes>(`select note, ticked from analysis where ${OWN}`, [accountId, privateDocumentId])
}

/** @returns false when there is no such report, or it is somebody else's */
export async function writeOwnNotes(
  db: Queryable,
  accountId: string,
  privateDocumentId: string,
  { note, ticked }: Notes,
): Promise<boolean> {
  const changed = await db.execute(`update analysis set note = $3, ticked = $4::text[] where ${OWN}`, [
    accountId,
    privateDocumentId,
    note,
    ticked,
  ])
  return changed === 1
}
