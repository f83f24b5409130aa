import { announceStep } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { deleteFiles } from './analysisFileStore.ts'
import { enqueueAnalysis } from './enqueueAnalysis.ts'
import { queueAgain } from './progressStore.ts'
import { dropKeys } from './removalStore.ts'

/** In the log of an analysis, once for each time. */
export const RERUN_LINE = 'Die Analyse wird wiederholt.'

/**
 * Has the operator repeat an analysis that has ended; it costs nothing, and its old report is gone.
 * @returns false when there is none of this ID, it still runs, or its upload has been deleted
 */
export async function rerun(tx: Transaction, jobs: Jobs, privateDocumentId: string): Promise<boolean> {
  const analysis = await queueAgain(tx, privateDocumentId, [RERUN_LINE])
  if (!analysis) return false
  const { id, accountId, originalFilename } = analysis
  await dropKeys(tx, await deleteFiles(tx, [id], 'report'))
  const { title, message } = stepOf('queued')
  await announceStep(tx, { accountId, jobId: id, originalFilename, title, message })
  await enqueueAnalysis(tx, jobs, id)
  return true
}
