import { endNotifications } from '#notifications/server/index.ts'
import type { Database, Queryable, Transaction } from '#platform/database/databasePort.ts'

/** How its owner keeps his list: what ended may be renamed and removed. An ID of somebody else is not found. */
const OWN = `account_id = $1 and private_document_id = $2 and state in ('done', 'failed')`

/** What was removed can be fetched back for so long; then it is wiped. */
const UNDO = `interval '1 hour'`

/** @param title null: as the exposé calls it. @returns false when there is no such analysis */
export async function renameAnalysis(
  db: Queryable,
  accountId: string,
  privateDocumentId: string,
  title: string | null,
): Promise<boolean> {
  const changed = await db.execute(`update analysis set title = $3 where ${OWN} and deleted_at is null`, [
    accountId,
    privateDocumentId,
    title,
  ])
  return changed === 1
}

/** Takes an analysis out of its owner's sight, with what he is told about it. @returns false when there is no such analysis */
export async function removeAnalysis(
  database: Database,
  accountId: string,
  privateDocumentId: string,
): Promise<boolean> {
  return database.inTransaction(async tx => {
    const row = await tx.first<{ id: string }>(
      `update analysis set deleted_at = coalesce(deleted_at, now()) where ${OWN} returning id`,
      [accountId, privateDocumentId],
    )
    if (!row) return false
    await endNotifications(tx, accountId, row.id)
    return true
  })
}

/** @returns false when there is no such analysis, or it is wiped already */
export async function restoreAnalysis(db: Queryable, accountId: string, privateDocumentId: string): Promise<boolean> {
  const changed = await db.execute(
    `update analysis set deleted_at = null where ${OWN} and (deleted_at is null or deleted_at > now() - ${UNDO})`,
    [accountId, privateDocumentId],
  )
  return changed === 1
}

/**
 * Wipes what tells of the exposé out of the rows that were removed an hour ago. What counts uploads and performance stays.
 * @returns their ids
 */
export async function wipeRemoved(tx: Transaction, most: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update analysis set original_filename = '', sha256 = '', title = null, cards = null, given = '{}', note = '',
       ticked = '{}',
       files_removed_at = coalesce(files_removed_at, now()), upload_removed_at = coalesce(upload_removed_at, now())
     where id in (
       select id from analysis where deleted_at <= now() - ${UNDO} and sha256 <> '' limit $1 for update skip locked
     ) returning id`,
    [most],
  )
  return rows.map(({ id }) => id)
}
