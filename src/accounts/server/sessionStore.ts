import type { Queryable } from '#platform/database/databasePort.ts'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly accountId: string
  /** What the password was when it was checked. A session begins only while that still holds. */
  readonly passwordHash: string | null
  readonly device: string
  readonly hours: number
}

/** When it ends; null when the account was deleted or its password changed meanwhile. */
export async function insertSession(db: Queryable, session: NewSession): Promise<Date | null> {
  const row = await db.first<{ expiresAt: Date }>(
    `insert into session (token_hash, account_id, device, expires_at)
     select $1, id, $4, now() + make_interval(hours => $5) from account
     where id = $2 and confirmed_at is not null and password_hash is not distinct from $3
     for share
     returning expires_at as "expiresAt"`,
    [session.tokenHash, session.accountId, session.passwordHash, session.device, session.hours],
  )
  return row?.expiresAt ?? null
}

export interface LiveSession {
  readonly sessionId: string
  readonly accountId: string
  readonly roles: readonly string[]
  /** Its last use was noted more than five minutes ago. */
  readonly isStale: boolean
}

export function findSession(db: Queryable, tokenHash: Buffer): Promise<LiveSession | null> {
  return db.first<LiveSession>(
    `select s.id as "sessionId", s.account_id as "accountId", a.roles,
       s.last_used_at < now() - interval '5 minutes' as "isStale"
     from session s join account a on a.id = s.account_id
     where s.token_hash = $1 and s.expires_at > now()`,
    [tokenHash],
  )
}

export async function noteUse(db: Queryable, sessionId: string): Promise<void> {
  await db.execute('update session set last_used_at = now() where id = $1', [sessionId])
}

export interface SessionRow {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

export function sessionsOf(db: Queryable, accountId: string): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select id, device, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt"
     from session where account_id = $1 and expires_at > now() order by last_used_at desc, id`,
    [accountId],
  )
}

/** False when the account has no such session. @param id whatever was sent as one */
export async function removeSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const removed = await db.execute('delete from session where account_id = $1 and id::text = lower($2)', [
    accountId,
    id,
  ])
  return removed === 1
}

/** @param exceptId the session that stays; null: none */
export async function removeSessions(db: Queryable, accountId: string, exceptId: string | null): Promise<void> {
  await db.execute('delete from session where account_id = $1 and id is distinct from $2::uuid', [accountId, exceptId])
}

export async function removeExpiredSessions(db: Queryable): Promise<void> {
  await db.execute('delete from session where expires_at <= now()')
}
