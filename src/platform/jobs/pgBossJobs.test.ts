import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { EFFECT, keptLog, makeEffectTable } from './jobs.fixture.ts'
import type { Job, JobKind, Jobs } from './jobsPort.ts'
import { pgBossJobs } from './pgBossJobs.ts'

const NOTE: JobKind<{ number: number }> = { name: 'test.note', retries: 1, longestPauseSeconds: 60, expireSeconds: 30 }

let tested: TestDatabase
let opened: Jobs[] = []
let log = keptLog()
beforeEach(async () => {
  tested = await openTestDatabase()
  await makeEffectTable(tested.database)
  log = keptLog()
})
afterEach(async () => {
  await Promise.all(opened.map(jobs => jobs.stop()))
  opened = []
  await tested.close()
})

function openJobs(stopMs = 5_000): Jobs {
  const jobs = pgBossJobs({ url: tested.url, log, stopMs })
  opened.push(jobs)
  return jobs
}

const enqueue = (jobs: Jobs, number: number, after?: Date) =>
  tested.database.inTransaction(tx => jobs.enqueue(tx, NOTE, { number }, after && { after }))

async function effects(): Promise<number[]> {
  const rows = await tested.database.query<{ number: number }>('select number from effect order by number')
  return rows.map(row => row.number)
}

async function noteEffect(job: Job<{ number: number }>): Promise<void> {
  await tested.database.inTransaction(async tx => {
    await tx.execute('insert into effect (number) values ($1)', [job.input.number])
    await job.complete(tx)
  })
}

async function countsOf(jobs: Jobs) {
  return (await jobs.counts()).find(({ kind }) => kind === NOTE.name)
}

describe('a job', () => {
  test('is picked up by another process within 200 ms, and exists only if its transaction commits', async () => {
    const web = openJobs()
    const worker = openJobs()
    const pickedUp: number[] = []
    worker.serve(NOTE, 2, async job => {
      pickedUp.push(performance.now())
      await noteEffect(job)
    })
    await Promise.all([web.start(), worker.start()])
    const lost = tested.database.inTransaction(async tx => {
      await web.enqueue(tx, NOTE, { number: 0 })
      throw new Error('no')
    })
    await expect(lost).rejects.toThrow('no')
    const waits: number[] = []
    for (let number = 1; number <= 15; number++) {
      await enqueue(web, number)
      const sentAt = performance.now()
      await expect.poll(() => pickedUp.length, { interval: 2 }).toBe(number)
      waits.push((pickedUp.at(-1) ?? Infinity) - sentAt)
      // Not in step with the workers' own looking.
      await sleep(number * 17)
    }
    // Told, not found by looking now and then: most come at once. A single one may wait for a core of a busy machine.
    expect(waits.toSorted((a, b) => a - b)[7]).toBeLessThan(200)
    await expect.poll(effects).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    expect(await countsOf(web)).toEqual({ kind: NOTE.name, queued: 0, running: 0, failed: 0 })
  })

  test('is tried again after a failure, says which try is the last, and is counted when it is given up', async () => {
    const jobs = openJobs()
    const tries: boolean[] = []
    jobs.serve(NOTE, 1, job => {
      tries.push(job.isLastTry)
      return Promise.reject(Object.assign(new Error('550 no such user <anna@example.org>'), { code: 'EENVELOPE' }))
    })
    await jobs.start()
    await enqueue(jobs, 1)
    await expect.poll(() => countsOf(jobs)).toMatchObject({ queued: 1, failed: 0 })
    await expect.poll(() => countsOf(jobs)).toMatchObject({ queued: 0, failed: 1 })
    expect(tries).toEqual([false, true])
    const failures = log.lines.filter(({ level }) => level === 'error')
    expect(failures).toHaveLength(2)
    expect(failures[0]?.fields).toMatchObject({ kind: NOTE.name, try: 1, fault: 'Error', code: 'EENVELOPE' })
    expect(JSON.stringify(failures[0]?.fields['frames'])).toContain('pgBossJobs.test.ts')
    expect(JSON.stringify(log.lines)).not.toContain('anna')
    const stored = await tested.database.query("select j::text as whole from pgboss.job j where name = 'test.note'")
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain('anna')
  })

  test('whose last try hung is handed once more to be settled, with its signal already aborted', async () => {
    const jobs = openJobs(0)
    const kind: JobKind<{ number: number }> = { ...NOTE, retries: 0 }
    const tries: { isLastTry: boolean; aborted: boolean }[] = []
    jobs.serve(kind, 2, async job => {
      tries.push({ isLastTry: job.isLastTry, aborted: job.signal.aborted })
      if (job.signal.aborted) await noteEffect(job)
      else await new Promise(() => {})
    })
    await jobs.start()
    await tested.database.inTransaction(tx => jobs.enqueue(tx, kind, { number: 7 }))
    await expect.poll(() => tries.length).toBe(1)
    // As pg-boss does when a try has not ended a minute after its signal.
    await tested.database.execute(`update pgboss.job set state = 'retry' where name = 'test.note'`)
    await expect.poll(effects).toEqual([7])
    expect(tries).toEqual([
      { isLastTry: true, aborted: false },
      { isLastTry: true, aborted: true },
    ])
  })

  test('whose try takes too long is told so', async () => {
    const jobs = openJobs()
    let reason: unknown
    jobs.serve({ ...NOTE, expireSeconds: 1 }, 1, async job => {
      await sleep(10_000, undefined, { signal: job.signal }).catch(() => {
        reason = job.signal.reason
      })
      await noteEffect(job)
    })
    await jobs.start()
    await enqueue(jobs, 1)
    await expect.poll(effects).toEqual([1])
    expect(String(reason)).toContain('took too long')
  })

  test('that is to be done later is not done before', async () => {
    const jobs = openJobs()
    jobs.serve(NOTE, 1, noteEffect)
    await jobs.start()
    const after = new Date(Date.now() + 2_000)
    await enqueue(jobs, 1, after)
    await expect.poll(effects).toEqual([1])
    expect(Date.now()).toBeGreaterThanOrEqual(after.getTime())
  })

  test('that another worker has taken over cannot be completed, and its effects are undone', async () => {
    const jobs = openJobs()
    const refused: string[] = []
    jobs.serve(NOTE, 2, async job => {
      if (refused.length === 0) {
        refused.push('')
        // Somebody takes this worker for dead.
        await tested.database.execute(
          `update pgboss.job set state = 'retry', start_after = now() where name = 'test.note'`,
        )
        await expect.poll(effects).toEqual([1])
        await noteEffect(job).catch((error: unknown) => (refused[0] = String(error)))
        throw new Error('gone')
      }
      await noteEffect(job)
    })
    await jobs.start()
    await enqueue(jobs, 1)
    await expect.poll(() => refused[0]).toContain("not this worker's any more")
    expect(await effects()).toEqual([1])
    expect(await countsOf(jobs)).toMatchObject({ queued: 0, failed: 0 })
  })
})

describe('a process that stops', () => {
  test('lets running jobs finish', async () => {
    const jobs = openJobs()
    let begun = false
    jobs.serve(EFFECT, 1, async job => {
      begun = true
      await sleep(700, undefined, { signal: job.signal })
      await noteEffect(job)
    })
    await jobs.start()
    await tested.database.inTransaction(tx => jobs.enqueue(tx, EFFECT, { number: 1, ms: 0 }))
    await expect.poll(() => begun).toBe(true)
    await jobs.stop()
    expect(await effects()).toEqual([1])
  })

  test('hands back what takes too long, and does not count it as a try or let it be settled as failed', async () => {
    const stopping = openJobs(200)
    let settled = false
    const kind: JobKind<{ number: number }> = { ...NOTE, retries: 0 }
    stopping.serve(kind, 1, async job => {
      expect(job.isLastTry).toBe(true)
      try {
        await sleep(30_000, undefined, { signal: job.signal })
      } catch {
        await noteEffect(job)
        settled = true
      }
    })
    await stopping.start()
    await tested.database.inTransaction(tx => stopping.enqueue(tx, kind, { number: 1 }))
    await expect.poll(() => countsOf(stopping)).toMatchObject({ running: 1 })
    await stopping.stop()
    expect(settled).toBe(false)
    expect(await effects()).toEqual([])

    const next = openJobs()
    const tries: boolean[] = []
    next.serve(kind, 1, async job => {
      tries.push(job.isLastTry, job.signal.aborted)
      await noteEffect(job)
    })
    await next.start()
    await expect.poll(effects).toEqual([1])
    expect(tries).toEqual([true, false])
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

test('jobs go on after every connection was cut', async () => {
  const jobs = openJobs()
  jobs.serve(NOTE, 2, async job => {
    if (job.input.number === 1) await sleep(1_500)
    await noteEffect(job)
  })
  await jobs.start()
  await enqueue(jobs, 1)
  await expect.poll(() => countsOf(jobs)).toMatchObject({ running: 1 })
  await tested.database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect
    .poll(() =>
      enqueue(jobs, 2).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect.poll(effects).toEqual([1, 2])
  // Waking by notification comes back, too: without it most would wait for the workers' own looking, once a second.
  let number = 2
  const median = async () => {
    const waits: number[] = []
    for (let at = 0; at < 7; at++) {
      await sleep(at * 130)
      const sentAt = performance.now()
      await enqueue(jobs, ++number)
      await expect.poll(effects, { interval: 5 }).toContain(number)
      waits.push(performance.now() - sentAt)
    }
    return waits.toSorted((a, b) => a - b)[3]
  }
  await expect.poll(median, { timeout: 30_000 }).toBeLessThan(200)
})

test('without its database nothing starts, and nothing is left to be stopped', async () => {
  const jobs = pgBossJobs({ url: 'postgres://nobody@127.0.0.1:1/nothing', log, stopMs: 0 })
  jobs.serve(NOTE, 1, () => Promise.resolve())
  await expect(jobs.start()).rejects.toThrow('ECONNREFUSED')
  await expect(jobs.counts()).rejects.toThrow('not started')
})

test('what is repeated is enqueued once for all processes, by the clock of Berlin, and no longer than it is asked for', async () => {
  const kind: JobKind<object> = { name: 'test.repeated', retries: 0, longestPauseSeconds: 60, expireSeconds: 30 }
  const runs: string[] = []
  const workers = [openJobs(), openJobs()]
  for (const [index, jobs] of workers.entries()) {
    jobs.serve(kind, 1, job => {
      runs.push(`${index}: ${JSON.stringify(job.input)}`)
      return Promise.resolve()
    })
    jobs.repeat(kind, '* * * * *')
  }
  await Promise.all(workers.map(jobs => jobs.start()))
  expect(await tested.database.query('select name, cron, timezone from pgboss.schedule')).toEqual([
    { name: kind.name, cron: '* * * * *', timezone: 'Europe/Berlin' },
  ])
  await expect.poll(() => runs.length, { timeout: 25_000 }).toBeGreaterThan(0)
  const minutes = await tested.database.query(
    `select distinct singleton_on from pgboss.job where name = 'test.repeated'`,
  )
  expect(runs).toHaveLength(minutes.length)
  expect(runs[0]).toMatch(/^\d: \{\}$/)

  await Promise.all(workers.map(jobs => jobs.stop()))
  const later = openJobs()
  later.serve(kind, 1, () => Promise.resolve())
  await later.start()
  expect(await tested.database.query('select name from pgboss.schedule')).toEqual([])
})
