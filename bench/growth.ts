import { readFileSync } from 'node:fs'
import { createClient } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { pause, productFolder, type RunningProduct, uploadForm } from '#main/product.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { type DebianServer, startDebianServer } from './debianServer.ts'
import { treeFigures } from '../checks/processTree.ts'
import { median, rounded, roundTimes } from './rounds.ts'
import { seedAccount, seedAccounts, seedAnalyses, seedJobs } from './seedAnalyses.ts'

const LEVELS = [0, 1_000, 10_000, 100_000]
/** A million a month are 100,000 in three days, and as many jobs of each kind are kept for two days. */
const DAYS = 3
const KEPT_DAYS = 2
const ANALYSES_AN_ACCOUNT = 10
const ROUNDS = 10
const IDLE_MS = 10_000
/** In the statements of the bench itself. */
const MARK = 'asked_by_bench'
const EXPOSÉ = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')

interface Installation {
  readonly stored: number
  readonly product: RunningProduct
  readonly database: Database
  readonly token: string
}

interface Cost {
  readonly wallMs: number
  readonly cpuSeconds: number
  readonly statements: number
  readonly sqlMs: number
}

/** The same upload, in turn, to products with 0 to 100,000 stored analyses: what an analysis costs must not grow. */
export async function bench() {
  const server = await startDebianServer()
  const installations: Installation[] = []
  const closers = [() => server.stop()]
  try {
    for (const stored of LEVELS) installations.push(await install(server, stored, closers))
    const costs = new Map<number, Cost[]>(LEVELS.map(stored => [stored, []]))
    for (let round = 0; round <= ROUNDS; round++) {
      for (const one of installations) {
        const cost = await costOfOne(one, round)
        // The first round warms up.
        if (round > 0) costs.get(one.stored)?.push(cost)
      }
    }
    const levels = []
    for (const one of installations) levels.push({ ...medians(one.stored, costs), ...(await scansOf(one.database)) })
    const idle = await idleCosts(installations)
    const [first, last] = [levels[0], levels.at(-1)]
    const ratio = (of: keyof Cost) => rounded((last?.[of] ?? NaN) / (first?.[of] ?? NaN))
    return {
      rounds: ROUNDS,
      levels: levels.map((level, index) => ({ ...level, ...idle[index] })),
      ratioOfLastToFirst: { wallMs: ratio('wallMs'), cpuSeconds: ratio('cpuSeconds'), sqlMs: ratio('sqlMs') },
    }
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function install(server: DebianServer, stored: number, closers: (() => Promise<void>)[]): Promise<Installation> {
  const url = await server.createDatabase(`stored_${stored}`)
  const folder = await productFolder()
  closers.push(() => folder.remove())
  const product = await folder.start({ DATABASE_URL: url, LIMIT_FACTOR: '1000000', ANALYSES_AT_ONCE: '1' })
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  closers.push(() => database.close())
  const { token } = await database.inTransaction(tx => seedAccount(tx, 'bench@example.org'))
  if (stored > 0) {
    const accounts = await database.inTransaction(tx => seedAccounts(tx, stored / ANALYSES_AN_ACCOUNT))
    await seedAnalyses(database, { accounts, count: stored, days: DAYS })
    await seedJobs(database, Math.round((stored * KEPT_DAYS) / DAYS))
  }
  // The one connection of this pool; a busy machine takes longer than requests may.
  await database.execute('set statement_timeout = 0')
  await database.execute('vacuum analyze')
  await database.query('select pg_stat_reset()')
  return { stored, product, database, token }
}

/** From the upload to the stored report. */
async function costOfOne({ product, database, token }: Installation, round: number): Promise<Cost> {
  const client = createClient({ baseUrl: product.baseUrl, fetch, token: () => token })
  const bytes = new Uint8Array(Buffer.concat([EXPOSÉ, Buffer.from(`\n% round ${round}\n`)]))
  const body = uploadForm([{ name: 'Kleinanzeige.pdf', bytes }])
  await database.query('select pg_stat_statements_reset()')
  const [begun, before] = [performance.now(), cpuOf(product)]
  const [item] = await client.call(upload, { body })
  if (item?.jobId === undefined) throw new Error(item?.error)
  const { jobId } = item
  while (!(await isDone(database, jobId))) await pause(20)
  const [wallMs, cpuSeconds] = [performance.now() - begun, cpuOf(product) - before]
  return { wallMs, cpuSeconds, ...(await statements(database)) }
}

/** Asked of the database, so that no poll of a client is in the figures. */
async function isDone(database: Database, id: string): Promise<boolean> {
  const rows = await database.query(`select 1 as ${MARK} from analysis where id = $1 and state = 'done'`, [id])
  return rows.length > 0
}

function cpuOf({ process }: RunningProduct): number {
  return treeFigures(process.pid ?? 0).cpuSeconds
}

/** All of the database since the last reset, but for what the bench itself asks. */
async function statements(database: Database): Promise<Pick<Cost, 'statements' | 'sqlMs'>> {
  const row = await database.first<{ statements: number; sqlMs: number }>(
    `select sum(calls)::int as statements, sum(total_exec_time) as "sqlMs"
     from pg_stat_statements join pg_database on pg_database.oid = dbid
     where datname = current_database() and query not like '%pg_stat_%' and query not like '%${MARK}%'`,
  )
  if (!row) throw new Error('no statistics')
  return row
}

function medians(stored: number, costs: ReadonlyMap<number, readonly Cost[]>) {
  const all = costs.get(stored) ?? []
  const of = (name: keyof Cost) => rounded(median(all.map(cost => cost[name])))
  return {
    stored,
    wallMs: of('wallMs'),
    cpuSeconds: of('cpuSeconds'),
    statements: of('statements'),
    sqlMs: of('sqlMs'),
  }
}

/** Whole tables that were read again and again although they are long. */
async function scansOf(database: Database): Promise<{ rowsReadByScans: Record<string, number> }> {
  const rows = await database.query<{ table: string; rows: number }>(
    `select relname as table, seq_tup_read as rows from pg_stat_user_tables where seq_tup_read > 1000 order by 2 desc`,
  )
  return { rowsReadByScans: Object.fromEntries(rows.map(({ table, rows: read }) => [table, read])) }
}

/** What the products' statements cost while nobody does anything (queues, sweeps and clocks), and one look at /metrics. */
async function idleCosts(installations: readonly Installation[]) {
  for (const { database } of installations) await database.query('select pg_stat_statements_reset()')
  await pause(IDLE_MS)
  const costs = []
  for (const { database, product } of installations) {
    const idleSqlMsASecond = rounded((await statements(database)).sqlMs / (IDLE_MS / 1000))
    const [metrics = []] = (
      await roundTimes([{ name: '', run: () => textOf(`${product.baseUrl}/metrics`) }], 5)
    ).values()
    costs.push({ idleSqlMsASecond, metricsMs: rounded(median(metrics)) })
  }
  return costs
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
