import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { PictureFormat } from '#platform/picture/picturePort.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import { readingFailure, type ReadingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfSandbox } from './failures.ts'
import type { ReadingMethods } from './readingMethods.ts'

export async function drawPage(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  page: number,
  { dpi, format }: { dpi: number; format: PictureFormat },
): Promise<Outcome<Uint8Array, ReadingFailure>> {
  const lease = await sandbox.lease()
  try {
    const picture = await lease.call('drawPage', { bytes, index: page - 1, dpi, format }, LIMITS.draw)
    return picture ? success(picture) : failed(readingFailure('beschaedigt'))
  } catch (error) {
    return failed(failureOfSandbox(error))
  } finally {
    lease.release()
  }
}
