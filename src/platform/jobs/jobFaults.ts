/** What the operator's check asks of the queue, as statements on pg-boss' own table (the schema of pg-boss 12.35). */
import type { Queryable } from '#platform/database/databasePort.ts'

/** Other workers take over after 10 s: after a minute there is none that could, or the worker hangs. The queue's own jobs give no sign, they expire. */
const SILENT = `interval '1 minute'`
/** The queue itself ends a try that takes too long; beyond this nothing has. */
const OVERDUE = `interval '10 minutes'`
/** Work that is due waits for seconds; so long it waits where no worker runs. */
const WAITING = `interval '1 hour'`

/** Selects the ids of jobs that are not as they should be. */
export const JOB_FAULTS = {
  'job.silent': `select id::text from pgboss.job where state = 'active' and heartbeat_seconds is not null
    and coalesce(heartbeat_on, started_on) < now() - ${SILENT}`,
  'job.overdue': `select id::text from pgboss.job where state = 'active' and started_on + expire_seconds * interval '1 s' < now() - ${OVERDUE}`,
  'job.waiting': `select id::text from pgboss.job where state in ('created', 'retry') and start_after < now() - ${WAITING}`,
} as const

/** False before the product has ever run: then there is no queue, and nothing in it. */
export async function hasJobs(db: Queryable): Promise<boolean> {
  const row = await db.first<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`)
  return row?.found === true
}

/** All ids in the inputs of jobs that have not ended: whatever is still to be done is named by one of them. */
export async function pendingIds(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct value as id from pgboss.job, jsonb_each_text(data) where state in ('created', 'retry', 'active')`,
  )
  return rows.map(({ id }) => id)
}
