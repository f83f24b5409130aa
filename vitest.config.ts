import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { databaseTests } from './checks/databaseTests.ts'

const include = ['{src,reference,checks,samples,bench}/**/*.test.ts']
// Judges over plain data: their files need nothing that keeps them apart, and a process for each costs more than most tests.
const pure = [
  'src/*/domain/**/*.test.ts',
  'src/{*/web,shell,site}/**/*.test.ts',
  'src/{kernel,contract,design}/**/*.test.ts',
  'reference/**/*.test.ts',
]
const texts = globSync(['{src,checks,samples,journeys,bench}/**/*.{test,fixture}.ts'])
const onDatabase = databaseTests(new Map(texts.map(path => [path, readFileSync(path, 'utf8')])))

// By `npm test` one server of each kind; without it, by the name of nothing, the tests start the embedded one themselves.
const servers: Record<string, string> = JSON.parse(process.env['TEST_DATABASES'] ?? '{"":""}') as Record<string, string>

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'once', include, exclude: [...configDefaults.exclude, ...pure, ...onDatabase] } },
      {
        extends: true,
        test: { name: 'journeys', include: ['journeys/**/*.test.ts'], globalSetup: 'journeys/startSharedProduct.ts' },
      },
      ...Object.entries(servers).map(([name, url]) => ({
        extends: true as const,
        test: {
          name: `database ${name}`.trim(),
          include: onDatabase,
          ...(url !== '' && { env: { TEST_DATABASE_URL: url } }),
        },
      })),
    ],
    environment: 'node',
    // Half of the tests' time is our own programs starting; compiled once, they start in half of it.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    // By itself it leaves a core to the developer, which is one worker of two cores; and many tests wait for processes.
    maxWorkers: Math.max(3, availableParallelism()),
    // Reading starts child processes and text recognition: seconds, on a small and busy machine minutes. How fast it is, bench/ measures.
    testTimeout: 400_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
