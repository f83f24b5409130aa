import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { lockAccount } from './accountStore.ts'
import { freshToken, tokenHash } from './tokens.ts'

/** What a token may be used for: `resend` comes with a refused login, the others in links of mails. */
export type TokenPurpose = 'confirm' | 'resend' | 'reset' | 'delete' | 'email'

export interface TokenOrder {
  readonly accountId: string
  readonly purpose: TokenPurpose
  readonly minutes: number
  /** Purpose email: the new address. */
  readonly email?: string
}

/** @returns the token, which is kept nowhere */
export async function issueToken(db: Queryable, order: TokenOrder): Promise<string> {
  const { token, hash } = freshToken()
  await db.execute(
    `insert into account_token (token_hash, account_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hash, order.accountId, order.purpose, order.email ?? null, order.minutes],
  )
  return token
}

export interface UsedToken {
  readonly accountId: string
  readonly purpose: TokenPurpose
  readonly email: string | null
}

/** Uses a token up and holds its account: of several who try at once, one gets it. null when it is worth nothing (any more). */
export async function useToken(
  tx: Transaction,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<UsedToken | null> {
  const hash = tokenHash(token)
  if (!hash) return null
  const rows = await tx.query<UsedToken>(
    `with owner as (
       select a.id from account a join account_token t on t.account_id = a.id where t.token_hash = $1 for update of a
     )
     update account_token t set used_at = now() from owner
     where t.token_hash = $1 and t.account_id = owner.id
       and t.purpose = any($2) and t.used_at is null and t.expires_at > now()
     returning t.account_id as "accountId", t.purpose, t.email`,
    [hash, purposes],
  )
  return rows[0] ?? null
}

export async function isUsable(db: Queryable, token: string, purpose: TokenPurpose): Promise<boolean> {
  const hash = tokenHash(token)
  if (!hash) return false
  const rows = await db.query(
    `select from account_token where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
    [hash, purpose],
  )
  return rows.length === 1
}

export async function removeTokens(
  tx: Transaction,
  accountId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await lockAccount(tx, accountId)
  await tx.execute('delete from account_token where account_id = $1 and purpose = any($2)', [accountId, purposes])
}

export async function removeSpentTokens(db: Queryable): Promise<void> {
  await db.execute('delete from account_token where expires_at <= now() or used_at is not null')
}
