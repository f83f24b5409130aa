import type { SignedIn } from '#contract/accounts.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import { deviceOf } from '../domain/deviceOf.ts'
import type { AccountHooks, Visitor } from './accountParts.ts'
import type { Account } from './accountStore.ts'
import { insertSession } from './sessionStore.ts'
import { freshToken } from './tokens.ts'

export interface StartedSession {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * A new session, always with a new token.
 * @param account as it was when who is calling was checked
 * @returns null when the account was deleted or its password changed meanwhile
 */
export async function startSession(
  db: Queryable,
  rules: AccountRules,
  account: Account,
  remember: boolean,
  visitor: Visitor,
): Promise<StartedSession | null> {
  const { token, hash } = freshToken()
  const expiresAt = await insertSession(db, {
    tokenHash: hash,
    accountId: account.id,
    passwordHash: account.passwordHash,
    device: deviceOf(visitor.userAgent),
    hours: remember ? rules.rememberedSessionDays * 24 : rules.sessionHours,
  })
  return expiresAt && { token, expiresAt }
}

/** What every way of signing in answers. */
export async function signedIn(
  db: Queryable,
  hooks: AccountHooks,
  { id, name, email, roles }: Account,
  { token, expiresAt }: StartedSession,
): Promise<SignedIn> {
  const limits = await hooks.limitsOf(db, id)
  return {
    user: { name, email, roles: [...roles], unlockedUploads: limits.unlockedUploads },
    token,
    expiresAt: expiresAt.toISOString(),
    ...limits,
  }
}
