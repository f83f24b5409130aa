import { PgBoss } from 'pg-boss'
import type { Log } from '#platform/log/logPort.ts'
import { faultFields } from './faultFields.ts'

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
