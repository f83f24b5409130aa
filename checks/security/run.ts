/**
 * `npm run security`: attacks on the real product over HTTP, on the embedded database and, where the database decides, on
 * a PostgreSQL server; README.md says which proves what.
 * Arguments go to the runner: `npm run security -- access`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServersBelow, startTestServers } from '../testServers.ts'
import { installMissingTools } from '../tools.ts'

installMissingTools([{ command: 'nginx', packages: ['nginx-light', 'openssl'], need: 'the proxy before the product' }])
const folder = mkdtempSync(join(tmpdir(), 'expose-ampel-security-'))
// The embedded database may run as somebody else.
chmodSync(folder, 0o711)
process.env['TMPDIR'] = folder
// Ctrl-C reaches the runner by itself; this process outlives it until the databases have stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const servers = await startTestServers(folder)
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.security.config.ts']
const env = { ...process.env, TEST_DATABASE_URL: servers.urls['debian'] }
const runner = spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env })
const [status] = (await once(runner, 'close')) as [number | null]
await servers.stop()
killServersBelow(folder)
rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 })
process.exitCode = status ?? 1
