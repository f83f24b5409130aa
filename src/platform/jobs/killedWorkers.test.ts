import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { EFFECT, keptLog, makeEffectTable } from './jobs.fixture.ts'
import type { Jobs } from './jobsPort.ts'
import { pgBossJobs } from './pgBossJobs.ts'

const SCRIPT = fileURLToPath(new URL('./jobWorkerProcess.fixture.ts', import.meta.url))

let tested: TestDatabase
let web: Jobs
let workers: ChildProcess[] = []
beforeEach(async () => {
  tested = await openTestDatabase()
  await makeEffectTable(tested.database)
  web = pgBossJobs({ url: tested.url, log: keptLog(), stopMs: 0 })
  await web.start()
})
afterEach(async () => {
  await Promise.all(workers.map(child => kill(child)))
  workers = []
  await web.stop()
  await tested.close()
})

interface Worker {
  readonly process: ChildProcess
  /** Resolves when the worker has said this. */
  readonly said: (word: string) => Promise<void>
}

/** @param hold it never ends its job */
async function startWorker(atOnce = 1, hold?: 'hold'): Promise<Worker> {
  const args = ['--disable-warning=ExperimentalWarning', SCRIPT, tested.url, String(atOnce), hold ?? '']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(child)
  const words: string[] = []
  createInterface({ input: child.stdout }).on('line', line => words.push(line))
  const said = (word: string) => expect.poll(() => words, { timeout: 30_000, interval: 5 }).toContain(word)
  await said('ready')
  return { process: child, said }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const enqueue = (number: number, ms: number) =>
  tested.database.inTransaction(tx => web.enqueue(tx, EFFECT, { number, ms }))

async function effects(): Promise<number[]> {
  const rows = await tested.database.query<{ number: number }>('select number from effect order by number')
  return rows.map(({ number }) => number)
}

test('a killed worker goes on with its job right after its restart', async () => {
  const first = await startWorker(1, 'hold')
  await enqueue(1, 100)
  await first.said('began 1')
  await kill(first.process)
  const second = await startWorker()
  const readyAt = performance.now()
  await second.said('began 1')
  expect(performance.now() - readyAt).toBeLessThan(2_000)
  await expect.poll(effects).toEqual([1])
})

test('the job of a killed worker is resumed by another one within 15 s', async () => {
  const first = await startWorker(1, 'hold')
  await enqueue(1, 100)
  await first.said('began 1')
  const second = await startWorker()
  await kill(first.process)
  const killedAt = performance.now()
  await second.said('began 1')
  expect(performance.now() - killedAt).toBeLessThan(15_000)
  await expect.poll(effects).toEqual([1])
})

test('the job of a worker that the machine has no time for stays its own', async () => {
  const first = await startWorker()
  await enqueue(1, 4_000)
  await first.said('began 1')
  // The server's list of locks tells those of every database, and other tests have theirs.
  const held = () =>
    tested.database.query(
      `select 1 from pg_locks where locktype = 'advisory' and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())`,
    )
  await expect.poll(held).toHaveLength(1)
  first.process.kill('SIGSTOP')
  await startWorker()
  // A dead one would be put back after 10 s and be done within the next few.
  await sleep(16_000)
  expect(await effects()).toEqual([])
  first.process.kill('SIGCONT')
  await expect.poll(effects).toEqual([1])
  const job = await tested.database.first<{ tries: number }>(
    `select retry_count as tries from pgboss.job where name = '${EFFECT.name}'`,
  )
  expect(job).toEqual({ tries: 0 })
  await expect.poll(held).toEqual([])
}, 60_000)

test('a job is resumed when its worker dies again and again, more often than it may fail', async () => {
  await enqueue(1, 100)
  for (let deaths = 0; deaths < 5; deaths++) {
    const worker = await startWorker(1, 'hold')
    await worker.said('began 1')
    await kill(worker.process)
  }
  await startWorker()
  await expect.poll(effects).toEqual([1])
})

test('a terminated worker hands its job back, and another one goes on at once', async () => {
  const first = await startWorker(1, 'hold')
  await enqueue(1, 100)
  await first.said('began 1')
  const second = await startWorker()
  await kill(first.process, 'SIGTERM')
  const stoppedAt = performance.now()
  await second.said('began 1')
  // Without handing back it would be 11 s: 10 s of silence first.
  expect(performance.now() - stoppedAt).toBeLessThan(8_000)
  await expect.poll(effects).toEqual([1])
})

test('sixty jobs under kills at random moments: each effect happens, and happens once', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  for (const number of numbers) await enqueue(number, (number * 37) % 250)
  const alive = await Promise.all([startWorker(3), startWorker(3)])
  for (let kills = 0; kills < 8; kills++) {
    await sleep(50 + Math.random() * 400)
    const victim = alive.shift()
    if (victim) await kill(victim.process)
    alive.push(await startWorker(3))
  }
  await expect.poll(effects, { timeout: 45_000 }).toEqual(numbers)
  // Whoever was only taken for dead would come now.
  await sleep(1_000)
  expect(await effects()).toEqual(numbers)
  expect(await web.counts()).toEqual([{ kind: EFFECT.name, queued: 0, running: 0, failed: 0 }])
})
