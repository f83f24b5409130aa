import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import type { PostgresPrograms } from './npmPrograms.ts'
import { reusedPid } from './postmasterFile.ts'
import { SERVER_ENVIRONMENT } from './runProgram.ts'
import { causeOfFailure, openServerLog } from './serverLog.ts'
import type { ServerUser } from './serverUser.ts'

/** Beside them the server keeps its defaults, so every commit is on the disk before it is acknowledged. */
const SETTINGS = [
  'listen_addresses=',
  'port=5432',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'timezone=UTC',
  'log_timezone=UTC',
  // Neither statements nor the values in their complaints belong into a log: they name persons.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/** Another start, or the children of a server that was killed, may be in the way for some seconds. */
const PASSING =
  /pre-existing shared memory block|lock file "[^"]+" already exists|could not create lock file .*No such file/

/** The status, what kept it from starting at all, or that a signal ended it. */
type Exit = number | Error | 'killed'

/** A server that was asked to run; whether it does is known by its answers. */
export interface StartedServer {
  hasEnded(): boolean
  /** Why it ended, where that will pass. @throws DatabaseObstacle where it will not */
  passingReason(): Promise<string>
}

/** Starts the server on `folder/cluster`. It outlives this process and hears none of its terminal's signals. */
export async function startServer(
  folder: string,
  socketFolder: string,
  programs: PostgresPrograms,
  user: ServerUser,
): Promise<StartedServer> {
  const logFile = join(folder, 'postgres.log')
  const log = await openServerLog(logFile)
  const settings = [`unix_socket_directories=${socketFolder}`, ...SETTINGS].flatMap(one => ['-c', one])
  const [program = '', ...args] = [...user.launcher, programs.postgres, '-D', join(folder, 'cluster'), ...settings]
  const stranger = await reusedPid(folder)
  const child = spawn(program, args, {
    ...user.ids,
    cwd: '/',
    // The one process besides itself that the server does not take for an older server on the same files.
    env: { ...SERVER_ENVIRONMENT, ...(stranger !== undefined && { PG_GRANDPARENT_PID: String(stranger) }) },
    detached: true,
    stdio: ['ignore', log.handle.fd, log.handle.fd],
  })
  child.unref()
  let ended: Exit | undefined
  child.on('error', error => (ended = error)).on('exit', status => (ended = status ?? 'killed'))
  await log.handle.close()
  return { hasEnded: () => ended !== undefined, passingReason: () => reasonOf(ended ?? 'killed', logFile, log.size) }
}

async function reasonOf(exit: Exit, logFile: string, since: number): Promise<string> {
  if (exit === 'killed') return exit
  const cause = exit instanceof Error ? exit.message : ((await causeOfFailure(logFile, since)) ?? `Status ${exit}`)
  if (exit === 0 || PASSING.test(cause)) return cause
  throw new DatabaseObstacle(
    `Die eingebaute Datenbank startet nicht: ${cause} (Protokoll: ${logFile}). ` +
      'Beheben Sie das, oder nennen Sie mit DATABASE_URL einen PostgreSQL-Server ab Version 15.',
  )
}
