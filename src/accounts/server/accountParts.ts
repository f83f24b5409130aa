import type { UserLimits } from '#contract/userLimits.ts'
import type { Database, Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import type { Passwords } from './passwords.ts'

/** Where a registration came from. */
export interface Origin {
  /** At least three characters. */
  readonly refCode: string | null
  readonly prospectEmail: string | null
  readonly landingUrl: string | null
}

/** What later rooms do in the same transaction. */
export interface AccountHooks {
  /** Once for each account, when its address is proven. @param isNewMailbox false: it has had an account before */
  onConfirmed(tx: Transaction, accountId: string, isNewMailbox: boolean): Promise<void>
  /** A new account, confirmed or not. What is written must go with the account when it is deleted. */
  onRegistered(tx: Transaction, accountId: string, origin: Origin): Promise<void>
  limitsOf(db: Queryable, accountId: string): Promise<UserLimits>
  /** Everything still stands; what does not go with the account's row has to be removed now. */
  beforeDeletion(tx: Transaction, accountId: string): Promise<void>
}

/** How tokens of Google are checked. */
export interface GoogleKeys {
  readonly clientId: string
  /** Where Google publishes its public keys (JWKS). */
  readonly keysUrl: string
}

export interface AccountParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly passwords: Passwords
  /** Public address of the product, without a slash at the end. */
  readonly baseUrl: string
  readonly rules: AccountRules
  /** null: no sign-in with Google. */
  readonly google: GoogleKeys | null
  readonly hooks: AccountHooks
}

/** Who is asking, beside the account: for limits and for the list of sessions. */
export interface Visitor {
  readonly network: string
  readonly userAgent: string | undefined
}
