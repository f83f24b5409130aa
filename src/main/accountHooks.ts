import type { AccountHooks } from '#accounts/server/index.ts'
import { welcome } from '#credits/server/index.ts'
import { dropFilesOf, limitsOf } from '#intake/server/index.ts'
import type { Configuration } from '#operations/domain/configuration.ts'

/** What other rooms do when an account is opened, confirmed or deleted. */
export function accountHooks({ freeAnalysesTotal }: Configuration): AccountHooks {
  return {
    onRegistered: () => Promise.resolve(),
    onConfirmed: (tx, accountId) => welcome(tx, accountId, freeAnalysesTotal),
    limitsOf,
    beforeDeletion: dropFilesOf,
  }
}
