import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { EFFECT, keptLog } from './jobs.fixture.ts'
import type { Jobs } from './jobsPort.ts'
import { pgBossJobs } from './pgBossJobs.ts'

let tested: TestDatabase
let jobs: Jobs
beforeEach(async () => {
  tested = await openTestDatabase()
  jobs = pgBossJobs({ url: tested.url, log: keptLog(), stopMs: 5_000 })
})
afterEach(async () => {
  await jobs.stop()
  await tested.close()
})

const enqueue = (number: number, id: string, before: number) =>
  tested.database.inTransaction(tx => jobs.enqueue(tx, EFFECT, { number, ms: 0 }, { owner: { id, before } }))

test('[H4] an owner with many jobs leaves a worker free for others, whose first job goes before his second', async () => {
  const begun: number[] = []
  let held: () => void = () => {}
  const holding = new Promise<void>(resolve => (held = resolve))
  jobs.serve(EFFECT, 2, async ({ input }) => {
    begun.push(input.number)
    if (input.number === 1) await holding
  })
  await jobs.start()
  // Those that come while the first is being fetched may go before it (never beside it): which one is held must be known.
  await enqueue(1, 'a', 0)
  await expect.poll(() => begun).toEqual([1])
  for (let number = 2; number <= 4; number++) await enqueue(number, 'a', number - 1)
  await enqueue(10, 'b', 0)
  await enqueue(11, 'c', 0)
  await expect.poll(() => begun).toEqual([1, 10, 11])
  held()
  await expect.poll(() => begun).toEqual([1, 10, 11, 2, 3, 4])
})

test('[H4] of an owner whose jobs all come at once, one at a time is done where two work', async () => {
  const underWay = new Map<string, number>()
  let most = 0
  const done: number[] = []
  jobs.serve(EFFECT, 2, async ({ input }) => {
    const id = input.number < 100 ? 'a' : 'b'
    underWay.set(id, (underWay.get(id) ?? 0) + 1)
    most = Math.max(most, underWay.get('a') ?? 0)
    await sleep(input.ms)
    underWay.set(id, (underWay.get(id) ?? 0) - 1)
    done.push(input.number)
  })
  await jobs.start()
  const owned = (number: number, id: string, before: number) => ({ number, id, before })
  const all = Array.from({ length: 30 }, (_, at) => owned(at, 'a', at))
  await tested.database.inTransaction(async tx => {
    for (const { number, id, before } of all)
      await jobs.enqueue(tx, EFFECT, { number, ms: 20 }, { owner: { id, before } })
  })
  for (let number = 100; number < 110; number++) await enqueue(number, `b${number}`, 0)
  await expect.poll(() => done.length, { timeout: 60_000 }).toBe(40)
  expect(done.filter((number, at) => done.indexOf(number) !== at)).toEqual([])
  expect(most).toBe(1)
})

test('[H4] where one worker does all, the first job of another goes before the second of who came earlier', async () => {
  const begun: number[] = []
  let held: () => void = () => {}
  const holding = new Promise<void>(resolve => (held = resolve))
  jobs.serve(EFFECT, 1, async ({ input }) => {
    begun.push(input.number)
    if (input.number === 1) await holding
  })
  await jobs.start()
  for (let number = 1; number <= 3; number++) await enqueue(number, 'a', number - 1)
  await expect.poll(() => begun).toEqual([1])
  await enqueue(10, 'b', 0)
  held()
  await expect.poll(() => begun).toEqual([1, 10, 2, 3])
})

test('however short a job was, the next begins at once', async () => {
  const begun: number[] = []
  jobs.serve(EFFECT, 1, () => {
    begun.push(performance.now())
    return Promise.resolve()
  })
  await jobs.start()
  await tested.database.inTransaction(async tx => {
    for (let number = 1; number <= 15; number++) await jobs.enqueue(tx, EFFECT, { number, ms: 0 })
  })
  await expect.poll(() => begun.length).toBe(15)
  const gaps = begun.slice(1).map((at, index) => at - (begun[index] ?? 0))
  expect(gaps.toSorted((a, b) => a - b)[7]).toBeLessThan(500)
})
