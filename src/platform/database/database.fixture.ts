import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './databasePort.ts'
import { openEmbeddedPostgres } from './embedded/embeddedPostgres.ts'
import { npmPrograms } from './embedded/npmPrograms.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface TestDatabase {
  readonly database: Database
  /** For processes that tests start. */
  readonly url: string
  /** Closes and drops it. */
  readonly close: () => Promise<void>
}

/** A migrated database of its own, on the server that the test run has started, else on one that single runs share. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await testServer()
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  const admin = open(server.url)
  await admin.execute(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const database = open(url.href)
  await migrate(database, 'migrations')
  return {
    database,
    url: url.href,
    close: async () => {
      await database.close()
      await admin.execute(`drop database ${name} with (force)`)
      await admin.close()
      await server.close()
    },
  }
}

async function testServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, close: async () => {} }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const folder = join(tmpdir(), `expose-ampel-tests-${process.getuid?.() ?? ''}`)
  const server = await openEmbeddedPostgres({ folder, programs: npmPrograms(), alone: false, onLost: () => {}, log })
  await dropLeftovers(server.url)
  return server
}

/** Databases of test processes that were killed. */
async function dropLeftovers(url: string): Promise<void> {
  const admin = open(url)
  const all = await admin.query<{ name: string; pid: number }>(
    `select datname as name, split_part(datname, '_', 2)::int as pid from pg_database where datname ~ '^test_\\d+_'`,
  )
  for (const { name } of all.filter(({ pid }) => !isAlive(pid))) {
    await admin.execute(`drop database if exists ${name} with (force)`)
  }
  await admin.close()
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function open(url: string): Database {
  return openPostgres({ url, poolSize: 5, onLostConnection: () => {} })
}
