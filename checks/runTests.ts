/**
 * `npm test`: installs the programs that tests need, builds the web app, starts the databases, runs every test, and closes with one line
 * "N passed, N failed" that is read from the runner's own report. Tests that use a database run on each of them.
 * Arguments go to the runner: `npm test -- src/reading`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onServers, runVitest } from './onServers.ts'
import { countTests } from './testCount.ts'
import { installMissingTools } from './tools.ts'

installMissingTools()
// What the server shows and the journeys look at.
execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'inherit' })

const { passed, failed } = await onServers('tests', async ({ folder, urls, interrupted }) => {
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const status = await runVitest(reporters, { TEST_DATABASES: JSON.stringify(urls) }, interrupted)
  return countTests(existsSync(report) ? readFileSync(report, 'utf8') : undefined, status)
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
