import type { Given } from '#extraction/domain/given/givable.ts'
import type { Lens } from '#finance/domain/plan/assumptions.ts'
import type { Stage } from '#intake/domain/stage.ts'
import type { AnalysisResult } from '#intake/server/index.ts'

/** What the analyst's process answers. */
export type AnalystMethods = {
  analyse(
    input: { file: string; bytes: Uint8Array; lens: Lens | null; given: Given; environment: AnalystEnvironment },
    progress: (value: { stage: Stage; detail: string | undefined }) => void,
  ): Promise<AnalysisResult>
}

/** The variables that judging needs. A process that reads strangers' files gets no others, and these only in a call. */
export type AnalystEnvironment = Readonly<Record<string, string | undefined>>
