import type { AnalysisOrder, AnalysisResult } from '#analysis/domain/analyst.ts'
import type { Stage } from '#analysis/domain/stage.ts'

/** What the analyst's process answers. */
export type AnalystMethods = {
  analyse(
    input: Omit<AnalysisOrder, 'onStage'> & { environment: AnalystEnvironment },
    progress: (value: { stage: Stage; detail: string | undefined }) => void,
  ): Promise<AnalysisResult>
}

/** The variables that judging needs. A process that reads strangers' files gets no others, and these only in a call. */
export type AnalystEnvironment = Readonly<Record<string, string | undefined>>
