import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log/logPort.ts'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { createCluster } from './createCluster.ts'
import type { PostgresPrograms } from './npmPrograms.ts'
import { readPostmasterFile } from './postmasterFile.ts'
import { joinServer, type ServerSession } from './serverSession.ts'
import { serverUser } from './serverUser.ts'
import { makeSocketFolder, socketFolderOf, socketUrl } from './socketFolder.ts'
import { startServer, type StartedServer } from './startServer.ts'

export interface Joined {
  readonly session: ServerSession
  readonly url: string
  /** Whether the server ran already. */
  readonly found: boolean
}

/** The children of a server that was killed were seen to be in the way for up to four seconds. */
const PATIENCE_MS = 60_000
const POLL_MS = 20
const PAUSE_AFTER_FAILURE_MS = 100

/**
 * Joins the server of a folder; starts it, and makes its files, where none answers.
 * A process that was killed leaves its server running: that one is found here, and nothing has to be recovered.
 */
export async function joinOrStart(folder: string, programs: PostgresPrograms, log: Log): Promise<Joined> {
  const until = performance.now() + PATIENCE_MS
  let started: StartedServer | undefined
  let found = true
  let lastReason = 'keine Antwort'
  for (;;) {
    const socketFolder = (await readPostmasterFile(folder))?.socketFolder ?? socketFolderOf(folder)
    const url = socketUrl(socketFolder)
    const joined = await joinServer(url)
    if (typeof joined === 'object') return { session: joined, url, found }
    if (started?.hasEnded()) {
      lastReason = await started.passingReason()
      log.warn({ reason: lastReason }, 'the embedded database did not start, trying again')
      started = undefined
      await sleep(PAUSE_AFTER_FAILURE_MS)
    }
    if (joined === 'absent' && !started) {
      started = await start(folder, programs)
      found = false
    }
    if (performance.now() > until) {
      throw new DatabaseObstacle(
        `Die eingebaute Datenbank in ${folder} antwortet nicht (${lastReason}). Läuft sie unter einem anderen TMPDIR, ` +
          'oder arbeitet auf demselben Ordner ein anderer Rechner oder Container?',
      )
    }
    await sleep(POLL_MS)
  }
}

async function start(folder: string, programs: PostgresPrograms): Promise<StartedServer> {
  const user = await serverUser(folder, programs.postgres)
  await createCluster(folder, programs, user)
  const socketFolder = socketFolderOf(folder)
  await makeSocketFolder(socketFolder, user)
  return startServer(folder, socketFolder, programs, user)
}
