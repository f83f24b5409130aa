import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { keptLog } from './jobs.fixture.ts'
import type { JobKind, Jobs } from './jobsPort.ts'
import { pgBossJobs } from './pgBossJobs.ts'

const NOTE: JobKind<object> = { name: 'test.note', retries: 1, longestPauseSeconds: 60, expireSeconds: 30 }
const ENDED = 20_000

let tested: TestDatabase
let processes: Jobs[]

beforeAll(async () => {
  tested = await openTestDatabase()
  processes = Array.from({ length: 4 }, () => pgBossJobs({ url: tested.url, log: keptLog(), stopMs: 0 }))
})
afterAll(async () => {
  await Promise.all(processes.map(jobs => jobs.stop()))
  await tested.close()
})

test('jobs that have ended are not read again, neither by workers each second nor for the metrics', async () => {
  for (const jobs of processes) jobs.serve(NOTE, 1, () => Promise.resolve())
  // At once, as processes start after an upgrade: one of them makes the index.
  await Promise.all(processes.map(jobs => jobs.start()))
  await tested.database.execute(
    `insert into pgboss.job (name, state, completed_on)
     select 'test.note', 'completed', now() from generate_series(1, ${ENDED})`,
  )
  await tested.database.execute('vacuum analyze pgboss.job_common')
  const before = await rowsRead()
  await sleep(2_500)
  const [jobs] = processes
  expect(await jobs?.counts()).toContainEqual({ kind: NOTE.name, queued: 0, running: 0, failed: 0 })
  // The server's statistics come up to a second late.
  await sleep(1_500)
  expect((await rowsRead()) - before).toBeLessThan(ENDED / 2)
})

async function rowsRead(): Promise<number> {
  const row = await tested.database.first<{ rows: number }>(
    `select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables where relname = 'job_common'`,
  )
  return row?.rows ?? NaN
}
