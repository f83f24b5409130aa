import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseTests } from './databaseTests.ts'

test('sees the tests that import the fixture of databases, directly or by another fixture', () => {
  const files = new Map([
    ['src/a/server/a.test.ts', "import { openTestDatabase } from '#platform/database/database.fixture.ts'"],
    ['src/a/server/b.test.ts', "import { startServer } from './server.fixture.ts'"],
    ['src/a/server/server.fixture.ts', "import { withData } from './data.fixture.ts'"],
    ['src/a/server/data.fixture.ts', "import { openTestDatabase } from '../../platform/database/database.fixture.ts'"],
    ['src/a/domain/c.test.ts', "import { rate } from './rate.ts'"],
  ])
  expect(databaseTests(files)).toEqual(['src/a/server/a.test.ts', 'src/a/server/b.test.ts'])
})

test('sees those of this repository', () => {
  const paths = globSync('src/**/*.{test,fixture}.ts')
  const found = databaseTests(new Map(paths.map(path => [path, readFileSync(path, 'utf8')])))
  expect(found).toContain('src/platform/database/postgres.test.ts')
  expect(found.length).toBeLessThan(paths.length / 2)
})
