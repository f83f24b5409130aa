import type { Jobs } from '#platform/jobs/jobsPort.ts'

/** By kind and state, as the metrics show them. */
export async function jobCounts(jobs: Jobs) {
  const counts = await jobs.counts()
  return counts.flatMap(({ kind, ...states }) =>
    Object.entries(states).map(([state, number]) => ({ kind, state, jobs: number })),
  )
}
