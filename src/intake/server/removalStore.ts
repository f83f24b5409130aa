import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** A file that no row has taken by then was left behind by a process that died. */
const WRITING_MINUTES = 10

/** Says which files are going to be written; they are removed unless a row takes them soon. */
export async function reserveKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute(
    `insert into file_to_remove (key, due_at)
     select key, now() + make_interval(mins => $2) from unnest($1::text[]) as key`,
    [keys, WRITING_MINUTES],
  )
}

/** Gives announced files as much time again. */
export async function renewKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute('update file_to_remove set due_at = now() + make_interval(mins => $2) where key = any($1::text[])', [
    keys,
    WRITING_MINUTES,
  ])
}

/** Has announced files removed now, except those that a row has taken. */
export async function expireKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute('update file_to_remove set due_at = now() where key = any($1::text[])', [keys])
}

/** Takes written files over into a row of their own. @returns false when one of them has been removed in the meantime */
export async function claimKeys(tx: Transaction, keys: readonly string[]): Promise<boolean> {
  return (await tx.execute('delete from file_to_remove where key = any($1::text[])', [keys])) === keys.length
}

/** Has files removed whose rows go in the same transaction. */
export async function dropKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.execute('insert into file_to_remove (key) select * from unnest($1::text[]) on conflict do nothing', [keys])
}

/** Keys whose time has come, held until the transaction ends, so that no row takes them while they are removed. */
export async function dueKeys(tx: Transaction, most: number): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    'select key from file_to_remove where due_at <= now() order by due_at limit $1 for update skip locked',
    [most],
  )
  return rows.map(({ key }) => key)
}

export async function forgetKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.execute('delete from file_to_remove where key = any($1::text[])', [keys])
}
