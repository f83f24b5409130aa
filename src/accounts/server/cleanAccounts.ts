import type { Queryable } from '#platform/database/databasePort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import { removeUnconfirmedOlderThan } from './accountStore.ts'
import { removeSpentTokens } from './accountTokenStore.ts'
import { removeOldAttempts } from './attemptStore.ts'
import { removeExpiredCredentials } from './googleCredentialStore.ts'
import { removeOldMailboxes } from './mailboxStore.ts'
import { removeExpiredSessions } from './sessionStore.ts'

/** Removes what time has made worthless: for every night. */
export async function cleanAccounts(db: Queryable, rules: AccountRules): Promise<void> {
  await removeExpiredSessions(db)
  await removeSpentTokens(db)
  await removeExpiredCredentials(db)
  await removeOldAttempts(db)
  await removeOldMailboxes(db)
  await removeUnconfirmedOlderThan(db, rules.unconfirmedDays)
}
