import { randomUUID } from 'node:crypto'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { reserveKeys, expireKeys, renewKeys } from './removalStore.ts'

/** A slow line may take longer than a file may lie about without a row. */
const RENEW_MS = 120_000

/** The keys of files that are being written and that no row has taken yet. */
export interface IncomingKeys {
  /** A new key; its removal is arranged before it is used. */
  add(): Promise<string>
  /** Removes a file that is not taken. */
  drop(key: string, files: Pick<Files, 'remove'>): Promise<void>
  /** Has all files removed that no row has taken. */
  end(): Promise<void>
}

export function incomingKeys(db: Queryable): IncomingKeys {
  const keys: string[] = []
  // A renewal that fails is tried again; without any the file is removed and its owner told that it took too long.
  const timer = setInterval(() => void renewKeys(db, keys).catch(() => {}), RENEW_MS)
  timer.unref()
  return {
    add: async () => {
      const key = `uploads/${randomUUID()}`
      await reserveKeys(db, [key])
      keys.push(key)
      return key
    },
    drop: async (key, files) => {
      // Its removal stays arranged: whatever happens now, the sweep finds it.
      await expireKeys(db, [key])
      await files.remove(key)
    },
    end: async () => {
      clearInterval(timer)
      await expireKeys(db, keys)
    },
  }
}
