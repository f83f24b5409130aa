import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { pause, productFolder, uploadForm } from '#main/product.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { startDebianServer } from './debianServer.ts'
import { printExpose } from './exposePages.ts'
import { median, rounded } from './rounds.ts'
import { seedAccount } from './seedAnalyses.ts'

const QUEUE = 8
const ROUNDS = 3
const PAGES = 20

/** The same queue of exposés, worked off by one worker and by two, in turn; each worker has one core. */
export async function bench() {
  const server = await startDebianServer()
  const url = await server.createDatabase('workers')
  const folder = await productFolder()
  const product = await folder.start({ DATABASE_URL: url, ROLE: 'web', LIMIT_FACTOR: '1000000' })
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  const environment = { DATABASE_URL: url, DATA_DIR: folder.dataDir }
  try {
    const { token } = await database.inTransaction(tx => seedAccount(tx, 'bench@example.org'))
    const client = createClient({ baseUrl: product.baseUrl, fetch, token: () => token })
    const exposé = await printExpose(await mkdtemp(join(tmpdir(), 'bench-')), PAGES)
    let copies = 0
    const queue = async () => {
      for (let one = 0; one < QUEUE; one++) {
        const bytes = new Uint8Array(Buffer.concat([exposé.bytes, Buffer.from(`\n% ${copies++}\n`)]))
        const [item] = await client.call(upload, { body: uploadForm([{ name: 'Expose.pdf', bytes }]) })
        if (item?.jobId === undefined) throw new Error(item?.error)
      }
    }
    const rates: Record<number, number[]> = { 1: [], 2: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const workers of [1, 2]) {
        const running = await Promise.all([0, 1].slice(0, workers).map(core => startWorker(core, environment)))
        await queue()
        const rate = await rateOfQueue(database)
        await Promise.all(running.map(stop))
        // The first round warms up.
        if (round > 0) rates[workers]?.push(rate)
      }
    }
    const perMinute = { oneWorker: rounded(median(rates[1] ?? [])), twoWorkers: rounded(median(rates[2] ?? [])) }
    const ratio = rounded(perMinute.twoWorkers / perMinute.oneWorker)
    return { pages: PAGES, queue: QUEUE, rounds: rates, analysesPerMinute: perMinute, ratio }
  } finally {
    await database.close()
    await folder.remove()
    await server.stop()
  }
}

/** A worker, its analyst and the processes that read for it, all on one core. */
async function startWorker(core: number, environment: Record<string, string>): Promise<ChildProcess> {
  const { PATH, HOME } = process.env
  const worker = spawn('taskset', ['-c', String(core), process.execPath, 'src/main/server.ts'], {
    env: { PATH, HOME, ROLE: 'worker', ANALYSES_AT_ONCE: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>(resolve => {
    worker.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('arbeitet')) resolve()
    })
  })
  return worker
}

async function stop(worker: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => worker.once('exit', resolve))
  worker.kill('SIGTERM')
  await ended
}

/** Analyses a minute, from the begin of the first to the end of the last of the newest ones. */
async function rateOfQueue(database: Database): Promise<number> {
  for (;;) {
    const row = await database.first<{ done: number; seconds: number }>(
      `select count(finished_at)::int as done, extract(epoch from max(finished_at) - min(started_at))::float8 as seconds
       from (select * from analysis order by created_at desc limit $1) as newest`,
      [QUEUE],
    )
    if (row?.done === QUEUE) return (QUEUE / row.seconds) * 60
    await pause(100)
  }
}
