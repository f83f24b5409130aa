import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { SUPERUSER } from './createCluster.ts'
import type { ServerUser } from './serverUser.ts'

/** The path of a socket has at most 107 bytes, on macOS 103; the data folder's own path may be longer than that. */
const MAX_TMPDIR_LENGTH = 70

/** Where the server of this data folder puts its socket when it is started. */
export function socketFolderOf(folder: string): string {
  const parent = tmpdir().length <= MAX_TMPDIR_LENGTH ? tmpdir() : '/tmp'
  return join(parent, `epg-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

/** Makes it, for nobody but the server's user. @throws DatabaseObstacle when somebody else has put something there */
export async function makeSocketFolder(path: string, user: ServerUser): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const found = await lstat(path)
  const self = process.getuid?.()
  if (!found.isDirectory() || (found.mode & 0o077) !== 0 || ![user.owner, self].includes(found.uid)) {
    throw new DatabaseObstacle(`${path} gehört einem anderen Benutzer. Löschen Sie diesen Ordner und starten Sie neu.`)
  }
  const { uid, gid } = user.ids
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** The address of the server with its socket in `path`. Says all that a PG… variable would otherwise decide. */
export function socketUrl(path: string): string {
  return `postgres://${SUPERUSER}@localhost:5432/postgres?host=${encodeURIComponent(path)}&sslmode=disable`
}
