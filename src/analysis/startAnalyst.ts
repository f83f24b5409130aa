import { fileURLToPath } from 'node:url'
import { createPool } from '#platform/sandbox/pool.ts'
import { SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import { readingFailure } from '#reading/domain/failure.ts'
import { ANALYSIS_LIMITS, type AnalysisResult, type Analyst } from '#analysis/domain/analyst.ts'
import type { Stage } from '#analysis/domain/stage.ts'
import type { AnalystEnvironment, AnalystMethods } from './analystMethods.ts'

// Node takes 590,000 KiB by itself, a document of 200 dense pages with its judgement 500,000 more.
// All the work of an analysis happens there, so the program that serves users never waits for it: last of all.
const LIMITS = { dataKiB: 2_000_000, heapMiB: 700, nice: 19 }

// After ordinary exposés 230 MB. What a large file leaves would otherwise stay for up to 200 analyses.
const MAX_KEPT_BYTES = 400_000_000

const PASSED = ['DATA_DIR', 'LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_CONTEXT']

interface AnalystOptions {
  readonly environment: AnalystEnvironment
  /** Analyses at the same time. */
  readonly processes: number
  /** What those that read files must not see. */
  readonly hidden?: readonly string[]
  /** They are started when this is settled. Left out: now. */
  readonly startAfter?: Promise<unknown>
}

/**
 * Analysts in processes of their own, warmed up before anybody asks.
 * @param script what one of them runs: calls `serveAnalyst`
 */
export function startAnalyst(
  script: URL,
  { environment, processes, hidden = [], startAfter }: AnalystOptions,
): Analyst {
  const sandbox = createPool<AnalystMethods>({
    script: fileURLToPath(script),
    parameters: hidden,
    limits: LIMITS,
    size: processes,
    maxLeases: 200,
    maxRssBytes: MAX_KEPT_BYTES,
    ...(startAfter && { startAfter }),
  })
  const passed = Object.fromEntries(PASSED.map(name => [name, environment[name]]))
  return {
    async analyse({ onStage, ...order }, signal) {
      const lease = await sandbox.lease()
      const onProgress = (value: unknown): void => {
        const { stage, detail } = value as { stage: Stage; detail: string | undefined }
        onStage(stage, detail)
      }
      try {
        const input = { ...order, environment: passed }
        return await lease.call('analyse', input, { ...ANALYSIS_LIMITS, onProgress, signal })
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
