import type { Database, Transaction } from '#platform/database/databasePort.ts'
import { deleteFiles, keysOfAccount } from './analysisFileStore.ts'
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

/** Marks analyses whose report has expired. @returns their ids */
function markResultsRemoved(tx: Transaction, most: number): Promise<string[]> {
  return marked(tx, 'files_removed_at', 'expires_at', most)
}

/** Marks analyses whose upload need not be kept any longer. @returns their ids */
function markUploadsRemoved(tx: Transaction, most: number): Promise<string[]> {
  return marked(tx, 'upload_removed_at', 'upload_until', most)
}

async function marked(
  tx: Transaction,
  mark: 'files_removed_at' | 'upload_removed_at',
  until: 'expires_at' | 'upload_until',
  most: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update analysis set ${mark} = now() where id in (
       select id from analysis where ${mark} is null and ${until} <= now() limit $1 for update skip locked
     ) returning id`,
    [most],
  )
  return rows.map(({ id }) => id)
}
