/**
 * `npm run security`: attacks on the real product over HTTP, on the embedded database and, where the database decides, on
 * a PostgreSQL server; README.md says which proves what.
 * Arguments go to the runner: `npm run security -- access`.
 */
import { onServers, runVitest } from '../onServers.ts'
import { installMissingTools } from '../tools.ts'

installMissingTools([{ command: 'nginx', packages: ['nginx-light', 'openssl'], need: 'the proxy before the product' }])
process.exitCode = await onServers('security', ({ urls, interrupted }) =>
  runVitest(['--config', 'vitest.security.config.ts'], { TEST_DATABASE_URL: urls['debian'] }, interrupted),
)
