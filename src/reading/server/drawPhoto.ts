import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfSandbox } from './failures.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** Draws the picture by which an offer is recognised. @returns null: it has none but text */
export async function drawPhoto(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  width: number,
): Promise<Outcome<Uint8Array | null, ReadingFailure>> {
  const lease = await sandbox.lease()
  try {
    const picture = await lease.call('drawPhoto', { bytes, width }, LIMITS.draw)
    return success(picture ?? null)
  } catch (error) {
    return failed(failureOfSandbox(error))
  } finally {
    lease.release()
  }
}
