import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { dueKeys, forgetKeys } from './removalStore.ts'

/** Few enough that the locks are held for a moment only. */
const AT_ONCE = 100

/** Removes the files from the store whose rows are gone, that no row has taken in time, or that were never finished. */
export async function sweepFiles(database: Database, files: Files): Promise<void> {
  let removed: number
  do {
    removed = await database.inTransaction(async tx => {
      const keys = await dueKeys(tx, AT_ONCE)
      for (const key of keys) await files.remove(key)
      await forgetKeys(tx, keys)
      return keys.length
    })
  } while (removed > 0)
  await files.clearAbandoned()
}
