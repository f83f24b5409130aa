import { fileURLToPath } from 'node:url'
import type { Analyst, AnalysisResult } from '#intake/server/index.ts'
import { ANALYSIS_LIMIT_MS } from '#intake/server/index.ts'
import type { Stage } from '#intake/domain/stage.ts'
import { createPool } from '#platform/sandbox/pool.ts'
import { SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import { readingFailure } from '#reading/domain/failure.ts'
import type { AnalystEnvironment, AnalystMethods } from './analystMethods.ts'

// Node takes 590,000 KiB by itself, a document of 200 dense pages with its judgement 500,000 more.
// All the work of an analysis happens there, so the program that serves users never waits for it: last of all.
const LIMITS = { dataKiB: 2_000_000, heapMiB: 700, nice: 19 }

// After ordinary exposés 230 MB. What a large file leaves would otherwise stay for up to 200 analyses.
const MOST_KEPT_BYTES = 400_000_000

const PASSED = ['DATA_DIR', 'LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY']

/** Analysts in processes of their own, started and warmed up at once. @param processes analyses at the same time @param hidden what those that read files must not see */
export function startAnalyst(
  environment: AnalystEnvironment,
  processes: number,
  hidden: readonly string[] = [],
): Analyst {
  const sandbox = createPool<AnalystMethods>({
    script: fileURLToPath(new URL('./analystProcess.ts', import.meta.url)),
    parameters: hidden,
    limits: LIMITS,
    size: processes,
    maxLeases: 200,
    maxRssBytes: MOST_KEPT_BYTES,
  })
  const passed = Object.fromEntries(PASSED.map(name => [name, environment[name]]))
  return {
    async analyse({ file, bytes, lens, given, onStage }, signal) {
      const lease = await sandbox.lease()
      const onProgress = (value: unknown): void => {
        const { stage, detail } = value as { stage: Stage; detail: string | undefined }
        onStage(stage, detail)
      }
      try {
        const input = { file, bytes, lens, given, environment: passed }
        return await lease.call('analyse', input, { limitMs: ANALYSIS_LIMIT_MS, onProgress, signal })
      } catch (error) {
        return refusalOf(error)
      } finally {
        lease.release()
      }
    },
    close: () => sandbox.close(),
  }
}

/** What takes so long would take as long again; everything else is worth another try. */
function refusalOf(error: unknown): AnalysisResult {
  if (!(error instanceof SandboxFailure) || error.reason !== 'time') throw error
  const { message } = readingFailure('zu-langsam')
  return { outcome: 'refused', code: 'intake.tooSlow', message }
}
