import type { Box, Evidence } from '#kernel/evidence.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfRefusal, lossOf } from './failures.ts'
import { onLease } from './onLease.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** A stretch of a page. */
export type Spot = Pick<Evidence, 'page' | 'box'>

/** Points around a spot, so that its surroundings show where it stands. */
const MARGIN = { x: 24, y: 4 }

/** Draws spots with a margin: the document is opened once, each page drawn once. A page that is too heavy is lost alone. */
export function drawSpots(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  spots: readonly Spot[],
  dpi: number,
): Promise<Outcome<(Uint8Array | null)[], ReadingFailure>> {
  const drawn = new Map<Spot, Uint8Array>()
  return onLease(sandbox, async lease => {
    let isOpen = false
    for (const [page, onPage] of Map.groupBy(spots, spot => spot.page)) {
      if (!isOpen) {
        const opened = await lease.call('open', { bytes }, LIMITS.open)
        if ('refusal' in opened) return failed(failureOfRefusal(opened.refusal))
      }
      const pictures = await picturesOf(lease, page, onPage, dpi)
      isOpen = pictures !== 'lost'
      if (isOpen) onPage.forEach((spot, index) => pictures[index] && drawn.set(spot, pictures[index] as Uint8Array))
    }
    if (isOpen) await lease.call('close', null, LIMITS.open)
    return success(spots.map(spot => drawn.get(spot) ?? null))
  })
}

/** In the order of the spots; none when the page cannot be drawn, 'lost' when the process ended over it. */
async function picturesOf(
  lease: Lease<ReadingMethods>,
  page: number,
  spots: readonly Spot[],
  dpi: number,
): Promise<readonly Uint8Array[] | 'lost'> {
  try {
    const boxes = spots.map(({ box }) => withMargin(box))
    return (await lease.call('drawSpots', { index: page - 1, dpi, boxes }, LIMITS.draw)) ?? []
  } catch (error) {
    lossOf(error)
    return 'lost'
  }
}

function withMargin([x0, y0, x1, y1]: Box): Box {
  return [x0 - MARGIN.x, y0 - MARGIN.y, x1 + MARGIN.x, y1 + MARGIN.y]
}
