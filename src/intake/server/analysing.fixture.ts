import { expect } from 'vitest'
import type { Analyst } from '#analysis/domain/analyst.ts'
import { success } from '#kernel/outcome.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { findAnalysis } from './analysisStore.ts'
import { startIntake, type TestIntake } from './intake.fixture.ts'
import { serveAnalyses } from './serveAnalyses.ts'

const RETENTION = { previewDays: 30, reportDays: 365, uploadDays: 7 }

/** Intake that also works on what is uploaded. @param analyse in the place of our analysts */
export function startAnalysing(analyse: Analyst['analyse']): Promise<TestIntake> {
  const analyst: Analyst = { analyse, close: () => Promise.resolve() }
  return startIntake({ countPages: () => Promise.resolve(success(null)) }, (jobs, parts) =>
    serveAnalyses(jobs, { ...parts, analyst, retention: RETENTION, baseUrl: 'https://example.de', atOnce: 4 }),
  )
}

/** Waits for the end, but not for the pauses between tries. */
export async function settled(database: Database, accountId: string, id: string): Promise<Analysis> {
  const finishedAt = async () => {
    await database.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
    return (await findAnalysis(database, accountId, id))?.finishedAt
  }
  await expect.poll(finishedAt, { timeout: 180_000 }).toBeInstanceOf(Date)
  const analysis = await findAnalysis(database, accountId, id)
  if (!analysis) throw new Error('the analysis is gone')
  return analysis
}
