import type { AttachedText } from '#notifications/domain/mailRequest.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { PaymentProvider } from '#platform/payment/paymentPort.ts'
import type { PackageOffers } from '../domain/packageOffers.ts'
import type { Seller } from '../domain/seller.ts'
import type { Purchase } from './orders/purchaseStore.ts'

/** What later rooms do in the same transaction. */
export interface BillingHooks {
  /** Once for each purchase, when its money has come in; of a subscription, with its first period. */
  onPaid(tx: Transaction, purchase: Purchase): Promise<void>
}

export interface BillingParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly payments: PaymentProvider
  readonly log: Log
  /** Public address of the product, without a slash at the end. */
  readonly baseUrl: string
  readonly packages: PackageOffers
  readonly seller: Seller
  /** What goes with the confirmation of an order: the terms and the withdrawal notice with its form. */
  readonly contractTexts: readonly AttachedText[]
  readonly hooks: BillingHooks
}
