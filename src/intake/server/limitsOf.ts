import type { UserLimits } from '#contract/userLimits.ts'
import { balanceOf } from '#credits/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import { countLocked } from './analysisStore.ts'

/** What an account may still upload. */
export async function limitsOf(db: Queryable, accountId: string): Promise<UserLimits> {
  const { free, paid, freeTotal } = await balanceOf(db, accountId)
  return {
    // Subscriptions are billing's, which stands behind this room.
    monthlyLimit: null,
    freeAnalysesTotal: freeTotal,
    freeAnalysesUsed: freeTotal - free,
    freeAnalysesRemaining: free,
    lockedReports: await countLocked(db, accountId),
    firstUploads: free,
    unlockedUploads: paid,
    totalUploads: free + paid,
  }
}
