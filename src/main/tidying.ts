import { cleanAccounts } from '#accounts/server/index.ts'
import { cleanShares } from '#archive/server/index.ts'
import { cleanBooks } from '#billing/server/index.ts'
import { expireFiles } from '#intake/server/index.ts'
import { cleanNotifications } from '#notifications/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'

const NIGHTLY: JobKind<object> = {
  name: 'operations.nightly',
  retries: 3,
  longestPauseSeconds: 300,
  expireSeconds: 900,
}
const HOURLY: JobKind<object> = { name: 'operations.hourly', retries: 3, longestPauseSeconds: 300, expireSeconds: 900 }

/** Removes by the clock what time has made worthless, or what may not be kept any longer. */
export function serveTidying(
  jobs: Jobs,
  { database, configuration }: { readonly database: Database; readonly configuration: Configuration },
): void {
  jobs.serve(HOURLY, 1, async () => {
    await expireFiles(database)
    await cleanShares(database)
  })
  jobs.repeat(HOURLY, '20 * * * *')
  jobs.serve(NIGHTLY, 1, async () => {
    await cleanAccounts(database, configuration.accounts)
    await cleanNotifications(database)
    await cleanBooks(database)
  })
  jobs.repeat(NIGHTLY, '40 3 * * *')
}
