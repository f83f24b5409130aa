import { join, resolve } from 'node:path'
import type { Log } from '#platform/log/logPort.ts'
import type { Database } from './databasePort.ts'
import { openEmbeddedPostgres } from './embedded/embeddedPostgres.ts'
import { npmPrograms } from './embedded/npmPrograms.ts'
import { socketFolderOf } from './embedded/socketFolder.ts'
import { openPostgres } from './postgres.ts'

/** Somebody who calls a command wants its effect, on a busy machine too: no visitor waits for it. */
const PATIENCE_OF_COMMANDS_MS = 20_000

export interface OpenOptions {
  /** A PostgreSQL server, which any number of processes may use; null: the embedded one below `dataDir`. */
  readonly url: string | null
  readonly dataDir: string
  /** Connections held at most. */
  readonly poolSize: number
  /** True for the product, which wants the folder for itself; false for the admin command line beside it. */
  readonly alone: boolean
  /** The embedded database is lost and cannot be got back: the process must end. Never called after close. */
  readonly onLost: (reason: Error) => void
  readonly log: Log
}

export interface OpenDatabase {
  readonly database: Database
  /** For the queue and for child processes: a `postgres://` address, which may hold a password. */
  readonly url: string
  /** Where an embedded server has its socket; null: not ours. */
  readonly socketFolder: string | null
  /** The last process that uses an embedded server stops it. */
  readonly close: () => Promise<void>
}

/**
 * Opens the database, starting the embedded server when it does not run yet.
 * @throws DatabaseObstacle with a German sentence when the folder is in use or no embedded server can run here
 */
export async function openDatabase({ url, dataDir, poolSize, alone, onLost, log }: OpenOptions): Promise<OpenDatabase> {
  const onLostConnection = (error: Error) => log.warn({ error: error.message }, 'database connection lost')
  const options = { poolSize, onLostConnection, ...(!alone && { patienceMs: PATIENCE_OF_COMMANDS_MS }) }
  if (url !== null) {
    const database = openPostgres({ url, ...options })
    return { database, url, socketFolder: null, close: () => database.close() }
  }
  const folder = join(resolve(dataDir), 'postgres')
  const server = await openEmbeddedPostgres({ folder, programs: npmPrograms(), alone, onLost, log })
  const database = openPostgres({ url: server.url, ...options })
  const close = async () => {
    await database.close()
    await server.close()
  }
  return { database, url: server.url, socketFolder: socketFolderOf(folder), close }
}
