import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { runProgram } from './runProgram.ts'

/** Under whom the server's programs run; PostgreSQL refuses root. */
export interface ServerUser {
  /** Options of spawn: empty for the user of this process. */
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** The command, with its arguments, that is put before the program. */
  readonly launcher: readonly string[]
  /** Who owns the files made for the server; undefined where users have no number. */
  readonly owner: number | undefined
}

/** The user "nobody": initdb asks for one that has a name, and this one is on every Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 }
/** Root under the number of nobody: for folders that only root may enter. Not in a container's default sandbox. */
const UNSHARE = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`]

/**
 * Who may run the server on `folder`: whoever owns its files already, else this process's user, else nobody.
 * @param postgres the path of a program that this user must be able to run
 * @throws DatabaseObstacle with a German sentence when nobody can
 */
export async function serverUser(folder: string, postgres: string): Promise<ServerUser> {
  const self = process.getuid?.()
  const owner = await stat(join(folder, 'cluster')).catch(() => undefined)
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return { ids: {}, launcher: [], owner: self }
    throw new DatabaseObstacle(
      `Die Datenbank in ${folder} gehört einem anderen Benutzer (Nummer ${owner.uid}), dieses Programm läuft als ` +
        `Nummer ${self ?? '?'}. Starten Sie es als dieser Benutzer, oder nennen Sie mit DATABASE_URL einen PostgreSQL-Server.`,
    )
  }
  const plain = owner ? { uid: owner.uid, gid: owner.gid } : NOBODY
  if (plain.uid !== 0 && (await canRun(folder, postgres, plain))) return { ids: plain, launcher: [], owner: plain.uid }
  const namespace = await runProgram([...UNSHARE, postgres, '--version'], {})
  if ((owner?.uid ?? 0) === 0 && namespace.status === 0) return { ids: {}, launcher: UNSHARE, owner: 0 }
  throw new DatabaseObstacle(
    'Die eingebaute Datenbank läuft nicht unter dem Benutzer root. Starten Sie das Programm als anderer Benutzer, ' +
      'oder nennen Sie mit DATABASE_URL einen PostgreSQL-Server ab Version 15.',
  )
}

async function canRun(folder: string, postgres: string, ids: { uid: number; gid: number }): Promise<boolean> {
  const [entering, running] = await Promise.all([
    runProgram(['test', '-x', folder], ids),
    runProgram([postgres, '--version'], ids),
  ])
  return entering.status === 0 && running.status === 0
}
