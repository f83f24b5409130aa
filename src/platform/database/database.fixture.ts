import { randomBytes } from 'node:crypto'
import type { Database } from './databasePort.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface TestDatabase {
  readonly database: Database
  /** For processes that tests start. */
  readonly url: string
  /** Closes and drops it. */
  readonly close: () => Promise<void>
}

/** A migrated database of its own on the server named by TEST_DATABASE_URL, which the test run has started. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = open(server)
  await admin.execute(`create database ${name}`)
  const url = new URL(server)
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
    },
  }
}

function open(url: string): Database {
  return openPostgres({ url, poolSize: 5, onLostConnection: () => {} })
}
