import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServersBelow, startTestServers, type TestServers } from './testServers.ts'

export interface Surroundings extends Pick<TestServers, 'urls'> {
  /** What tests leave behind is in here as well, and goes with it. */
  readonly folder: string
  /** Somebody ends the run, for example by Ctrl-C. */
  readonly interrupted: AbortSignal
}

/** Does the work beside the database servers of tests, and removes them and all that was written. @param name of the folder */
export async function onServers<Result>(name: string, work: (given: Surroundings) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `expose-ampel-${name}-`))
  // The databases' user must be able to pass through.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  // This process outlives what ends the runner, until the databases have stopped. Ctrl-C reaches the runner by itself.
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort(signal))
  const servers = await startTestServers(folder)
  try {
    return await work({ folder, urls: servers.urls, interrupted: interruption.signal })
  } finally {
    await servers.stop()
    killServersBelow(folder)
    rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** The runner's exit status. @param args before those of our own command, which go to the runner */
export async function runVitest(
  args: readonly string[],
  more: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<number> {
  if (interrupted.aborted) return 1
  const all = ['node_modules/vitest/vitest.mjs', 'run', ...args, ...process.argv.slice(2)]
  const runner = spawn(process.execPath, all, { stdio: 'inherit', env: { ...process.env, ...more } })
  interrupted.addEventListener('abort', () => {
    if (interrupted.reason !== 'SIGINT') runner.kill()
  })
  const [status] = (await once(runner, 'close')) as [number | null]
  return status ?? 1
}
