import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { accountRoutes, authenticate, createPasswords, ownKey, personalData } from '#accounts/server/index.ts'
import { affiliateRoutes, rememberOrigin } from '#affiliates/server/index.ts'
import { startReader } from '#analysis/reader.ts'
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
  addDeclarationForms,
  agreeToStart,
  billingRoutes,
  endSubscriptionsOf,
  invoiceRoutes,
  listActivities,
  mayStart,
  monthlyLimitOf,
  personalDeclarations,
  personalInvoices,
  personalOrders,
  storePaymentEvent,
} from '#billing/server/index.ts'
import { bookingsOf, welcome } from '#credits/server/index.ts'
import { COUNTING_PROCESSES, createFairCounter, dropFilesOf, intakeRoutes, limitsOf } from '#intake/server/index.ts'
import { notificationRoutes } from '#notifications/server/index.ts'
import {
  configsOf,
  exportRoutes,
  maintenanceGate,
  OPEN_DURING_MAINTENANCE,
  openStatusBoard,
  operationsRoutes,
} from '#operations/server/index.ts'
import { createHttp, type Http } from '#platform/http/createHttp.ts'
import { databaseCounter } from '#platform/http/databaseCounter.ts'
import { isOwnMachine } from '#platform/http/isOwnMachine.ts'
import { memoryCounter } from '#platform/http/memoryCounter.ts'
import { addMailPage } from '#platform/mail/mailPage.ts'
import { serveSandboxCheckout } from '#platform/payment/sandbox/serveSandboxCheckout.ts'
import { excelSpreadsheets } from '#platform/spreadsheet/excelSpreadsheets.ts'
import type { Infrastructure } from './infrastructure.ts'
import { startPaperTypesetter } from './typesetters.ts'
import { addWebsite } from './website/addWebsite.ts'
import { WEBSITE_FOLDER } from './website/folder.ts'
import { loadSite } from './website/loadSite.ts'

/** Of the server and of the web app that it serves. */
const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs'

/** Pages ask every few seconds: most learn in this time that their connection ends. */
const FAREWELL_MS = 1_000

/**
 * @param website done when the web app can be served
 * @param atRest the processes that read start when this is settled, or a call needs one
 */
export async function answerCalls(
  infrastructure: Infrastructure,
  website: Promise<void>,
  atRest: Promise<unknown>,
): Promise<{ http: Http; stop: () => Promise<void> }> {
  const { environment, configuration, log, database, files, jobs, billing } = infrastructure
  const [board, confinement] = await Promise.all([openStatusBoard(database, log), infrastructure.confining])
  const [reader, drawingReader] = await Promise.all([
    startReader({ processes: COUNTING_PROCESSES, confinement, startAfter: atRest }),
    // Somebody looks at a grey page: before files that are counted, whoever sent them.
    startReader({ processes: 1, confinement, nice: 1, startAfter: atRest }),
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
    countJobs: async () =>
      (await jobs.counts()).flatMap(({ kind, ...states }) =>
        Object.entries(states).map(([state, number]) => ({ kind, state, jobs: number })),
      ),
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
    hooks: {
      onRegistered: rememberOrigin,
      onConfirmed: (tx, accountId, isNewMailbox) =>
        welcome(tx, accountId, isNewMailbox ? configuration.freeAnalysesTotal : 0),
      limitsOf: async (db, accountId) => limitsOf(db, accountId, await monthlyLimitOf(db, accountId)),
      async beforeDeletion(tx, accountId) {
        await endSubscriptionsOf(tx, jobs, accountId)
        await dropFilesOf(tx, accountId)
      },
    },
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
  billingRoutes(router, billing)
  invoiceRoutes(router, { database, files })
  if (billing.payments.name === 'sandbox')
    serveSandboxCheckout(http.app, { database, log, onEvent: event => storePaymentEvent({ database, jobs }, event) })
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
  // Being built where it is stale: what can be made ready beside it is ready by now.
  const site = await website.then(() => loadSite(WEBSITE_FOLDER))
  addWebsite(http.app, { site, baseUrl, googleClientId, analyticsScript: configuration.app.analyticsScript })
  addDeclarationForms(http.app)
  if (!environment.production && environment.smtpUrl === null)
    addMailPage(http.app, resolve(environment.dataDir), isOwnMachine)
  const stop = async () => {
    await http.close(FAREWELL_MS)
    board.close()
    await reader.close()
    await drawingReader.close()
    await papers.close()
  }
  return { http, stop }
}
