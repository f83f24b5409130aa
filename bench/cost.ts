import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { createClient } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { pause, productFolder, type RunningProduct, uploadForm } from '#main/product.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { type DebianServer, startDebianServer } from './debianServer.ts'
import { printExpose } from './exposePages.ts'
import { treeFigures } from '../checks/processTree.ts'
import { median, rounded } from './rounds.ts'
import { seedAccount, seedAccounts, seedAnalyses } from './seedAnalyses.ts'

const ROUNDS = 3
const POLL_SECONDS = 5
const SEEDED = 20_000
const SAMPLES = {
  portal: 's05-augsburg-portal',
  advertisement: 's04-buxtehude-kleinanzeige',
  scan: 's75-emden-bank-scan',
}

/** What one analysis and one poll cost in processor time, memory and bytes: the figures of docs/capacity.md. */
export async function bench() {
  const server = await startDebianServer()
  const folder = await productFolder()
  const url = await server.createDatabase('cost')
  const product = await folder.start({ DATABASE_URL: url, LIMIT_FACTOR: '1000000', ANALYSES_AT_ONCE: '1' })
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  try {
    const { token } = await database.inTransaction(tx => seedAccount(tx, 'bench@example.org'))
    const printed = await printExpose(await mkdtemp(join(tmpdir(), 'bench-')), 20)
    const exposés = {
      'twenty pages of text': printed.bytes,
      ...Object.fromEntries(
        Object.entries(SAMPLES).map(([name, file]) => [name, readFileSync(`samples/pdf/${file}.pdf`)]),
      ),
    }
    const analyses = new Map<string, Cost[]>()
    for (let round = 0; round <= ROUNDS; round++)
      for (const [name, bytes] of Object.entries(exposés)) {
        const cost = await costOf({ product, server, database, token }, bytes, round)
        // The first round warms up.
        if (round > 0) analyses.set(name, [...(analyses.get(name) ?? []), cost])
      }
    const mailBytes = medianMail(folder.dataDir)
    const polls = await pollCost(product, server, token)
    return {
      analyses: Object.fromEntries([...analyses].map(([name, costs]) => [name, medians(costs)])),
      mailBytes,
      polls,
      databaseBytesAnAnalysis: await rowBytes(database),
      residentMegabytes: {
        product: rounded(treeFigures(product.process.pid ?? 0).residentBytes / 1e6),
        database: rounded(databaseFigures(server).residentBytes / 1e6),
      },
    }
  } finally {
    await database.close()
    await folder.remove()
    await server.stop()
  }
}

interface Cost {
  readonly pages: number
  readonly wallMs: number
  readonly cpuSeconds: number
  readonly databaseCpuSeconds: number
  readonly uploadBytes: number
  readonly resultBytes: number
}

interface Installation {
  readonly product: RunningProduct
  readonly server: DebianServer
  readonly database: Database
  readonly token: string
}

async function costOf({ product, server, database, token }: Installation, exposé: Uint8Array, round: number) {
  const client = createClient({ baseUrl: product.baseUrl, fetch, token: () => token })
  const bytes = new Uint8Array(Buffer.concat([exposé, Buffer.from(`\n% ${round}\n`)]))
  const cpu = () => [treeFigures(product.process.pid ?? 0).cpuSeconds, databaseFigures(server).cpuSeconds] as const
  const [begun, before] = [performance.now(), cpu()]
  const [item] = await client.call(upload, { body: uploadForm([{ name: 'Expose.pdf', bytes }]) })
  if (item?.jobId === undefined) throw new Error(item?.error)
  let done: Pick<Cost, 'pages' | 'uploadBytes' | 'resultBytes'> | undefined
  while (!done) {
    await pause(50)
    ;[done] = await database.query<Pick<Cost, 'pages' | 'uploadBytes' | 'resultBytes'>>(
      `select pages, sum(file.bytes) filter (where kind = 'upload')::int as "uploadBytes",
         sum(file.bytes) filter (where kind <> 'upload')::int as "resultBytes"
       from analysis join analysis_file as file on file.analysis_id = analysis.id
       where analysis.id = $1 and state = 'done' group by pages`,
      [item.jobId],
    )
  }
  const [wallMs, after] = [performance.now() - begun, cpu()]
  return { ...done, wallMs, cpuSeconds: after[0] - before[0], databaseCpuSeconds: after[1] - before[1] }
}

function databaseFigures({ folder }: DebianServer) {
  return treeFigures(Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8')))
}

function medians(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => rounded(median(costs.map(cost => cost[name])))
  return {
    pages: of('pages'),
    wallMs: of('wallMs'),
    cpuSeconds: of('cpuSeconds'),
    databaseCpuSeconds: of('databaseCpuSeconds'),
    uploadBytes: of('uploadBytes'),
    resultBytes: of('resultBytes'),
  }
}

function medianMail(dataDir: string): number {
  const folder = join(dataDir, 'mail')
  const sizes = readdirSync(folder).filter(name => name.endsWith('.eml'))
  return rounded(median(sizes.map(name => statSync(join(folder, name)).size)))
}

/** Processor time of the authenticated poll, on keep-alive connections. */
async function pollCost(product: RunningProduct, server: DebianServer, token: string) {
  const cpu = () => [treeFigures(product.process.pid ?? 0).cpuSeconds, databaseFigures(server).cpuSeconds] as const
  const before = cpu()
  const target = { url: `${product.baseUrl}/webhook/api/notification`, headers: { authorization: `Bearer ${token}` } }
  const { requests, errors } = await autocannon({ ...target, connections: 10, duration: POLL_SECONDS })
  if (errors > 0) throw new Error('polls failed')
  const after = cpu()
  const millisecondsOf = (which: 0 | 1) => rounded(((after[which] - before[which]) / requests.total) * 1000)
  return { polls: requests.total, cpuMs: millisecondsOf(0), databaseCpuMs: millisecondsOf(1) }
}

/** By seeded rows; indexes included, jobs and news not: those go within days. */
async function rowBytes(database: Database): Promise<number> {
  const size = async () => {
    const row = await database.first<{ bytes: number }>(
      `select sum(pg_total_relation_size(name::regclass))::int8 as bytes
       from unnest(array['analysis', 'analysis_file', 'credit_booking', 'mail']) as name`,
    )
    return row?.bytes ?? NaN
  }
  const accounts = await database.inTransaction(tx => seedAccounts(tx, SEEDED / 10))
  const before = await size()
  await seedAnalyses(database, { accounts, count: SEEDED, days: 30 })
  return Math.round(((await size()) - before) / SEEDED)
}
