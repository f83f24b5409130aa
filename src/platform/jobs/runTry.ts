import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { Log } from '#platform/log/logPort.ts'
import { faultFields } from './faultFields.ts'
import type { Job, JobKind } from './jobsPort.ts'
import { transactionOf } from './transactionOf.ts'

/** A kind of job with the handler that this process has for it. */
export interface Served {
  readonly kind: JobKind<object>
  readonly atOnce: number
  readonly handle: (job: Job<object>) => Promise<void>
}

/** A try that is under way, as the stopping process sees it. */
export interface RunningTry {
  readonly name: string
  readonly id: string
  readonly retryCount: number
  /** From now on the try can complete nothing, and is asked to end. */
  disown(): void
}

interface TryParts {
  readonly boss: PgBoss
  readonly log: Log
  readonly running: Map<string, RunningTry>
}

/**
 * Runs the handler once and says what becomes of the job. pg-boss allows one try more than the kind does: the one in
 * which only the failure is settled.
 */
export async function runTry(
  { kind, handle }: Served,
  row: JobWithMetadata,
  { boss, log, running }: TryParts,
): Promise<JobResult> {
  const { name, id, retryCount, retryLimit } = row
  const isLastTry = retryCount >= retryLimit - 1
  const controller = new AbortController()
  const claim = { isOurs: true, isCompleted: false }
  const disown = () => {
    claim.isOurs = false
    // The heartbeat of a job that this try has just completed finds it gone, too.
    if (!claim.isCompleted) controller.abort(new Error('the job is not ours any more'))
  }
  const expire = () => controller.abort(new Error('the try took too long'))
  const timer = setTimeout(() => {
    log.warn({ kind: name, job: id, try: retryCount + 1 }, 'job takes too long')
    expire()
  }, kind.expireSeconds * 1000)
  if (retryCount >= retryLimit) expire()
  row.signal.addEventListener('abort', disown)
  running.set(id, { name, id, retryCount, disown })

  const complete = async (tx: Transaction) => {
    if (claim.isOurs) {
      const response = await boss.complete(name, { id, retryCount }, null, { db: transactionOf(tx) })
      // Its type is empty, its documentation is not.
      claim.isCompleted = 'affected' in response && response.affected === 1
    }
    if (!claim.isOurs || !claim.isCompleted) throw new Error(`job ${id} is not this worker's any more`)
  }
  const startedAt = performance.now()
  const fields = () => ({ kind: name, job: id, try: retryCount + 1, ms: Math.round(performance.now() - startedAt) })
  try {
    await handle({ input: row.data, isLastTry, signal: controller.signal, complete })
    log.info(fields(), 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    if (!claim.isOurs && !claim.isCompleted) {
      log.info(fields(), 'job left to another try')
      return { id, status: 'failed' }
    }
    log.error({ ...fields(), isLastTry, ...faultFields(error) }, 'job failed')
    // To pg-boss "deadletter" means: no further try.
    return { id, status: isLastTry ? 'deadletter' : 'failed' }
  } finally {
    clearTimeout(timer)
    row.signal.removeEventListener('abort', disown)
    running.delete(id)
  }
}
