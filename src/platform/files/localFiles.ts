import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Files, StorageFull } from './filesPort.ts'
import { refuseStrangeKey } from './refuseStrangeKey.ts'

/** Below the store, so that a rename stays within one file system; no key begins with a point. */
const INCOMING = '.incoming'
/** What has not grown for so long belongs to a process that is dead; others may share the folder. Whoever sends slower is cut off before. */
const ABANDONED_MS = 8 * 60_000
/** Folders that removals beside us have just emptied vanish while we make them. */
const RENAME_TRIES = 50
/** Less than one upload needs: whoever watches learns it before a buyer does. */
const MIN_FREE_BYTES = 64 * 1024 * 1024
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Files below a folder of this machine. What `put` has answered survives a power cut. */
export async function localFiles(root: string): Promise<Files> {
  const incoming = join(root, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => {
    refuseStrangeKey(key)
    return join(root, key)
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const temporary = join(incoming, randomUUID())
      try {
        const bytes = await write(temporary, content)
        await moveInto(root, temporary, path)
        return bytes
      } catch (error) {
        await rm(temporary, { force: true })
        if (FULL.includes(codeOf(error))) throw new StorageFull('the disk of the file store is full', { cause: error })
        throw error
      }
    },

    async open(key) {
      const handle = await open(pathOf(key)).catch(unlessMissing)
      if (!handle) return undefined
      const { size } = await handle.stat()
      const stream = handle.createReadStream()
      // Whoever reads it is told; a disk that fails where nobody reads any more must not end the process.
      stream.on('error', () => {})
      return { bytes: size, stream }
    },

    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await removeEmptyFolders(dirname(path), root)
    },

    async *list(prefix) {
      const below = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      if (below !== '') refuseStrangeKey(below.slice(0, -1))
      for await (const key of keysBelow(root, below)) if (key.startsWith(prefix)) yield key
    },

    clearAbandoned: () => removeAbandoned(incoming),

    async check() {
      await access(incoming, constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(incoming)
      if (bavail * bsize < MIN_FREE_BYTES) throw new StorageFull('the disk of the file store is nearly full')
    },
  }
}

async function write(path: string, content: Readable | Uint8Array): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await inTurn(() => handle.sync())
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/** Node has four threads for files, passwords and the packing of pages: a disk that is slow to sync must not hold more than two. */
let lanes: readonly Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const [lane = Promise.resolve(), ...others] = lanes
  const doing = lane.then(work)
  lanes = [...others, doing.catch(() => {})]
  return doing
}

async function moveInto(root: string, from: string, to: string): Promise<void> {
  const folder = dirname(to)
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await rename(from, to)
      break
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === RENAME_TRIES) throw error
    }
  }
  // The name is as durable as the bytes only after the folders that hold it.
  for (let one = folder; one.length >= root.length; one = dirname(one)) await syncFolder(one)
}

/** Waiting for their turn: each serves all who ask before it begins. */
const folderSyncs = new Map<string, Promise<void>>()

function syncFolder(path: string): Promise<void> {
  const waiting = folderSyncs.get(path)
  if (waiting) return waiting
  const syncing = inTurn(async () => {
    folderSyncs.delete(path)
    const handle = await open(path).catch(unlessMissing)
    if (!handle) return
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
  folderSyncs.set(path, syncing)
  return syncing
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let one = folder; one.length > root.length; one = dirname(one)) {
    const isGone = await rmdir(one).then(
      () => true,
      (error: unknown) => codeOf(error) === 'ENOENT',
    )
    if (!isGone) return
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(unlessMissing)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

/** @param below empty, or a folder with a slash at its end */
async function* keysBelow(root: string, below: string): AsyncGenerator<string> {
  // A folder may go while we look: its files were removed.
  for (const entry of (await readdir(join(root, below), { withFileTypes: true }).catch(unlessMissing)) ?? []) {
    const key = below + entry.name
    if (entry.isFile()) yield key
    else if (key !== INCOMING) yield* keysBelow(root, `${key}/`)
  }
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
