import type { Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { ANALYSE } from './analyseJob.ts'

/**
 * Has an analysis begun whose row is there. The first of an account goes before the second of another, so that whoever
 * brings twenty files holds nobody up.
 */
export async function enqueueAnalysis(tx: Transaction, jobs: Jobs, analysisId: string, after?: Date): Promise<void> {
  const row = await tx.first<{ accountId: string; before: number }>(
    `select own.account_id as "accountId", count(other.id) as before from analysis as own
     left join analysis as other
       on other.account_id = own.account_id and other.id <> own.id and other.state not in ('done', 'failed')
     where own.id = $1 group by own.account_id`,
    [analysisId],
  )
  if (!row) throw new Error(`there is no analysis ${analysisId}`)
  const owner = { id: row.accountId, before: row.before }
  await jobs.enqueue(tx, ANALYSE, { analysisId }, { owner, ...(after && { after }) })
}
