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

/** Starts the processes that draw reports. Typst keeps about 10 MB of each, so a process draws 20 and is replaced. */
export function startTypesetter(processes = 1): Typesetter {
  const sandbox = createPool<TypesettingMethods>({
    script: fileURLToPath(TYPESETTING_PROCESS),
    parameters: [],
    limits: LIMITS,
    size: processes,
    maxLeases: 20,
    maxRssBytes: 350_000_000,
  })
  return createTypesetter(sandbox)
}
