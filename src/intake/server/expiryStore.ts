import type { Transaction } from '#platform/database/databasePort.ts'

/** Marks analyses whose report has expired. @returns their ids */
export function markResultsRemoved(tx: Transaction, most: number): Promise<string[]> {
  return marked(tx, 'files_removed_at', 'expires_at', most)
}

/** Marks analyses whose upload need not be kept any longer. @returns their ids */
export function markUploadsRemoved(tx: Transaction, most: number): Promise<string[]> {
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
