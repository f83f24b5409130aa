import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isCode } from './atomicFile.ts'

/** A holder needs well under a second; who waits longer waits for a program that was killed. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 25

/**
 * Does the work while no other process does work under the lock of the folder. A lock whose holder was killed is not
 * taken by force: two who both do that would write at once. A person is told which file to delete.
 */
export async function underLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const lock = join(folder, 'import.lock')
  const deadline = Date.now() + PATIENCE_MS
  while (!(await taken(lock))) {
    if (Date.now() > deadline) {
      throw new Error(`Ein anderer Import läuft oder wurde abgebrochen. Läuft keiner mehr, löschen Sie ${lock}.`)
    }
    await setTimeout(PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}
