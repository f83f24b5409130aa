import type { Queryable } from '#platform/database/databasePort.ts'
import { accountById } from './accountStore.ts'
import { addressesOf } from './addressStore.ts'
import { sessionsOf } from './sessionStore.ts'

/** What this room keeps of a person, for the export of his data (Art. 15, 20 DSGVO): a JSON value. */
export async function personalData(db: Queryable, accountId: string): Promise<object | null> {
  const account = await accountById(db, accountId)
  if (!account) return null
  const { passwordHash, googleSubject, ...profile } = account
  return {
    profile: { ...profile, hasPassword: passwordHash !== null, googleSubject },
    addresses: await addressesOf(db, accountId),
    sessions: await sessionsOf(db, accountId),
  }
}
