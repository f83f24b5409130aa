import type { Box } from '#kernel/evidence.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import { type ReadingFailure, readingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfSandbox } from './failures.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** Points around a spot, so that its surroundings show where it stands. */
const MARGIN = { x: 24, y: 4 }

/** Draws spots of one page with a margin; the page is drawn once for all of them. */
export async function drawSpots(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  page: number,
  boxes: readonly Box[],
  dpi: number,
): Promise<Outcome<Uint8Array[], ReadingFailure>> {
  const lease = await sandbox.lease()
  try {
    const wide = boxes.map(([x0, y0, x1, y1]): Box => [x0 - MARGIN.x, y0 - MARGIN.y, x1 + MARGIN.x, y1 + MARGIN.y])
    const call = { bytes, index: page - 1, dpi, boxes: wide }
    const spots = await lease.call('drawSpots', call, LIMITS.draw)
    return spots ? success(spots) : failed(readingFailure('beschaedigt'))
  } catch (error) {
    return failed(failureOfSandbox(error))
  } finally {
    lease.release()
  }
}
