import { chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import type { PostgresPrograms } from './npmPrograms.ts'
import { runProgram } from './runProgram.ts'
import type { ServerUser } from './serverUser.ts'

/** Folders in the making; the number is the process that makes it. */
const UNFINISHED = /^\.init-(\d+)$/

/** The superuser; whoever reaches the server's socket is trusted. */
export const SUPERUSER = 'app'

/**
 * Makes `folder/cluster`, an empty database, unless it is there. It is made beside its place and moved there when it is
 * whole, so a process that is killed meanwhile leaves nothing half-made, and of two that start at once one wins.
 */
export async function createCluster(folder: string, programs: PostgresPrograms, user: ServerUser): Promise<void> {
  const cluster = join(folder, 'cluster')
  if (await exists(cluster)) return
  await removeUnfinished(folder)
  const unfinished = join(folder, `.init-${process.pid}`)
  await mkdir(unfinished, { mode: 0o700 })
  const { uid, gid } = user.ids
  if (uid !== undefined && gid !== undefined) await chown(unfinished, uid, gid)
  const made = await runProgram(
    [
      ...user.launcher,
      programs.initdb,
      '-D',
      unfinished,
      '-U',
      SUPERUSER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      ...programs.locale,
    ],
    user.ids,
  )
  if (made.status !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    throw new DatabaseObstacle(
      `Die eingebaute Datenbank lässt sich in ${folder} nicht anlegen: ${lastError(made.errors)} ` +
        'Oder nennen Sie mit DATABASE_URL einen PostgreSQL-Server ab Version 15.',
    )
  }
  await rename(unfinished, cluster).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(cluster))) throw error
  })
  await syncFolder(folder)
}

/** What processes that were killed have left. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = UNFINISHED.exec(name)?.[1]
    if (maker === undefined || (Number(maker) !== process.pid && isAlive(Number(maker)))) continue
    // An initdb without its parent may still be writing; then the next start removes it.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The new name must survive a power cut, as the files behind it do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

function lastError(errors: string): string {
  const lines = errors.split('\n').filter(line => line.trim() !== '')
  return (lines.find(line => /(error|fatal):/i.test(line)) ?? lines.at(-1) ?? 'ohne Meldung.').trim()
}
