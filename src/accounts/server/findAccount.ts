import type { Queryable } from '#platform/database/databasePort.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import { type Account, accountByEmail, accountById } from './accountStore.ts'

/** What other rooms may know of an account. */
export type KnownAccount = Pick<Account, 'id' | 'email' | 'name' | 'roles' | 'mailWhenReady'>

export async function findAccount(db: Queryable, accountId: string): Promise<KnownAccount | null> {
  return known(await accountById(db, accountId))
}

/** @param email as somebody types it */
export async function findAccountByEmail(db: Queryable, email: string): Promise<KnownAccount | null> {
  const address = normalEmail(email)
  return address === null ? null : known(await accountByEmail(db, address))
}

function known(account: Account | null): KnownAccount | null {
  if (!account) return null
  const { id, email, name, roles, mailWhenReady } = account
  return { id, email, name, roles, mailWhenReady }
}
