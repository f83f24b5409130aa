/**
 * A worker in a process of its own, to be killed. Arguments: address of the database, jobs at once, `hold` for one that never
 * ends its job: however slow the machine is, it is killed in the middle of it. Says `ready` and `began <number>`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Transaction } from '#platform/database/databasePort.ts'
import { queryable } from '#platform/database/queryable.ts'
import { EFFECT, keptLog } from './jobs.fixture.ts'
import { pgBossJobs } from './pgBossJobs.ts'

const FOREVER_MS = 3_600_000
const [url = '', atOnce = '1', hold] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 4 })
const jobs = pgBossJobs({ url, log: keptLog(), stopMs: 300 })
const say = (word: string) => process.stdout.write(`${word}\n`)

jobs.serve(EFFECT, Number(atOnce), async job => {
  const { number, ms } = job.input
  say(`began ${number}`)
  await sleep(hold === 'hold' ? FOREVER_MS : ms, undefined, { signal: job.signal })
  await inTransaction(async tx => {
    await tx.execute('insert into effect (number) values ($1)', [number])
    await job.complete(tx)
  })
})
process.once('SIGTERM', () => {
  void jobs.stop().then(() => pool.end())
})
await jobs.start()
say('ready')

async function inTransaction(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  const run = (sql: string, values: readonly unknown[] = []) => client.query(sql, [...values])
  try {
    await run('begin')
    const asked = queryable({
      query: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await run(sql, values)).rows as Row[],
      execute: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
    })
    await work({ ...asked, isTransaction: true })
    await run('commit')
  } catch (error) {
    await run('rollback')
    throw error
  } finally {
    client.release()
  }
}
