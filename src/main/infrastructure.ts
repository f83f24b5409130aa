import { resolve } from 'node:path'
import { attributeOrder } from '#affiliates/server/index.ts'
import type { BillingParts } from '#billing/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Environment } from '#operations/domain/environment.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { OpenDatabase } from '#platform/database/openDatabase.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { PaymentProvider } from '#platform/payment/paymentPort.ts'
import { createSandboxPayment } from '#platform/payment/sandbox/sandboxPayment.ts'
import type { Confinement } from '#platform/sandbox/confinement.ts'
import { contractTexts } from '#site/server/index.ts'

/** Running analyses get this long when the process stops; then another attempt starts them over. */
const STOP_MS = 15_000

/** What calls and jobs both need. */
export interface Infrastructure {
  readonly environment: Environment
  readonly configuration: Configuration
  readonly log: Log
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly billing: BillingParts
  /** What the processes that read files of strangers must not see. */
  readonly hidden: readonly string[]
  /** How they are shut off from it here. */
  readonly confining: Promise<Confinement>
}

export async function openInfrastructure(
  given: Pick<Infrastructure, 'environment' | 'configuration' | 'log' | 'hidden' | 'confining'>,
  { database, url }: OpenDatabase,
): Promise<Infrastructure> {
  const { environment, configuration, log } = given
  const { baseUrl } = environment
  const files = await openFiles(environment.storageUrl, resolve(environment.dataDir))
  const jobs = pgBossJobs({ url, log, stopMs: STOP_MS })
  const billing = {
    database,
    jobs,
    payments: await paymentsOf(environment, database, log),
    log,
    baseUrl,
    packages: configuration.packages,
    seller: configuration.app.company,
    contractTexts: contractTexts(configuration, baseUrl),
    hooks: { onPaid: attributeOrder },
  }
  return { ...given, database, files, jobs, billing }
}

/** The provider that PAYMENT names. */
async function paymentsOf({ payment, baseUrl }: Environment, database: Database, log: Log): Promise<PaymentProvider> {
  if (payment.provider === 'sandbox') return createSandboxPayment(database, baseUrl)
  // Its library takes a tenth of the time to start; who sells in test mode does without.
  const { createStripePayment } = await import('#platform/payment/stripe/stripePayment.ts')
  return createStripePayment({ ...payment, log })
}
