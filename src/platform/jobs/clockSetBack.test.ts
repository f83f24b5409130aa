import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { EFFECT, keptLog, makeEffectTable } from './jobs.fixture.ts'
import type { Job, JobKind, Jobs } from './jobsPort.ts'
import { pgBossJobs } from './pgBossJobs.ts'

const REPEATED: JobKind<object> = { name: 'test.repeated', retries: 0, longestPauseSeconds: 60, expireSeconds: 30 }

let tested: TestDatabase
let opened: Jobs[] = []
const log = keptLog()
beforeEach(async () => {
  tested = await openTestDatabase()
  await makeEffectTable(tested.database)
})
afterEach(async () => {
  await Promise.all(opened.map(jobs => jobs.stop()))
  opened = []
  await tested.close()
})

function openJobs(): Jobs {
  const jobs = pgBossJobs({ url: tested.url, log, stopMs: 5_000 })
  opened.push(jobs)
  return jobs
}

const enqueue = (jobs: Jobs, number: number, after?: Date) =>
  tested.database.inTransaction(tx => jobs.enqueue(tx, EFFECT, { number, ms: 0 }, after && { after }))

const effects = async () =>
  (await tested.database.query<{ number: number }>('select number from effect order by number')).map(row => row.number)

const noteEffect = (job: Job<{ number: number; ms: number }>) =>
  tested.database.inTransaction(async tx => {
    await tx.execute('insert into effect (number) values ($1)', [job.input.number])
    await job.complete(tx)
  })

test('a clock that is set back by six hours stops neither what is repeated nor what waits', async () => {
  let runs = 0
  const first = openJobs()
  first.repeat(REPEATED, '* * * * *')
  first.serve(EFFECT, 1, noteEffect)
  await first.start()
  await enqueue(first, 1)
  await expect.poll(effects).toEqual([1])
  await enqueue(first, 2, new Date(Date.now() + 2_000))
  await first.stop()
  // As if all that had been six hours later.
  await tested.database.execute(`
    update pgboss.version set cron_on = now() + interval '6 hours';
    update pgboss.queue set monitor_claim_on = now() + interval '6 hours', maintain_on = now() + interval '6 hours';
    update pgboss.job set created_on = created_on + interval '6 hours', start_after = start_after + interval '6 hours'`)
  await tested.database.execute(`
    insert into pgboss.job (name, state, created_on, start_after, completed_on, singleton_key, singleton_on)
    select 'test.repeated', 'completed', now() + interval '6 hours', now() + interval '6 hours', now(), 'test.repeated__',
      date_trunc('minute', now() at time zone 'utc') + minute * interval '1 minute'
    from generate_series(-1, 3) as minute`)

  const later = openJobs()
  later.repeat(REPEATED, '* * * * *')
  later.serve(REPEATED, 1, async job => {
    runs++
    await tested.database.inTransaction(tx => job.complete(tx))
  })
  later.serve(EFFECT, 1, noteEffect)
  await later.start()
  await expect.poll(effects, { timeout: 8_000 }).toEqual([1, 2])
  await expect.poll(() => runs, { timeout: 75_000 }).toBeGreaterThan(0)
  expect(log.lines.map(({ message }) => message)).toContain("the machine's clock was set back; jobs follow it")
}, 90_000)
