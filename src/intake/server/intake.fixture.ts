import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balanceOf, grantCredits, welcome } from '#credits/server/index.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp } from '#platform/http/http.fixture.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { keptLog } from '#platform/jobs/jobs.fixture.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import type { Reader } from '#reading/server/index.ts'
import type { UploadItem } from '#contract/intake.ts'
import type { UploadRules } from '#intake/domain/uploadRules.ts'
import type { Orders } from './admitFile.ts'
import { createFairCounter } from './fairCounter.ts'
import { intakeRoutes } from './intakeRoutes.ts'
import { sweepFiles } from './sweepFiles.ts'

const RULES: UploadRules = {
  maxSizeByte: 3_000_000,
  allowedExtensions: ['.pdf'],
  limitsByRole: {
    ROLE_USER: { maxFiles: 3, maxSizeByte: 2_000_000, maxPages: 20, maxPerDay: 25, maxOpen: 25 },
    ROLE_PRO: { maxFiles: 5, maxSizeByte: 9_000_000, maxPages: 100, maxPerDay: 100, maxOpen: 100 },
  },
}

/** One for each account of a test. */
export async function newAccount(
  database: Database,
  { free = 0, paid = 0, mailWhenReady = true } = {},
): Promise<string> {
  const row = await database.first<{ id: string }>(
    `insert into account (email, name, confirmed_at, mail_when_ready)
     values (gen_random_uuid() || '@example.de', 'Erika Muster', now(), $1) returning id`,
    [mailWhenReady],
  )
  if (!row) throw new Error('no account')
  await database.inTransaction(async tx => {
    await welcome(tx, row.id, free)
    if (paid > 0) await grantCredits(tx, row.id, 'paid', paid, `test ${row.id}`)
  })
  return row.id
}

export interface TestIntake {
  readonly tested: TestDatabase
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly log: ReturnType<typeof keptLog>
  readonly baseUrl: string
  readonly close: () => Promise<void>
}

/** The calls of intake on a server of its own; the token is the account with its further roles, joined by ~. */
export async function startIntake(
  reader: Pick<Reader, 'countPages'>,
  serve: (jobs: Jobs, parts: Pick<TestIntake, 'database' | 'files' | 'log'>) => void = () => {},
  orders: Orders = { agreeToStart: () => Promise.resolve(), mayStart: () => Promise.resolve(true) },
): Promise<TestIntake> {
  const tested = await openTestDatabase()
  const { database } = tested
  const log = keptLog()
  const folder = await mkdtemp(join(tmpdir(), 'expose-ampel-intake-'))
  const files = await localFiles(folder)
  const jobs = pgBossJobs({ url: tested.url, log, stopMs: 1_000 })
  serve(jobs, { database, files, log })
  await jobs.start()
  const http = await startTestHttp(
    router =>
      intakeRoutes(router, {
        database,
        files,
        jobs,
        counter: createFairCounter(reader),
        orders,
        rules: RULES,
        log,
        monthlyLimitOf: () => Promise.resolve(null),
      }),
    {
      authenticate: token => {
        const [accountId = '', ...roles] = token.split('~')
        return Promise.resolve({ accountId, sessionId: '1', roles: ['ROLE_USER', ...roles] })
      },
    },
  )
  return {
    tested,
    database,
    files,
    jobs,
    log,
    baseUrl: http.baseUrl,
    close: async () => {
      await http.close()
      await jobs.stop()
      await tested.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type Form = readonly (readonly [field: string, content: string | Uint8Array, filename?: string])[]

export async function post(baseUrl: string, token: string, parts: Form): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  for (const [field, content, filename] of parts) {
    if (typeof content === 'string') form.append(field, content)
    else form.append(field, new Blob([Buffer.from(content)], { type: 'application/pdf' }), filename ?? 'Exposé.pdf')
  }
  const answer = await fetch(`${baseUrl}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

/** Uploads files that are looked at one by one. */
export async function upload(baseUrl: string, token: string, parts: Form): Promise<UploadItem[]> {
  const { status, body } = await post(baseUrl, token, parts)
  if (status !== 200 || !Array.isArray(body)) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body as UploadItem[]
}

/** The keys of the store that hold a text. */
export async function keysIn(files: Files, text = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.list('')) if (key.includes(text)) keys.push(key)
  return keys
}

/** After a sweep: files without a row, rows without a file, and keys that are still to be removed. */
export async function looseKeys({ database, files }: Pick<TestIntake, 'database' | 'files'>): Promise<string[]> {
  await sweepFiles(database, files)
  const rows = await database.query<{ key: string }>('select key from analysis_file')
  const kept = rows.map(({ key }) => key)
  const stored = await keysIn(files)
  const announced = await database.query<{ key: string }>('select key from file_to_remove')
  return [
    ...stored.filter(key => !kept.includes(key)),
    ...kept.filter(key => !stored.includes(key)),
    ...announced.map(({ key }) => key),
  ]
}

/** An empty house for the next test. */
export async function forgetAll({ database, files }: Pick<TestIntake, 'database' | 'files'>): Promise<void> {
  await database.execute('delete from account')
  await database.execute('delete from file_to_remove')
  for (const key of await keysIn(files)) await files.remove(key)
}

/** Free and paid analyses of an account. */
export async function left(database: Database, accountId: string): Promise<string> {
  const { free, paid } = await balanceOf(database, accountId)
  return `${free} free, ${paid} paid`
}
