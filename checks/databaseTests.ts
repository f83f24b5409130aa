import { posix } from 'node:path'

/** What a test imports that needs a database. */
const FIXTURE = 'src/platform/database/database.fixture.ts'

/**
 * The tests that use a test database, also by the fixtures they import. They run once on each kind of server.
 * @param files texts by path from the repository's root: all tests and all fixtures
 */
export function databaseTests(files: ReadonlyMap<string, string>): string[] {
  const using = new Set([FIXTURE])
  for (let before = 0; before < using.size;) {
    before = using.size
    for (const [path, text] of files) if (importsOf(path, text).some(one => using.has(one))) using.add(path)
  }
  return [...using].filter(path => path.endsWith('.test.ts')).sort()
}

/** Only what a pattern finds: it must be quick, since it runs before every test run. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/^(?:import .*|\}) from '([#.][^']+)'/gm)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? posix.join('src', specifier.slice(1)) : posix.join(posix.dirname(path), specifier),
  )
}
