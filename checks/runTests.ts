/**
 * `npm test`: installs the programs that tests need, runs every test, and closes with one line "N passed, N failed"
 * that is read from the runner's own report. Arguments go to the runner: `npm test -- src/reading`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissingTools } from './tools.ts'
import { countTests } from './testCount.ts'

installMissingTools()

const folder = mkdtempSync(join(tmpdir(), 'expose-ampel-tests-'))
const reportFile = join(folder, 'report.json')
const runner = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportFile}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined
rmSync(folder, { recursive: true })

const { passed, failed } = countTests(report, runner.status ?? 1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
