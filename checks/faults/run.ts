/**
 * `npm run faults`: the faults F1 to F20 of README.md against the real product, on the embedded database and on a
 * PostgreSQL server. Arguments go to the runner: `npm run faults -- -t F7`.
 */
import { onServers, runVitest } from '../onServers.ts'
import { installMissingTools } from '../tools.ts'

installMissingTools()
process.exitCode = await onServers('faults', ({ urls, interrupted }) =>
  runVitest(['--config', 'vitest.faults.config.ts'], { TEST_DATABASE_URL: urls['debian'] }, interrupted),
)
