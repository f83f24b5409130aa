import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '#platform/database/embedded/embeddedPostgres.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { debianPrograms } from '../checks/testServers.ts'

export interface DebianServer {
  /** For the tree of its processes. */
  readonly folder: string
  /** A new and empty database. @returns its address */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

const LOG = { info: () => {}, warn: console.error, error: console.error }

/** Debian's PostgreSQL in a throw-away folder, with its own settings and pg_stat_statements. */
export async function startDebianServer(): Promise<DebianServer> {
  const root = await mkdtemp(join(tmpdir(), 'bench-postgres-'))
  const folder = join(root, 'server')
  const start = () =>
    openEmbeddedPostgres({ folder, programs: debianPrograms(), alone: false, onLost: () => {}, log: LOG })
  const first = await start()
  await onServer(first.url, one => one.execute(`alter system set shared_preload_libraries = 'pg_stat_statements'`))
  await first.close()
  const server = await start()
  return {
    folder,
    async createDatabase(name) {
      await onServer(server.url, one => one.execute(`create database ${name}`))
      const url = new URL(server.url)
      url.pathname = `/${name}`
      await onServer(url.href, one => one.execute('create extension pg_stat_statements'))
      return url.href
    },
    async stop() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function onServer(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  await work(database)
  await database.close()
}
