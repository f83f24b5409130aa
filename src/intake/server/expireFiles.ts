import type { Database, Transaction } from '#platform/database/databasePort.ts'
import { deleteFiles, keysOfAccount } from './analysisFileStore.ts'
import { markResultsRemoved, markUploadsRemoved } from './expiryStore.ts'
import { wipeRemoved } from './ownersOrder.ts'
import { dropKeys } from './removalStore.ts'

/** Few enough that the locks are held for a moment only. */
const AT_ONCE = 100

/**
 * Forgets the files whose time is over: reports on their expiry, uploads some days after the end, both when their owner has removed them. What is forgotten is
 * removed from the store by the next sweep (`sweepFiles`).
 * @returns how many analyses lost their report or their upload
 */
export async function expireFiles(database: Database): Promise<number> {
  let all = 0
  for (;;) {
    const some = await database.inTransaction(expireSome)
    all += some
    if (some === 0) return all
  }
}

async function expireSome(tx: Transaction): Promise<number> {
  const results = await markResultsRemoved(tx, AT_ONCE)
  const uploads = await markUploadsRemoved(tx, AT_ONCE)
  const removed = await wipeRemoved(tx, AT_ONCE)
  await dropKeys(tx, await deleteFiles(tx, [...results, ...removed], 'results'))
  await dropKeys(tx, await deleteFiles(tx, [...uploads, ...removed], 'upload'))
  return results.length + uploads.length + removed.length
}

/** Before an account is deleted: its rows go with it, its files must not stay. */
export async function dropFilesOf(tx: Transaction, accountId: string): Promise<void> {
  await dropKeys(tx, await keysOfAccount(tx, accountId))
}
