import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server, or one that was killed, says about itself in `cluster/postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number
  /** The folder of its socket; undefined when it has just been started. */
  readonly socketFolder: string | undefined
}

/** null: no server runs, and the last one was stopped properly. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8').catch(() => '')
  // Lines: process, data folder, time of start, port, socket folder, …
  const [pid, , , , socketFolder] = text.split('\n')
  if (!pid) return null
  return { pid: Number(pid), socketFolder: socketFolder || undefined }
}

/**
 * The process number of a killed server that another program has now, as often in a container after a restart: the new
 * server would take that program for the old server. Undefined when it may be the old one. Known on Linux only.
 */
export async function reusedPid(folder: string): Promise<number | undefined> {
  const found = await readPostmasterFile(folder)
  if (!found) return undefined
  const command = await readFile(`/proc/${found.pid}/cmdline`, 'utf8').catch(() => undefined)
  // A process that has ended and only waits to be collected has an empty one.
  return command === undefined || command.includes(join(folder, 'cluster')) ? undefined : found.pid
}
