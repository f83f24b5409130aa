import { randomBytes } from 'node:crypto'
import type { Queryable } from '#platform/database/databasePort.ts'

const KEY_BYTES = 32

/** A key that the product has made for itself: 32 random bytes, the same for all processes and for ever. */
export async function ownKey(db: Queryable, name: string): Promise<Buffer> {
  const known = await readKey(db, name)
  if (known) return known
  // Another process may have been faster; then its key counts.
  await db.execute('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(KEY_BYTES),
  ])
  const made = await readKey(db, name)
  if (!made) throw new Error(`the key ${name} was not kept`)
  return made
}

async function readKey(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.first<{ value: Buffer }>('select value from secret where name = $1', [name])
  return row?.value
}
