import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { cleanAccounts } from '#accounts/server/index.ts'
import { startAnalyst } from '#analysis/startAnalyst.ts'
import { cleanShares } from '#archive/server/index.ts'
import { cleanBooks, serveBilling, serveInvoices } from '#billing/server/index.ts'
import { expireFiles, serveAnalyses } from '#intake/server/index.ts'
import { cleanNotifications, serveMail } from '#notifications/server/index.ts'
import type { JobKind } from '#platform/jobs/jobsPort.ts'
import { openMailer } from '#platform/mail/openMailer.ts'
import type { Infrastructure } from './infrastructure.ts'
import { startInvoiceTypesetter } from './typesetters.ts'

const ANALYST = new URL('./analystProcess.ts', import.meta.url)

const NIGHTLY: JobKind<object> = {
  name: 'operations.nightly',
  retries: 3,
  longestPauseSeconds: 300,
  expireSeconds: 900,
}
const HOURLY: JobKind<object> = { ...NIGHTLY, name: 'operations.hourly' }

/**
 * @param variables for the analysts
 * @param atRest the processes behind the jobs start when this is settled, or a job calls
 * @returns what ends the processes behind the jobs
 */
export function serveJobs(
  infrastructure: Infrastructure,
  variables: Readonly<Record<string, string | undefined>>,
  atRest: Promise<unknown>,
): () => Promise<void> {
  const { environment, configuration, log, hidden, database, files, jobs, billing } = infrastructure
  const { baseUrl } = environment
  const { app, retention } = configuration
  const { company } = app
  const atOnce = environment.analysesAtOnce ?? availableParallelism()
  const analyst = startAnalyst(ANALYST, { environment: variables, processes: atOnce, hidden, startAfter: atRest })
  serveAnalyses(jobs, { database, files, analyst, log, atOnce, retention, baseUrl })
  serveMail(jobs, {
    database,
    files,
    mailer: openMailer(environment.smtpUrl, resolve(environment.dataDir), { name: app.name, address: company.email }),
    letterhead: { product: app.name, baseUrl, company },
    log,
  })
  serveTidying(infrastructure)
  const typesetter = startInvoiceTypesetter(atRest)
  serveBilling(jobs, billing)
  serveInvoices(jobs, { database, files, jobs, typesetter, baseUrl, seller: company })
  return async () => {
    await analyst.close()
    await typesetter.close()
  }
}

/** Removes by the clock what time has made worthless, or what may not be kept any longer. */
function serveTidying({ jobs, database, configuration }: Infrastructure): void {
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
