import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { announceStep, awaitsMail } from '#notifications/server/index.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import { type AnalysisResult, type Analyst, REPLIES } from '#analysis/domain/analyst.ts'
import type { AnalysisFile } from '#intake/domain/analysis.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { filesOf } from './analysisFileStore.ts'
import { followStages } from './followStages.ts'
import { openIntact } from './openIntact.ts'
import { type Failure, type Run, type Started, startRun } from './progressStore.ts'
import { settleDone, settleFailed, type SettleParts } from './settleAnalysis.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { enqueueAnalysis } from './enqueueAnalysis.ts'

type Done = Extract<AnalysisResult, { outcome: 'done' }>

export interface PerformParts extends SettleParts {
  readonly analyst: Analyst
  readonly log: Log
}

const OUR_FAULT: Failure = {
  code: 'intake.fault',
  message:
    'Bei uns ist ein Fehler aufgetreten, das Exposé konnte nicht analysiert werden. Bitte laden Sie die Datei noch einmal hoch.',
}

/** It has cost nothing. */
const OUR_FAULT_IN_A_VERSION: Failure = {
  code: 'intake.fault',
  message:
    'Bei uns ist ein Fehler aufgetreten, die neue Fassung konnte nicht erstellt werden. Ihre bisherigen Fassungen bleiben, wie sie sind. Bitte senden Sie Ihre Angaben noch einmal.',
}

/** One attempt of an analysis, from the stored upload to the stored report. May be broken off anywhere and begun again. */
export async function performAnalysis(parts: PerformParts, job: Job<{ analysisId: string }>): Promise<void> {
  // An expired attempt is only here to be settled.
  if (!job.signal.aborted && (await awaitConfirmation(parts, job))) return
  const run: Run = { id: job.input.analysisId, run: randomUUID() }
  const started = await start(parts, run)
  // Deleted with its account, or ended by another attempt.
  if (!started) return
  const complete = job.complete.bind(job)
  try {
    job.signal.throwIfAborted()
    const result = await analyse(parts, run, started, job.signal)
    if (result.outcome === 'done') {
      await settleDone(parts, run, result, complete)
      noteContradictions(parts, run, result)
    } else await settleFailed(parts, run, result, complete)
  } catch (error) {
    if (!job.isLastTry) throw error
    parts.log.error({ analysisId: run.id, error }, 'an analysis was given up')
    await settleFailed(parts, run, started.version > 1 ? OUR_FAULT_IN_A_VERSION : OUR_FAULT, complete)
  }
}

/** A report that contradicted itself left without those sentences; whoever runs the product looks for the cause. */
function noteContradictions({ log }: PerformParts, { id }: Run, { contradicted }: Done): void {
  if (contradicted.length > 0) log.warn({ analysisId: id, contradicted }, 'a report contradicted itself')
}

async function start({ database }: PerformParts, run: Run): Promise<Started | undefined> {
  const { title, message } = stepOf('reading')
  return database.inTransaction(async tx => {
    const started = await startRun(tx, run, [title])
    if (!started) return undefined
    const { accountId, originalFilename } = started
    await announceStep(tx, { accountId, jobId: run.id, originalFilename, title, message })
    return started
  })
}

async function analyse(parts: PerformParts, run: Run, started: Started, signal: AbortSignal): Promise<AnalysisResult> {
  const bytes = await fileOf(parts, run.id, 'upload')
  if (!bytes) throw new Error('the upload of an analysis is not in the store')
  const replies = await fileOf(parts, run.id, REPLIES)
  const follower = followStages(parts, run, started)
  try {
    const { originalFilename: file, lens, given } = started
    return await parts.analyst.analyse(
      { file, bytes, lens, given, replies, onStage: (stage, detail) => follower.tell(stage, detail) },
      signal,
    )
  } finally {
    await follower.end()
  }
}

async function fileOf(
  { database, files }: PerformParts,
  analysisId: string,
  wanted: AnalysisFile['kind'],
): Promise<Uint8Array | null> {
  const file = (await filesOf(database, analysisId)).find(({ kind }) => kind === wanted)
  const stored = file && (await openIntact(files, file))
  return stored ? buffer(stored.stream) : null
}

/** A mail server that is down must not keep a buyer from his report for longer: 15 minutes are promised. */
const MAX_MINUTES = 5

/**
 * What was paid is not begun before the confirmation of the order has left (§ 312f Abs. 2 BGB): usually it left long
 * ago, with the order. While it has not, the job is put off for two seconds.
 * @returns true: put off, nothing is to be done now
 */
async function awaitConfirmation(
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
