import { mkdir, realpath, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log/logPort.ts'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { type Joined, joinOrStart } from './joinOrStart.ts'
import type { PostgresPrograms } from './npmPrograms.ts'
import { rotateServerLog } from './serverLog.ts'
import type { ServerSession } from './serverSession.ts'
import { readPostmasterFile } from './postmasterFile.ts'

/** The server writes what it holds in memory; on a slow disk that takes a while. */
const STOP_MS = 30_000

export interface EmbeddedOptions {
  /** Holds the database and the server's log; a folder of its own in the data folder. */
  readonly folder: string
  readonly programs: PostgresPrograms
  /** True: this process is the only one of its kind on the folder. */
  readonly alone: boolean
  /** The server cannot be got back, or another process took the folder meanwhile. */
  readonly onLost: (reason: Error) => void
  readonly log: Log
}

export interface EmbeddedPostgres {
  /** The address of the server; stays the same until `close`. */
  readonly url: string
  /** Whether the server ran already: left by a process that was killed, or used by another one. */
  readonly found: boolean
  /** Stops the server when no other process uses it. */
  readonly close: () => Promise<void>
}

const ROTATE_MS = 3_600_000
const REGAIN_MS = 60_000
const REGAIN_PAUSE_MS = 1_000

/**
 * Uses the PostgreSQL server of a folder: the one that runs, else a new one. A server that dies is started again.
 * @throws DatabaseObstacle with a German sentence when the folder is in use or no server can run here
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { alone, onLost, log } = options
  // The server's user must be able to pass through it; the database itself is closed to all others.
  await mkdir(options.folder, { recursive: true, mode: 0o711 })
  const folder = await realpath(options.folder)

  /** null: another process of our kind has the folder. */
  const enter = async (): Promise<Joined | null> => {
    const joined = await joinOrStart(folder, options.programs, log)
    if (!alone || (await joined.session.own())) return joined
    await leave(joined.session, folder, log)
    return null
  }
  const first = await enter()
  if (!first) throw inUse(folder)
  const stopRotating = rotateFromNowOn(join(folder, 'postgres.log'))

  let { session } = first
  let closed = false
  let regaining = Promise.resolve()
  const watch = () => {
    session.whenLost(() => {
      regaining = regain()
    })
  }
  const regain = async () => {
    log.warn({}, 'the embedded database is gone, getting it back')
    try {
      const again = await insist(enter, () => closed)
      if (!again || again.url !== first.url) throw inUse(folder)
      session = again.session
      watch()
      log.info({}, 'the embedded database is back')
    } catch (error) {
      if (!closed) onLost(error instanceof Error ? error : new Error(String(error)))
    }
  }
  watch()
  return {
    url: first.url,
    found: first.found,
    close: async () => {
      closed = true
      stopRotating()
      await regaining
      await leave(session, folder, log)
    },
  }
}

/** A full disk may pass: until it does, the callers of the database fail, and this process lives. */
async function insist<Result>(attempt: () => Promise<Result>, isOver: () => boolean): Promise<Result> {
  const until = performance.now() + REGAIN_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (isOver() || performance.now() > until) throw error
      await sleep(REGAIN_PAUSE_MS)
    }
  }
}

/** The last one stops the server. */
async function leave(session: ServerSession, folder: string, log: Log): Promise<void> {
  const isLast = await session.leave().catch(() => false)
  if (isLast && !(await stopServer(folder))) log.warn({}, 'the embedded database takes long to stop')
  await session.close()
}

function rotateFromNowOn(logFile: string): () => void {
  const rotate = () => void rotateServerLog(logFile).catch(() => {})
  rotate()
  const timer = setInterval(rotate, ROTATE_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function inUse(folder: string): DatabaseObstacle {
  return new DatabaseObstacle(
    `Auf diesem Ordner läuft ExposéAmpel bereits: ${dirname(folder)}. Beenden Sie das andere Programm, ` +
      'oder nennen Sie mit DATA_DIR einen anderen Ordner.',
  )
}

/** Stops a server that is known to run: open transactions are rolled back. False when it takes longer than 30 seconds. */
async function stopServer(folder: string): Promise<boolean> {
  const running = await readPostmasterFile(folder)
  if (!running) return true
  process.kill(running.pid, 'SIGINT')
  const until = performance.now() + STOP_MS
  while ((await readPostmasterFile(folder))?.pid === running.pid) {
    if (performance.now() > until) return false
    await sleep(10)
  }
  if (running.socketFolder !== undefined) await rmdir(running.socketFolder).catch(() => {})
  return true
}
