/**
 * `npm run security`: attacks on the real product over HTTP, on the embedded database; README.md says which proves what.
 * Arguments go to the runner: `npm run security -- access`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServersBelow } from '../testServers.ts'
import { installMissingTools } from '../tools.ts'

installMissingTools()
const folder = mkdtempSync(join(tmpdir(), 'expose-ampel-security-'))
// The embedded database may run as somebody else.
chmodSync(folder, 0o711)
// Ctrl-C reaches the runner by itself; this process outlives it until the databases have stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.security.config.ts']
const env = { ...process.env, TMPDIR: folder }
const runner = spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env })
const [status] = (await once(runner, 'close')) as [number | null]
killServersBelow(folder)
rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 })
process.exitCode = status ?? 1
