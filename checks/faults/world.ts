import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { findAccountByEmail, setRole } from '#accounts/server/index.ts'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { grantCredits } from '#credits/server/index.ts'
import {
  newUser,
  type ProductFolder,
  productFolder,
  runAdmin,
  type RunningProduct,
  type TestUser,
  uploadForm,
} from '#main/product.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import { openPostgres } from '#platform/database/postgres.ts'

/** On a busy machine everything takes longer: FAULTS_PATIENCE multiplies every limit of time. */
const PATIENCE = Number(process.env['FAULTS_PATIENCE'] ?? 1)
const CREDITS = 500
/** Read and judged in a second. */
const EXPOSÉ = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')

/** The embedded database below the product's folder, and a PostgreSQL server. */
export const KINDS = ['embedded', 'server'] as const
export type Kind = (typeof KINDS)[number]

/** A limit in milliseconds, as patient as FAULTS_PATIENCE says. */
export const within = (ms: number): number => ms * PATIENCE

export interface World {
  readonly folder: ProductFolder
  /** What the product's processes are started with, beside their folder and port. */
  readonly environment: Record<string, string>
  start(more?: Record<string, string>): Promise<RunningProduct>
  /** Beside the running product, as the admin command line does. */
  onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** `admin sanity` must find nothing. */
  checkSanity(): Promise<void>
  close(): Promise<void>
}

/** A world that ends with the test that asks for it. */
export async function worldOfTest(kind: Kind, environment: Record<string, string> = {}): Promise<World> {
  const world = await makeWorld(kind, environment)
  onTestFinished(() => world.close())
  return world
}

export async function makeWorld(kind: Kind, environment: Record<string, string> = {}): Promise<World> {
  const folder = await productFolder()
  const tested: TestDatabase | null = kind === 'server' ? await openTestDatabase() : null
  let opened: Database | undefined
  const all = { LIMIT_FACTOR: '1000', ...(tested && { DATABASE_URL: tested.url }), ...environment }
  return {
    folder,
    environment: all,
    start: more => folder.start({ ...all, ...more }),
    async onDatabase(work) {
      opened ??= tested?.database ?? (await connectTo(folder.dataDir))
      return work(opened)
    },
    async checkSanity() {
      // The admin command line knows the server itself, not what stands between it and the product.
      const named = { ...all, ...(tested && { DATABASE_URL: tested.url }) }
      const { status, stdout, stderr } = await runAdmin(folder.dataDir, ['sanity'], named)
      expect({ status, stdout, stderr }).toEqual({
        status: 0,
        stdout: expect.stringContaining('Alles in Ordnung') as string,
        stderr: '',
      })
    },
    async close() {
      if (!tested) await opened?.close()
      await folder.remove()
      await tested?.close()
    },
  }
}

/** Connections of our own to the running embedded server, which neither keep it alive nor notice when it is killed. */
async function connectTo(dataDir: string): Promise<Database> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { url, close } = await openDatabase({ url: null, dataDir, poolSize: 1, alone: false, onLost: () => {}, log })
  await close()
  return openPostgres({ url, poolSize: 2, onLostConnection: () => {} })
}

/** A user with many credits and the limits of a professional, so that only the fault stands in the way. */
export async function newProfessional(world: World, product: RunningProduct): Promise<TestUser> {
  const user = await newUser(product)
  await world.onDatabase(async database => {
    const account = await findAccountByEmail(database, user.email)
    if (!account) throw new Error('no such account')
    await database.inTransaction(async tx => {
      await setRole(tx, account.id, 'ROLE_PRO', true)
      await grantCredits(tx, account.id, 'paid', CREDITS, 'faults')
    })
  })
  return user
}

let copies = 0

/** The same exposé with other bytes, as long as is wanted: a comment after the end. */
export function newExposé(bytes = 0): Uint8Array<ArrayBuffer> {
  const comment = `\n% ${process.pid} ${++copies} `
  const filler = Math.max(0, bytes - EXPOSÉ.length - comment.length)
  return new Uint8Array(Buffer.concat([EXPOSÉ, Buffer.from(comment + 'x'.repeat(filler))]))
}

/** @returns the id of the analysis that the server has promised */
export async function uploadOne({ client }: TestUser, bytes = newExposé()): Promise<string> {
  const [item] = await client.call(upload, { body: uploadForm([{ name: 'Kleinanzeige.pdf', bytes }]) })
  expect(item).not.toHaveProperty('error')
  return item?.jobId ?? ''
}

/** Waits until nothing is under way any more; @returns the ids of finished analyses */
export async function untilAllDone(world: World, ms: number): Promise<string[]> {
  const open = () =>
    world.onDatabase(async database => {
      const rows = await database.query<{ state: string }>(
        `select state from analysis where state not in ('done', 'failed')`,
      )
      const mails = await database.query<{ template: string }>('select template from mail where content is not null')
      return [...rows.map(({ state }) => state), ...mails.map(({ template }) => template)]
    })
  await expect.poll(open, { timeout: within(ms), interval: 1_000 }).toEqual([])
  return world.onDatabase(async database =>
    (await database.query<{ id: string }>(`select id from analysis where state = 'done'`)).map(({ id }) => id),
  )
}

/** The archive shows each analysis once. */
export async function archiveOf({ client }: TestUser): Promise<number> {
  return (await client.call(listDownloads)).length
}

export async function killed(product: RunningProduct): Promise<void> {
  product.process.kill('SIGKILL')
  await product.ended
}

export async function timed<Result>(work: Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begun = performance.now()
  const result = await work
  return { ms: performance.now() - begun, result }
}

/** Smaller than or equal to that many hundredths of all. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

export const pause = (ms: number): Promise<void> => sleep(ms)

export const newFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `expose-ampel-${name}-`))

/** Status, seconds to wait and time of one answer. */
export async function answerTo({ baseUrl }: RunningProduct, { token }: Pick<TestUser, 'token'>, path: string) {
  const { ms, result } = await timed(fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } }))
  await result.arrayBuffer()
  return { status: result.status, retryAfter: result.headers.get('retry-after'), ms }
}
