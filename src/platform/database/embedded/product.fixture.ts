import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../openDatabase.ts'

/**
 * A process for tests that ends like the product: opens the database of DATA_DIR, then writes one number after the
 * other. Lines it says: `open`, each number that was committed, `lost …`, `refused …`, `closed`.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const before = performance.now()
const opened = await openDatabase({
  url: null,
  dataDir: process.env['DATA_DIR'] ?? '',
  poolSize: 3,
  alone: true,
  onLost: reason => {
    say(`lost ${reason.message}`)
    process.exit(3)
  },
  log,
}).catch((error: unknown) => {
  say(`refused after ${Math.round(performance.now() - before)} ms: ${String(error)}`)
  process.exit(1)
})
say('open')

const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())
while (!stopping.signal.aborted) {
  try {
    await opened.database.execute('create table if not exists number (n bigint generated always as identity)')
    const row = await opened.database.first<{ n: number }>('insert into number default values returning n')
    say(String(row?.n))
  } catch {
    // The server is being killed; what was not said does not count.
    await sleep(20)
  }
}
await opened.close()
say('closed')
