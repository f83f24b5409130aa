import type { AccountHooks } from '#accounts/server/index.ts'
import { rememberOrigin } from '#affiliates/server/index.ts'
import { endSubscriptionsOf, monthlyLimitOf } from '#billing/server/index.ts'
import { welcome } from '#credits/server/index.ts'
import { dropFilesOf, limitsOf } from '#intake/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'

/** What other rooms do when an account is opened, confirmed or deleted. */
export function accountHooks({ freeAnalysesTotal }: Configuration, jobs: Jobs): AccountHooks {
  return {
    onRegistered: rememberOrigin,
    onConfirmed: (tx, accountId, isNewMailbox) => welcome(tx, accountId, isNewMailbox ? freeAnalysesTotal : 0),
    limitsOf: async (db, accountId) => limitsOf(db, accountId, await monthlyLimitOf(db, accountId)),
    async beforeDeletion(tx, accountId) {
      await endSubscriptionsOf(tx, jobs, accountId)
      await dropFilesOf(tx, accountId)
    },
  }
}
