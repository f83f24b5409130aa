import type { UserLimits } from '#contract/userLimits.ts'
import { balanceOf } from '#credits/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import { countLocked } from './analysisStore.ts'

/** What an account may still upload. @param monthlyLimit of its subscription, which is billing's, and that stands behind this room */
export async function limitsOf(db: Queryable, accountId: string, monthlyLimit: number | null): Promise<UserLimits> {
  const { free, paid, freeTotal } = await balanceOf(db, accountId)
  return {
    monthlyLimit,
    freeAnalysesTotal: freeTotal,
    freeAnalysesUsed: freeTotal - free,
    freeAnalysesRemaining: free,
    lockedReports: await countLocked(db, accountId),
    firstUploads: free,
    unlockedUploads: paid,
    totalUploads: free + paid,
  }
}
