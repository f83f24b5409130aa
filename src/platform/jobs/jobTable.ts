/** What pg-boss has no call for, as statements on its own table (the schema of pg-boss 12.35). */
import type { Db } from 'pg-boss'
import type { JobCounts } from './jobsPort.ts'
import { isHeld } from './workerPresence.ts'

/** Any number that nobody else locks in this database. */
const INDEX_LOCK = 7_402_913_553

/**
 * Finds what has not ended well: pg-boss has no index for it. Ended jobs stay for two days, and without this one every
 * worker reads all of them each second (ADR 0018).
 */
export async function indexUnfinished(db: Db): Promise<void> {
  const { rows } = await db.executeSql(`select to_regclass('pgboss.job_unfinished') is null as missing`)
  if (!(rows as { missing: boolean }[])[0]?.missing) return
  // Both in one transaction: several processes may start at once.
  await db.executeSql(
    `select pg_advisory_xact_lock(${INDEX_LOCK});
     create index if not exists job_unfinished on pgboss.job_common (name, state) where state <> 'completed'`,
  )
}

/**
 * How often the death of its worker is forgiven to a job: more often than a machine in trouble starts over, but one that
 * kills every worker must come to an end.
 */
const FORGIVEN_DEATHS = 100

/**
 * Puts jobs back whose worker has not been heard of for so long and has no session any more. pg-boss would count that as a
 * failed try and wait.
 * @param own ids of jobs that this process runs: it knows that their worker lives
 * @returns the names of the kinds
 */
export async function recoverJobs(db: Db, silentSeconds: number, own: readonly string[]): Promise<string[]> {
  const { rows } = await db.executeSql(
    `update pgboss.job as j
        set state = (case when j.retry_count < d.tries then 'retry' else 'failed' end)::pgboss.job_state,
            completed_on = case when j.retry_count < d.tries then null else now() end,
            retry_limit = d.tries, start_after = now(), heartbeat_on = null
       from pgboss.queue q, lateral (
         select j2.id, j2.name, j2.retry_limit + (j2.retry_limit < q.retry_limit + $3)::int as tries
           from pgboss.job j2
          where j2.name = q.name and j2.state = 'active' and j2.heartbeat_seconds is not null
            and j2.heartbeat_on <= now() - $1 * interval '1 s' and j2.id <> all ($2::uuid[])
            and not ${isHeld('j2.id::text')}) d
      where j.name = d.name and j.id = d.id and j.state = 'active'
        and j.heartbeat_on <= now() - $1 * interval '1 s'
     returning j.name`,
    [silentSeconds, own, FORGIVEN_DEATHS],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

/**
 * Takes back what is in the future after the machine's clock was set back: pg-boss would repeat nothing, begin nothing that
 * waited, and take dead workers for living until the clock has caught up. The last look at the schedule, stamped every ten
 * seconds, tells that it happened.
 * @returns whether the clock was set back
 */
export async function followClockSetBack(db: Db): Promise<boolean> {
  const { rows } = await db.executeSql(`select cron_on > now() + interval '1 minute' as ahead from pgboss.version`)
  if (!(rows as { ahead: boolean | null }[])[0]?.ahead) return false
  await db.executeSql(
    // A job waits as long from now as it was to wait from when it was sent; a minute of the schedule comes twice.
    `update pgboss.job
        set start_after = start_after - (created_on - now()), created_on = now(), singleton_on = null,
            started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where created_on > now();
     update pgboss.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where state = 'active' and greatest(started_on, heartbeat_on) > now();
     update pgboss.job set start_after = now() where state = 'retry' and started_on > now();
     update pgboss.queue
        set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
            maintain_on = least(maintain_on, now());
     update pgboss.version
        set cron_on = now(), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
            reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())`,
  )
  return true
}

/** Gives a running job back, to be tried again at once and as if this try had not been. */
export async function handBackJob(db: Db, job: { name: string; id: string; retryCount: number }): Promise<void> {
  await db.executeSql(
    `update pgboss.job
        set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
      where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [job.name, job.id, job.retryCount],
  )
}

export async function countJobs(db: Db): Promise<JobCounts[]> {
  const { rows } = await db.executeSql(
    `select q.name as kind,
            count(*) filter (where j.state in ('created', 'retry'))::int as queued,
            count(*) filter (where j.state = 'active')::int as running,
            count(*) filter (where j.state = 'failed')::int as failed
       from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed'
      where q.name not like '\\_\\_pgboss%'
      group by q.name order by q.name`,
  )
  return rows as JobCounts[]
}
