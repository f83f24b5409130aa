import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** Tries with a password within an hour; then the link rests until the hour is over. */
const MAX_TRIES = 10
/** What has ended is shown to its owner for so long, then forgotten. */
const KEPT = `interval '30 days'`

export interface StoredShare {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly hasPassword: boolean
  readonly withExpose: boolean
  readonly views: number
  readonly isOpen: boolean
}

const IS_OPEN = `(share.revoked_at is null and share.expires_at > now())`
const COLUMNS = `share.id, share.created_at as "createdAt", share.expires_at as "expiresAt",
  share.revoked_at as "revokedAt", share.password_hash is not null as "hasPassword",
  share.with_expose as "withExpose", share.views, ${IS_OPEN} as "isOpen"`

/** Of one report, the newest first. */
export function sharesOf(db: Queryable, analysisId: string): Promise<StoredShare[]> {
  return db.query<StoredShare>(
    `select ${COLUMNS} from report_share as share where analysis_id = $1 order by created_at desc, id`,
    [analysisId],
  )
}

export interface NewShare {
  readonly analysisId: string
  readonly tokenHash: Buffer
  readonly passwordHash: string | null
  readonly withExpose: boolean
  readonly days: number
}

/** @param most that may hold at once. @returns null when so many do */
export async function insertShare(tx: Transaction, share: NewShare, most: number): Promise<StoredShare | null> {
  const { analysisId, tokenHash, passwordHash, withExpose, days } = share
  // One after the other, or two at once would both find room.
  await tx.execute('select 1 from analysis where id = $1 for update', [analysisId])
  return tx.first<StoredShare>(
    `insert into report_share as share (analysis_id, token_hash, password_hash, with_expose, expires_at)
     select $1, $2, $3, $4, now() + make_interval(days => $5)
     where (select count(*) from report_share as share where analysis_id = $1 and ${IS_OPEN}) < $6
     returning ${COLUMNS}`,
    [analysisId, tokenHash, passwordHash, withExpose, days, most],
  )
}

/** @returns false when the report has no such link; one that has ended already stays as it is */
export async function endShare(db: Queryable, analysisId: string, shareId: string): Promise<boolean> {
  const changed = await db.execute(
    `update report_share set revoked_at = coalesce(revoked_at, now()) where analysis_id = $1 and id::text = $2`,
    [analysisId, shareId],
  )
  return changed === 1
}

/** A link as it is opened, with whose report it shows. */
export interface OpenedShare extends StoredShare {
  readonly analysisId: string
  readonly accountId: string
  readonly passwordHash: string | null
}

/** @param by the hash of the token, or the id. null: there is no such link */
export async function findShare(
  db: Queryable,
  by: { readonly tokenHash: Buffer } | { readonly id: string },
): Promise<OpenedShare | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['token_hash', by.tokenHash]
  return db.first<OpenedShare>(
    `select ${COLUMNS}, share.analysis_id as "analysisId", share.password_hash as "passwordHash",
       analysis.account_id as "accountId"
     from report_share as share join analysis on analysis.id = share.analysis_id where share.${column} = $1`,
    [value],
  )
}

/**
 * Counts a try with a password before it is looked at, so that many at once are not more.
 * @returns null: it may be looked at; else the seconds to wait
 */
export async function beginTry(db: Queryable, shareId: string): Promise<number | null> {
  const row = await db.first<{ tries: number; seconds: number }>(
    `update report_share set
       tries = case when tries_since > now() - interval '1 hour' then least(tries, $2) + 1 else 1 end,
       tries_since = case when tries_since > now() - interval '1 hour' then tries_since else now() end
     where id = $1
     returning tries, ceil(extract(epoch from tries_since + interval '1 hour' - now()))::int as seconds`,
    [shareId, MAX_TRIES],
  )
  return row && row.tries <= MAX_TRIES ? null : (row?.seconds ?? 0)
}

/** The password was right: whoever mistypes later starts over. */
export async function forgetTries(db: Queryable, shareId: string): Promise<void> {
  await db.execute('update report_share set tries = 0, tries_since = null where id = $1', [shareId])
}

export async function countView(db: Queryable, shareId: string): Promise<void> {
  await db.execute('update report_share set views = views + 1 where id = $1', [shareId])
}

/** Forgets links whose report is gone or about to be wiped, and those that ended a while ago. @returns how many */
export function cleanShares(db: Queryable): Promise<number> {
  return db.execute(
    `delete from report_share as share using analysis
     where analysis.id = share.analysis_id and (
       analysis.deleted_at <= now() - interval '1 hour' or analysis.files_removed_at is not null
       or least(share.revoked_at, share.expires_at) <= now() - ${KEPT})`,
  )
}

/** For the export of an account's data: without what would open anything. */
export function personalShares(db: Queryable, accountId: string): Promise<object[]> {
  return db.query(
    `select analysis.private_document_id as "privateDocumentId", ${COLUMNS}
     from report_share as share join analysis on analysis.id = share.analysis_id
     where analysis.account_id = $1 and analysis.deleted_at is null order by share.created_at, share.id`,
    [accountId],
  )
}
