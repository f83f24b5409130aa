import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { freePort, productFolder, uploadForm } from '#main/product.fixture.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { startDebianServer } from './debianServer.ts'
import { median, percentiles, rounded, roundTimes } from './rounds.ts'
import { seedAccount } from './seedAnalyses.ts'

const BYTES = 20_000_000
const ROUNDS = 15
const EXPOSÉ = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')

/** Uploads of 20 MB to the product, and to a bare Fastify that writes them to the same disk. */
export async function bench() {
  const server = await startDebianServer()
  const folder = await productFolder()
  const bareFolder = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
  const url = await server.createDatabase('uploads')
  // Without a worker: nothing but the upload is measured.
  const product = await folder.start({ DATABASE_URL: url, ROLE: 'web', LIMIT_FACTOR: '1000000' })
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  const port = await freePort()
  const bare = fork(join(import.meta.dirname, 'bareUploadProcess.ts'), [bareFolder, String(port)])
  try {
    await new Promise(resolve => bare.once('message', resolve))
    const { token } = await database.inTransaction(tx => seedAccount(tx, 'bench@example.org'))
    const client = createClient({ baseUrl: product.baseUrl, fetch, token: () => token })
    const ours = async () => {
      const [item] = await client.call(upload, { body: form() })
      if (item?.jobId === undefined) throw new Error(item?.error)
    }
    const toBare = (path: string) => async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: form() })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      await answer.arrayBuffer()
      // Only so many may be open; their analyses are not wanted.
      await database.execute('delete from analysis')
    }
    const contenders = [
      { name: 'ours', run: ours },
      { name: 'bare', run: toBare('/plain') },
      { name: 'bareSynced', run: toBare('/synced') },
    ]
    const times = await roundTimes(contenders, ROUNDS)
    const rate = (name: string) => rounded(BYTES / 1e6 / (median(times.get(name) ?? []) / 1000))
    return {
      bytes: BYTES,
      milliseconds: Object.fromEntries([...times].map(([name, values]) => [name, percentiles(values)])),
      megabytesPerSecond: { ours: rate('ours'), bare: rate('bare'), bareSynced: rate('bareSynced') },
      oursToBareSynced: rounded(rate('ours') / rate('bareSynced')),
      mostResidentMegabytes: { ours: mostResident(product.process.pid), bare: mostResident(bare.pid) },
    }
  } finally {
    bare.disconnect()
    await database.close()
    await folder.remove()
    await server.stop()
    await rm(bareFolder, { recursive: true, force: true })
  }
}

/** Where the exposé's table of contents stands, for the end that is written behind the rest once more. */
const [, TABLE = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(EXPOSÉ.toString('latin1')) ?? []

/** An exposé of 20 MB, most of it a comment between its objects and its end; each is another file. */
function form(): FormData {
  const end = Buffer.from(`\nstartxref\n${TABLE}\n%%EOF\n`)
  const bytes = new Uint8Array(BYTES)
  bytes.set(EXPOSÉ)
  bytes.set(Buffer.from('\n% '), EXPOSÉ.length)
  bytes.set(randomBytes(1_000_000), EXPOSÉ.length + 3)
  bytes.set(end, BYTES - end.length)
  return uploadForm([{ name: 'Expose.pdf', bytes }])
}

/** VmHWM: the most that the process itself has held. */
function mostResident(pid = 0): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1000)
}
