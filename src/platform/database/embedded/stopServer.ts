import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterFile } from './postmasterFile.ts'

/** The server writes what it holds in memory; on a slow disk that takes a while. */
const STOP_MS = 30_000

/** Stops a server that is known to run: open transactions are rolled back. False when it takes longer than 30 seconds. */
export async function stopServer(folder: string): Promise<boolean> {
  const running = await readPostmasterFile(folder)
  if (!running) return true
  process.kill(running.pid, 'SIGINT')
  const until = performance.now() + STOP_MS
  while ((await readPostmasterFile(folder))?.pid === running.pid) {
    if (performance.now() > until) return false
    await sleep(10)
  }
  if (running.socketFolder !== undefined) await rmdir(running.socketFolder).catch(() => {})
  return true
}
