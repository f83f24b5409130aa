import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/databasePort.ts'

/** An account without anything. @returns its id */
export async function makeAccount(database: Database): Promise<string> {
  const row = await database.first<{ id: string }>(
    `insert into account (email, name) values ($1, 'Test') returning id`,
    [`${randomUUID()}@example.de`],
  )
  if (!row) throw new Error('no account was made')
  return row.id
}
