import { fileURLToPath } from 'node:url'
import { createPaperTypesetter, PAPER_PROCESS, type PaperMethods, type PaperTypesetter } from '#archive/server/index.ts'
import { createPool } from '#platform/sandbox/pool.ts'

const LIMITS = { dataKiB: 1_300_000, heapMiB: 200, nice: 5 }

/** Draws bank sheets and comparisons, one after the other, in a process that starts with the first. */
export function startPaperTypesetter(): PaperTypesetter {
  return createPaperTypesetter(() =>
    createPool<PaperMethods>({
      script: fileURLToPath(PAPER_PROCESS),
      parameters: [],
      limits: LIMITS,
      size: 1,
      maxLeases: 200,
      maxRssBytes: 350_000_000,
    }),
  )
}
