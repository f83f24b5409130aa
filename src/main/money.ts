import {
  type BillingHooks,
  type BillingParts,
  billingRoutes,
  invoiceRoutes,
  serveBilling,
  serveInvoices,
  storePaymentEvent,
} from '#billing/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Environment } from '#operations/domain/environment.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Http } from '#platform/http/createHttp.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { PaymentProvider } from '#platform/payment/paymentPort.ts'
import { createSandboxPayment } from '#platform/payment/sandbox/sandboxPayment.ts'
import { serveSandboxCheckout } from '#platform/payment/sandbox/serveSandboxCheckout.ts'
import { contractTexts } from './contractTexts.ts'
import { startInvoiceTypesetter } from './typesetters.ts'

interface MoneyGround {
  readonly environment: Environment
  readonly configuration: Configuration
  readonly log: Log
  readonly database: Database
  readonly jobs: Jobs
}

/** What selling needs, with the provider that PAYMENT names. */
export async function billingParts(ground: MoneyGround, hooks: BillingHooks): Promise<BillingParts> {
  const { environment, configuration, log, database, jobs } = ground
  const { packages, app } = configuration
  const { baseUrl } = environment
  const texts = contractTexts(configuration, baseUrl)
  return {
    database,
    jobs,
    payments: await providerOf(ground),
    log,
    baseUrl,
    packages,
    seller: app.company,
    contractTexts: texts,
    hooks,
  }
}

async function providerOf({ environment, database, log }: MoneyGround): Promise<PaymentProvider> {
  const { payment, baseUrl } = environment
  if (payment.provider === 'sandbox') return createSandboxPayment(database, baseUrl)
  // Its library takes a tenth of the time to start; who sells in test mode does without.
  const { createStripePayment } = await import('#platform/payment/stripe/stripePayment.ts')
  return createStripePayment({ ...payment, log })
}

/** The calls of buying, and the sandbox's own page. */
export function answerMoneyCalls({ app, router }: Http, parts: BillingParts, files: Files): void {
  const { database, jobs, log } = parts
  billingRoutes(router, parts)
  invoiceRoutes(router, { database, files })
  if (parts.payments.name === 'sandbox')
    serveSandboxCheckout(app, { database, log, onEvent: event => storePaymentEvent({ database, jobs }, event) })
}

/** @returns what ends the process that draws invoices */
export function serveMoneyJobs(parts: BillingParts, files: Files): () => Promise<void> {
  const { database, jobs, baseUrl, seller } = parts
  const typesetter = startInvoiceTypesetter()
  serveBilling(jobs, parts)
  serveInvoices(jobs, { database, files, jobs, typesetter, baseUrl, seller })
  return () => typesetter.close()
}
