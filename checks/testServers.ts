import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '#platform/database/embedded/embeddedPostgres.ts'
import { npmPrograms, type PostgresPrograms } from '#platform/database/embedded/npmPrograms.ts'

export interface TestServers {
  /** Address by name; a server that could not be started has one where nothing answers, so that its tests fail. */
  readonly urls: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Nobody listens on the port of "discard". */
const NOWHERE = 'postgres://app@127.0.0.1:9/postgres'

/** The oldest PostgreSQL that the product runs on, and the one it brings; both throw-away, below `folder`. */
export async function startTestServers(folder: string): Promise<TestServers> {
  const started = await Promise.all([
    start('embedded', folder, npmPrograms),
    start('debian', folder, () => debianPrograms()),
  ])
  return {
    urls: Object.fromEntries(started.map(({ name, url }) => [name, url])),
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}

/** Those of tests that were interrupted: a server does not end with the process that has started it. */
export function killServersBelow(folder: string): void {
  for (const file of globSync(join(folder, '**/cluster/postmaster.pid'))) {
    try {
      process.kill(Number.parseInt(readFileSync(file, 'utf8')), 'SIGKILL')
    } catch {
      // It was killed before.
    }
  }
}

async function start(name: string, folder: string, programs: () => PostgresPrograms) {
  try {
    const log = { info: () => {}, warn: console.error, error: console.error }
    const options = { folder: join(folder, name), alone: false, onLost: () => {}, log }
    const server = await openEmbeddedPostgres({ ...options, programs: programs() })
    return { name, url: server.url, stop: server.close }
  } catch (error) {
    console.error(`The ${name} test database does not run, so its tests will fail: ${String(error)}`)
    return { name, url: NOWHERE, stop: async () => {} }
  }
}

/** Debian keeps several versions beside each other, out of the PATH; the oldest is taken. */
export function debianPrograms(): PostgresPrograms {
  const [folder] = globSync('/usr/lib/postgresql/*/bin').sort()
  if (folder === undefined) throw new Error('no /usr/lib/postgresql')
  const locale = ['--locale=C.UTF-8', '--lc-messages=C']
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), locale }
}
