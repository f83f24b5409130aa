import { ANALYSIS_LIMITS } from '#analysis/domain/analyst.ts'
import type { JobKind } from '#platform/jobs/jobsPort.ts'

/** Only internal faults are tried again: what is wrong with the file itself is an answer. */
export const ANALYSE: JobKind<{ analysisId: string }> = {
  name: 'intake.analyse',
  retries: 3,
  // The buyer waits.
  longestPauseSeconds: 15,
  expireSeconds: ANALYSIS_LIMITS.limitMs / 1000 + 60,
}
