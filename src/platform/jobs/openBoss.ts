import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Log } from '#platform/log/logPort.ts'
import { faultFields } from './faultFields.ts'
import type { JobKind } from './jobsPort.ts'

/** A statement over a connection that died silently ends; the pool then takes another one. */
const CONNECTION = { query_timeout: 60_000 }

/** pg-boss with connections of its own. @param works false where jobs are only sent */
export function openBoss(url: string, works: boolean, log: Log): PgBoss {
  const boss = new PgBoss({
    ...CONNECTION,
    connectionString: url,
    application_name: 'jobs',
    max: works ? 5 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    maintenanceIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 1,
  })
  boss.on('error', error => log.warn(faultFields(error), 'a statement of the job queue failed'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'))
  return boss
}

/** What a handler gets, after its signal has aborted, to settle the failure itself. */
const SETTLE_SECONDS = 60
const DAY_SECONDS = 24 * 3600

/** Makes a kind of job known to pg-boss, with what is the same for every job of it. */
export async function makeQueue(
  boss: PgBoss,
  { name, retries, longestPauseSeconds, expireSeconds }: JobKind<object>,
): Promise<void> {
  const options = {
    notify: true,
    // One more: the try in which only the failure is settled.
    retryLimit: retries + 1,
    retryBackoff: true,
    retryDelay: 2,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: expireSeconds + SETTLE_SECONDS,
    // pg-boss' own judgement, far behind ours: on a worker that hangs for good while its session lives.
    heartbeatSeconds: 300,
    retentionSeconds: 365 * DAY_SECONDS,
    deleteAfterSeconds: 2 * DAY_SECONDS,
  } satisfies QueueOptions & { notify: boolean }
  await boss.createQueue(name, options)
  // An older release may have made it with other numbers.
  await boss.updateQueue(name, options)
}
