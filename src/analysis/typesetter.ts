import { fileURLToPath } from 'node:url'
import { createPool } from '#platform/sandbox/pool.ts'
import {
  createTypesetter,
  TYPESETTING_PROCESS,
  type Typesetter,
  type TypesettingMethods,
} from '#reports/server/index.ts'

// Node takes 590,000 KiB by itself, the compiler with a long report 300,000.
const LIMITS = { dataKiB: 1_300_000, heapMiB: 200, nice: 5 }

/**
 * Starts the processes that draw reports. What Typst keeps is bounded by `evictCache`: 180 MB after the first report, 234 after 16.
 * A fresh process draws the next one half a second later.
 */
export function startTypesetter(processes = 1): Typesetter {
  const sandbox = createPool<TypesettingMethods>({
    script: fileURLToPath(TYPESETTING_PROCESS),
    parameters: [],
    limits: LIMITS,
    size: processes,
    maxLeases: 200,
    maxRssBytes: 350_000_000,
  })
  return createTypesetter(sandbox)
}
