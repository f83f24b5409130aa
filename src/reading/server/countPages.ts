import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { SandboxFailure, type Lease, type Sandbox } from '#platform/sandbox/sandboxPort.ts'
import { type ReadingFailure, readingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfRefusal, failureOfSandbox } from './failures.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** Who waits here has uploaded a file and watches: with more of them before him the answer would come too late. */
const MAX_WAITING = 8

/**
 * How many pages, also where it is too many to be read; `heavy`: opening it takes too much of the processor or of memory;
 * null: too many wait. A machine that has no time makes no file heavy: the count then comes late.
 */
export type PageCount = number | 'heavy' | null

/**
 * Opens a document to tell at once what is protected or damaged, and how long it is; who may send how much is not asked here.
 * @param load brings the bytes, asked only when a process is there to take them
 */
export async function countPages(
  sandbox: Sandbox<ReadingMethods>,
  load: () => Promise<Uint8Array>,
): Promise<Outcome<PageCount, ReadingFailure>> {
  if (sandbox.waiting >= MAX_WAITING) return success(null)
  const lease = await sandbox.lease()
  try {
    return await count(lease, await load())
  } finally {
    lease.release()
  }
}

async function count(lease: Lease<ReadingMethods>, bytes: Uint8Array): Promise<Outcome<PageCount, ReadingFailure>> {
  if (bytes.length === 0) return failed(readingFailure('leer'))
  try {
    const opened = await lease.call('open', { bytes }, LIMITS.openAtOnce)
    if ('refusal' in opened) return failed(failureOfRefusal(opened.refusal))
    await lease.call('close', null, LIMITS.openAtOnce)
    if (opened.pages === 0) return failed(readingFailure('beschaedigt'))
    return success(opened.pages)
  } catch (error) {
    if (error instanceof SandboxFailure && error.reason !== 'crash') return success('heavy')
    return failed(failureOfSandbox(error))
  }
}
