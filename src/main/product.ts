import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { accountRoutes, authenticate, createPasswords, ownKey, personalData } from '#accounts/server/index.ts'
import { affiliateRoutes, attributeOrder } from '#affiliates/server/index.ts'
import { readingConfinement, startReader } from '#analysis/reader.ts'
import { startAnalyst } from '#analysis/startAnalyst.ts'
import {
  archiveRoutes,
  compareRoutes,
  createPageDrawer,
  noteRoutes,
  personalShares,
  reportRoutes,
  sharedRoutes,
  shareRoutes,
  versionRoutes,
} from '#archive/server/index.ts'
import {
  agreeToStart,
  type BillingParts,
  listActivities,
  mayStart,
  monthlyLimitOf,
  personalDeclarations,
  personalInvoices,
  personalOrders,
} from '#billing/server/index.ts'
import { bookingsOf } from '#credits/server/index.ts'
import { COUNTING_PROCESSES, createFairCounter, intakeRoutes, serveAnalyses } from '#intake/server/index.ts'
import { notificationRoutes, serveMail } from '#notifications/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Environment } from '#operations/domain/environment.ts'
import { configsOf, exportRoutes, openStatusBoard, operationsRoutes } from '#operations/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/openDatabase.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import { createHttp, type Http } from '#platform/http/createHttp.ts'
import { databaseCounter } from '#platform/http/databaseCounter.ts'
import { memoryCounter } from '#platform/http/memoryCounter.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Confinement, Protection } from '#platform/sandbox/confinement.ts'
import { openMailer } from '#platform/mail/openMailer.ts'
import { excelSpreadsheets } from '#platform/spreadsheet/excelSpreadsheets.ts'
import { accountHooks } from './accountHooks.ts'
import { addDeclarationForms } from './declarationForms.ts'
import { addMailPage } from './mailPage.ts'
import { maintenanceGate, OPEN_DURING_MAINTENANCE } from './maintenanceGate.ts'
import { migrateProduct } from './migrateProduct.ts'
import { startPaperTypesetter } from './typesetters.ts'
import { jobCounts } from './jobCounts.ts'
import { answerMoneyCalls, billingParts, serveMoneyJobs } from './money.ts'
import { serveTidying } from './tidying.ts'
import { VERSION } from './version.ts'
import { addWebsite } from './website/addWebsite.ts'
import { WEBSITE_FOLDER } from './website/folder.ts'
import { loadSite } from './website/loadSite.ts'

const ANALYST = new URL('./analystProcess.ts', import.meta.url)

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs'
/** Running analyses get this long when the process stops; then another attempt starts them over. */
const STOP_MS = 15_000

/** Pages ask every few seconds: most learn in this time that their connection ends. */
const FAREWELL_MS = 1_000

export interface Product {
  /** null where no calls are answered (ROLE=worker). */
  readonly address: string | null
  /** What this machine leaves open to the processes that read files of strangers. */
  readonly openToReaders: readonly Protection[]
  close(): Promise<void>
}

interface Infrastructure {
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

export interface ProductOptions {
  /** The variables that `environment` was read from; the analysts have use for some that it does not hold. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Paths of files that hold secrets. */
  readonly secrets: readonly string[]
  readonly log: Log
  /** Told when the process cannot go on: the embedded database is gone. */
  readonly onLost: (reason: Error) => void
}

/**
 * Starts all that ROLE asks for, in this process and its children. What was started is stopped by `close`, the last first.
 * @throws Error with a German sentence
 */
export async function startProduct(
  environment: Environment,
  configuration: Configuration,
  { variables, secrets, log, onLost }: ProductOptions,
): Promise<Product> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one()
  }
  try {
    const opened = await openDatabase({
      url: environment.databaseUrl,
      dataDir: environment.dataDir,
      poolSize: 20,
      alone: true,
      onLost,
      log,
    })
    closers.push(opened.close)
    const hidden = [resolve(environment.dataDir), ...secrets, ...(opened.socketFolder ? [opened.socketFolder] : [])]
    // Tried out in processes of its own, beside all that follows.
    const confining = readingConfinement(hidden)
    await migrateProduct(opened.database)
    const infrastructure = await openInfrastructure(environment, configuration, { log, hidden, confining }, opened)
    const { jobs } = infrastructure
    if (environment.role !== 'web') closers.push(serveJobs(infrastructure, variables))
    // The queue waits for the database most of the time; nobody is let in before both are there.
    const queue = jobs.start()
    closers.push(() =>
      queue.then(
        () => jobs.stop(),
        () => {},
      ),
    )
    const calls = environment.role === 'worker' ? null : answerCalls(infrastructure)
    if (calls)
      closers.push(() =>
        calls.then(
          ({ stop }) => stop(),
          () => {},
        ),
      )
    const [, answered] = await Promise.all([queue, calls])
    const address = answered ? await answered.http.listen(environment.host, environment.port) : null
    const { open: openToReaders } = await confining
    return { address, openToReaders, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openInfrastructure(
  environment: Environment,
  configuration: Configuration,
  given: Pick<Infrastructure, 'log' | 'hidden' | 'confining'>,
  { database, url }: OpenDatabase,
): Promise<Infrastructure> {
  const files = await openFiles(environment.storageUrl, resolve(environment.dataDir))
  const jobs = pgBossJobs({ url, log: given.log, stopMs: STOP_MS })
  const infrastructure = { environment, configuration, ...given, database, files, jobs }
  return { ...infrastructure, billing: await billingParts(infrastructure, { onPaid: attributeOrder }) }
}

/** @returns what ends the processes behind the jobs */
function serveJobs(infrastructure: Infrastructure, variables: ProductOptions['variables']): () => Promise<void> {
  const { environment, configuration, log, hidden, database, files, jobs } = infrastructure
  const atOnce = environment.analysesAtOnce ?? availableParallelism()
  const analyst = startAnalyst(ANALYST, { environment: variables, processes: atOnce, hidden })
  const { baseUrl } = environment
  const { app, retention } = configuration
  serveAnalyses(jobs, { database, files, analyst, log, atOnce, retention, baseUrl })
  serveMail(jobs, {
    database,
    files,
    mailer: openMailer(environment.smtpUrl, resolve(environment.dataDir), {
      name: app.name,
      address: app.company.email,
    }),
    letterhead: { product: app.name, baseUrl, company: app.company },
    log,
  })
  serveTidying(jobs, { database, configuration })
  const endMoney = serveMoneyJobs(infrastructure.billing, files)
  return async () => {
    await analyst.close()
    await endMoney()
  }
}

async function answerCalls(infrastructure: Infrastructure): Promise<{ http: Http; stop: () => Promise<void> }> {
  const { environment, configuration, log, database, files, jobs } = infrastructure
  const [board, site, confinement] = await Promise.all([
    openStatusBoard(database, log),
    loadSite(WEBSITE_FOLDER),
    infrastructure.confining,
  ])
  const [reader, drawingReader] = await Promise.all([
    startReader({ processes: COUNTING_PROCESSES, confinement }),
    // Somebody looks at a grey page: before files that are counted, whoever sent them.
    startReader({ processes: 1, confinement, nice: 1 }),
  ])
  const here = memoryCounter()
  const http = createHttp({
    log,
    baseUrl: environment.baseUrl,
    trustProxy: environment.trustProxy,
    limits: {
      here,
      everywhere: environment.databaseUrl ? databaseCounter(database, await ownKey(database, 'limits')) : here,
      factor: environment.limitFactor,
    },
    checks: {
      database: async () => {
        await database.query('select 1')
      },
      files: () => files.check(),
    },
    openToReaders: confinement.open,
    countJobs: () => jobCounts(jobs),
    metricsToken: environment.metricsToken,
    authenticate: token => authenticate(database, token),
    mayPass: maintenanceGate(board),
    openDuringMaintenance: OPEN_DURING_MAINTENANCE,
  })
  const { router } = http
  const { googleClientId, baseUrl } = environment
  operationsRoutes(router, { configs: configsOf(configuration, googleClientId), board, version: VERSION })
  const passwords = createPasswords()
  accountRoutes(router, {
    database,
    jobs,
    passwords,
    baseUrl,
    rules: configuration.accounts,
    google: googleClientId === null ? null : { clientId: googleClientId, keysUrl: GOOGLE_KEYS },
    hooks: accountHooks(configuration, jobs),
  })
  notificationRoutes(router, { database })
  const orders = { agreeToStart, mayStart }
  intakeRoutes(router, {
    database,
    files,
    jobs,
    counter: createFairCounter(reader),
    orders,
    rules: configuration.upload,
    log,
    monthlyLimitOf,
  })
  const archive = { database, files, key: await ownKey(database, 'downloads') }
  archiveRoutes(router, archive)
  noteRoutes(router, archive)
  versionRoutes(router, { ...archive, jobs })
  const drawer = createPageDrawer(drawingReader)
  const papers = startPaperTypesetter()
  const takenAway = { ...archive, spreadsheets: excelSpreadsheets, papers, product: configuration.app.name }
  compareRoutes(router, takenAway)
  reportRoutes(router, { ...takenAway, drawer })
  shareRoutes(router, { database, passwords })
  sharedRoutes(router, { ...archive, drawer, passwords })
  answerMoneyCalls(http, infrastructure.billing, files)
  affiliateRoutes(router, { database })
  exportRoutes(router, {
    database,
    files,
    log,
    sections: [
      { name: 'konto.json', read: personalData },
      { name: 'guthaben.json', read: bookingsOf },
      { name: 'zahlungen.json', read: listActivities },
      { name: 'bestellungen.json', read: personalOrders },
      { name: 'erklaerungen.json', read: personalDeclarations },
      { name: 'links.json', read: personalShares },
    ],
    filesOf: personalInvoices,
  })
  addWebsite(http.app, { site, baseUrl, googleClientId, analyticsScript: configuration.app.analyticsScript })
  addDeclarationForms(http.app)
  if (!environment.production && environment.smtpUrl === null) addMailPage(http.app, resolve(environment.dataDir))
  const stop = async () => {
    await http.close(FAREWELL_MS)
    board.close()
    await reader.close()
    await drawingReader.close()
    await papers.close()
  }
  return { http, stop }
}
