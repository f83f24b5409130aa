import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { Analysis } from '#intake/domain/analysis.ts'

const COLUMNS = `id, private_document_id as "privateDocumentId", account_id as "accountId",
  original_filename as "originalFilename", sha256, bytes, lens, credit_kind as "creditKind", state, unlocked, score, light,
  pages, failure_code as "failureCode", failure_message as "failureMessage", process_log as "processLog",
  rule_version as "ruleVersion", created_at as "createdAt", finished_at as "finishedAt", expires_at as "expiresAt",
  files_removed_at as "filesRemovedAt", upload_until as "uploadUntil", version, given, cards, title, note, ticked,
  exists (select from analysis_file where analysis_id = analysis.id and kind = 'picture.jpg') as "hasPicture",
  (select private_document_id from analysis as original where original.id = analysis.version_of) as "versionOf"`

/** All of an account, the newest first; also what its owner has removed and what is kept of it. */
export function analysesOf(db: Queryable, accountId: string): Promise<Analysis[]> {
  return db.query<Analysis>(`select ${COLUMNS} from analysis where account_id = $1 order by created_at desc, id`, [
    accountId,
  ])
}

export interface Part {
  /** At most so many; undefined: all. */
  readonly most?: number | undefined
  /** Private id of the analysis behind which the part begins. */
  readonly after?: string | undefined
  /** Private id of the only one that is wanted. */
  readonly id?: string | undefined
}

/** Finished and failed analyses of an account, the newest first: all, or a part whose cost does not hang on how many there are. */
export function endedOf(db: Queryable, accountId: string, { most, after, id }: Part): Promise<Analysis[]> {
  const values: unknown[] = [accountId]
  const value = (one: unknown) => `$${values.push(one)}`
  const wanted = id === undefined ? '' : `and private_document_id = ${value(id)}`
  const behind =
    after === undefined
      ? ''
      : `and (created_at, id) < (select created_at, id from analysis
           where account_id = $1 and private_document_id = ${value(after)})`
  const limit = most === undefined ? '' : `limit ${value(most)}`
  return db.query<Analysis>(
    `select ${COLUMNS} from analysis where account_id = $1 and state in ('done', 'failed') and deleted_at is null ${wanted} ${behind}
     order by created_at desc, id desc ${limit}`,
    values,
  )
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** @param id any text; null also when it belongs to somebody else */
export async function findAnalysis(db: Queryable, accountId: string, id: string): Promise<Analysis | null> {
  // Compared as text it would not find its row by the key; but only what is one can be compared as a key.
  if (!UUID.test(id)) return null
  return db.first<Analysis>(
    `select ${COLUMNS} from analysis where account_id = $1 and id = $2 and deleted_at is null`,
    [accountId, id],
  )
}

/** Lets the uploads of one account be decided one after the other, until the transaction ends. */
export async function lockIntake(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('intake ' || $1, 0))`, [accountId])
}

export type NewAnalysis = Pick<
  Analysis,
  'id' | 'privateDocumentId' | 'accountId' | 'originalFilename' | 'sha256' | 'bytes' | 'lens' | 'creditKind'
>

/**
 * A paid analysis is unlocked from the start, by the order that its credit came from, also where that had gone back and was reinstated.
 * @param source where its paid credit came from
 */
export async function insertAnalysis(tx: Transaction, analysis: NewAnalysis, source: string | null): Promise<void> {
  const { id, privateDocumentId, accountId, originalFilename, sha256, bytes, lens, creditKind } = analysis
  await tx.execute(
    `insert into analysis
       (id, private_document_id, account_id, original_filename, sha256, bytes, lens, credit_kind, unlocked, unlocked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8 = 'paid', (select coalesce(reverses, payment.id) from payment where payment.id::text = $9))`,
    [id, privateDocumentId, accountId, originalFilename, sha256, bytes, lens, creditKind, source],
  )
}

/** The newest original analysis of the same bytes that runs or whose report can still be had. */
export function findTwin(tx: Transaction, accountId: string, sha256: string): Promise<Analysis | null> {
  return tx.first<Analysis>(
    `select ${COLUMNS} from analysis
     where account_id = $1 and sha256 = $2 and version_of is null and state <> 'failed' and files_removed_at is null
       and deleted_at is null
       and (expires_at is null or expires_at > now())
     order by created_at desc limit 1`,
    [accountId, sha256],
  )
}

/** Analyses begun within the last 24 hours, and those that are not finished; versions count for nothing. */
export function countRecent(tx: Queryable, accountId: string): Promise<{ day: number; open: number }> {
  return tx.one<{ day: number; open: number }>(
    `select count(*) filter (where created_at > now() - interval '24 hours') as day,
            count(*) filter (where state not in ('done', 'failed')) as open
     from analysis where account_id = $1 and version_of is null`,
    [accountId],
  )
}

/** Finished previews that a purchase would unlock. */
export async function countLocked(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    `select count(*) as count from analysis
     where account_id = $1 and version_of is null and state = 'done' and not unlocked and credit_kind = 'free'
       and files_removed_at is null and deleted_at is null and expires_at > now()`,
    [accountId],
  )
  return count
}
