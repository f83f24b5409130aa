import type { Queryable } from '#platform/database/databasePort.ts'

export interface FoundReport {
  readonly privateDocumentId: string
  /** "3-Zimmer-Wohnung, 31134 Hildesheim" */
  readonly object: string
  readonly light: 'grün' | 'gelb' | 'rot'
}

/** With the report of a new document, once it has one. */
export interface NotificationData extends Partial<FoundReport> {
  /** null for broadcasts. */
  readonly originalFilename: string | null
  readonly title: string
  readonly message: string
}

interface NotificationRow {
  readonly id: string
  readonly type: 'process-step' | 'new-document' | 'broadcast'
  readonly job_id: string | null
  readonly data: NotificationData
  readonly expires_at: Date
}

/** More than a page can show; the newest are kept, so that a poll stays small whatever has piled up. */
const SHOWN_OWN = 100
const SHOWN_BROADCASTS = 20

/** What one account is to see now, the oldest first. Each half walks an index from its newest end. */
export function readNotifications(db: Queryable, accountId: string): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    `select id, type, job_id, data, expires_at from (
       (select * from notification where account_id = $1 and expires_at > now()
         order by created_at desc, id desc limit ${SHOWN_OWN})
       union all
       (select * from notification where account_id is null and expires_at > now()
         order by created_at desc, id desc limit ${SHOWN_BROADCASTS})
     ) as shown order by created_at, id`,
    [accountId],
  )
}

export interface JobNews {
  readonly accountId: string
  /** The analysis. */
  readonly jobId: string
  readonly data: NotificationData
  readonly lifeMinutes: number
}

/** A new step takes the place of the last one under a new id: readers know a notification by its id. */
export async function writeStep(db: Queryable, news: JobNews): Promise<void> {
  await db.execute(
    `insert into notification (account_id, type, job_id, data, expires_at)
     values ($1, 'process-step', $2, $3, now() + make_interval(mins => $4))
     on conflict (job_id) where type = 'process-step' do update
       set id = excluded.id, data = excluded.data, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [news.accountId, news.jobId, news.data, news.lifeMinutes],
  )
}

export async function writeDocument(db: Queryable, news: JobNews): Promise<void> {
  await db.execute(
    `insert into notification (account_id, type, job_id, data, expires_at)
     values ($1, 'new-document', $2, $3, now() + make_interval(mins => $4))`,
    [news.accountId, news.jobId, news.data, news.lifeMinutes],
  )
}

export async function writeBroadcast(db: Queryable, data: NotificationData, until: Date): Promise<void> {
  await db.execute(`insert into notification (type, data, expires_at) values ('broadcast', $1, $2)`, [data, until])
}

export async function removeStep(db: Queryable, jobId: string): Promise<void> {
  await db.execute(`delete from notification where job_id = $1 and type = 'process-step'`, [jobId])
}

/**
 * Ends what an account is told about one of its jobs. The rows stay until they are cleaned up, so that a second click
 * finds them too.
 * @returns false when the account knows of no such job
 */
export async function endNotifications(db: Queryable, accountId: string, jobId: string): Promise<boolean> {
  const rows = await db.execute(
    'update notification set expires_at = least(expires_at, now()) where account_id = $1 and job_id = $2',
    [accountId, jobId],
  )
  return rows > 0
}

/** @returns how many were expired for `hours` and are gone now */
export function deleteExpired(db: Queryable, hours: number): Promise<number> {
  return db.execute('delete from notification where expires_at < now() - make_interval(hours => $1)', [hours])
}
