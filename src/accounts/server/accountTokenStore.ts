import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { lockAccount } from './accountStore.ts'
import { freshToken, tokenHash } from './tokens.ts'

/** What a token may be used for: `resend` comes with a refused login, the others in links of mails. */
export type TokenPurpose = 'confirm' | 'resend' | 'reset' | 'delete' | 'email'

/** What whoever registered has chosen. */
export interface Chosen {
  readonly name: string
  readonly passwordHash: string
}

export interface TokenOrder {
  readonly accountId: string
  readonly purpose: TokenPurpose
  readonly minutes: number
  /** Purpose email: the new address. */
  readonly email?: string
  /** Purpose confirm: becomes valid with the token. */
  readonly chosen?: Chosen | null
}

/** @returns the token, which is kept nowhere */
export async function issueToken(db: Queryable, order: TokenOrder): Promise<string> {
  const { token, hash } = freshToken()
  await db.execute(
    `insert into account_token (token_hash, account_id, purpose, email, expires_at, name, password_hash)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5), $6, $7)`,
    [
      hash,
      order.accountId,
      order.purpose,
      order.email ?? null,
      order.minutes,
      order.chosen?.name,
      order.chosen?.passwordHash,
    ],
  )
  return token
}

export interface UsedToken {
  readonly accountId: string
  readonly purpose: TokenPurpose
  readonly email: string | null
  readonly name: string | null
  readonly passwordHash: string | null
}

/** Uses a token up and holds its account: of several who try at once, one gets it. null when it is worth nothing (any more). */
export async function useToken(
  tx: Transaction,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<UsedToken | null> {
  const hash = tokenHash(token)
  if (!hash) return null
  return tx.first<UsedToken>(
    `with owner as (
       select a.id from account a join account_token t on t.account_id = a.id where t.token_hash = $1 for update of a
     )
     update account_token t set used_at = now() from owner
     where t.token_hash = $1 and t.account_id = owner.id
       and t.purpose = any($2) and t.used_at is null and t.expires_at > now()
     returning t.account_id as "accountId", t.purpose, t.email, t.name, t.password_hash as "passwordHash"`,
    [hash, purposes],
  )
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
