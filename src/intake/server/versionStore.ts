import type { Given } from '#extraction/domain/given/givable.ts'
import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

export interface Version {
  readonly id: string
  readonly privateDocumentId: string
  readonly version: number
}

/** The version of an upload with these values that is being made; null: none is. @param base any version of it */
export function findRunning(db: Queryable, base: string, given: Given): Promise<Version | null> {
  return db.first<Version>(
    `select id, private_document_id as "privateDocumentId", version from analysis
     where version_of = (select coalesce(version_of, id) from analysis where id = $1)
       and state not in ('done', 'failed') and given = $2::jsonb
     order by version limit 1`,
    [base, JSON.stringify(given)],
  )
}

/** How many there are of an upload, the original among them. @param base any version of it */
export async function countVersions(db: Queryable, base: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    `select count(*) as count from analysis
     where (select coalesce(version_of, id) from analysis where id = $1) in (id, version_of)`,
    [base],
  )
  return count
}

/**
 * A further version of the same upload; it is as unlocked as the one it is made from and uses up no credit.
 * @returns its number; null: there is no such base any more
 */
export async function insertVersion(
  tx: Transaction,
  base: string,
  next: { readonly id: string; readonly privateDocumentId: string; readonly given: Given },
): Promise<number | null> {
  const row = await tx.first<{ version: number }>(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, lens, credit_kind, unlocked,
       unlocked_by, title, note, ticked, version_of, version, given)
     select $2, $3, account_id, original_filename, sha256, bytes, lens, credit_kind, unlocked, unlocked_by, title, note, ticked,
       coalesce(version_of, id),
       1 + (select max(version) from analysis as other
            where coalesce(base.version_of, base.id) in (other.id, other.version_of)), $4::jsonb
     from analysis as base where id = $1
     returning version`,
    [base, next.id, next.privateDocumentId, JSON.stringify(next.given)],
  )
  return row?.version ?? null
}
