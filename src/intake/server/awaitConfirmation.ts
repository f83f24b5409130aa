import { awaitsMail } from '#notifications/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'
import { enqueueAnalysis } from './enqueueAnalysis.ts'

/** A mail server that is down must not keep a buyer from his report for longer: 15 minutes are promised. */
const MAX_MINUTES = 5

/**
 * What was paid is not begun before the confirmation of the order has left (§ 312f Abs. 2 BGB): usually it left long
 * ago, with the order. While it has not, the job is put off for two seconds.
 * @returns true: put off, nothing is to be done now
 */
export async function awaitConfirmation(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  job: Job<{ analysisId: string }>,
): Promise<boolean> {
  return database.inTransaction(async tx => {
    // One that was begun before goes on.
    const paid = await tx.first<{ accountId: string; due: Date }>(
      `select account_id as "accountId", now() + interval '2 seconds' as due from analysis
       where id = $1 and credit_kind = 'paid' and state = 'queued' and version_of is null`,
      [job.input.analysisId],
    )
    if (!paid || !(await awaitsMail(tx, paid.accountId, 'orderReceived', MAX_MINUTES))) return false
    await enqueueAnalysis(tx, jobs, job.input.analysisId, paid.due)
    await job.complete(tx)
    return true
  })
}
