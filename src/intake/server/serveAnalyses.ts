import type { JobKind, Jobs } from '#platform/jobs/jobsPort.ts'
import { ANALYSE } from './analyseJob.ts'
import { performAnalysis, type PerformParts } from './performAnalysis.ts'
import { sweepFiles } from './sweepFiles.ts'

const SWEEP: JobKind<object> = { name: 'intake.sweep', retries: 0, longestPauseSeconds: 60, expireSeconds: 300 }

const EVERY_MINUTE = '* * * * *'

/** Works on analyses in this process. @param atOnce how many at the same time */
export function serveAnalyses(jobs: Jobs, parts: Omit<PerformParts, 'jobs'> & { readonly atOnce: number }): void {
  jobs.serve(ANALYSE, parts.atOnce, job => performAnalysis({ ...parts, jobs }, job))
  jobs.serve(SWEEP, 1, () => sweepFiles(parts.database, parts.files))
  jobs.repeat(SWEEP, EVERY_MINUTE)
}
