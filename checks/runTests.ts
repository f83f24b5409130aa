/**
 * `npm test`: installs the programs that tests need, builds the web app, starts the databases, runs every test, and closes with one line
 * "N passed, N failed" that is read from the runner's own report. Tests that use a database run on each of them.
 * Arguments go to the runner: `npm test -- src/reading`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests } from './testCount.ts'
import { killServersBelow, startTestServers } from './testServers.ts'
import { installMissingTools } from './tools.ts'

installMissingTools()
// What the server shows and the journeys look at.
execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'inherit' })

// What tests leave behind lies in here as well, and goes with it. The databases' user must be able to pass through.
const folder = mkdtempSync(join(tmpdir(), 'expose-ampel-tests-'))
chmodSync(folder, 0o711)
process.env['TMPDIR'] = folder
const reportFile = join(folder, 'report.json')
// This process outlives what ends the runner, until the databases have stopped. Ctrl-C reaches the runner by itself.
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort(signal))

const servers = await startTestServers(folder)
const status = await run({ ...process.env, TEST_DATABASES: JSON.stringify(servers.urls) }, interruption.signal)
await servers.stop()
killServersBelow(folder)
const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined
rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 })

const { passed, failed } = countTests(report, status)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** The runner's exit status. */
async function run(env: NodeJS.ProcessEnv, interrupted: AbortSignal): Promise<number> {
  if (interrupted.aborted) return 1
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)]
  const runner = spawn(process.execPath, args, { stdio: 'inherit', env })
  interrupted.addEventListener('abort', () => {
    if (interrupted.reason !== 'SIGINT') runner.kill()
  })
  const [status] = (await once(runner, 'close')) as [number | null]
  return status ?? 1
}
