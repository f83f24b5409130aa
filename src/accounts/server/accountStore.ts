import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  /** null: signs in with Google only. */
  readonly passwordHash: string | null
  readonly googleSubject: string | null
  readonly roles: readonly string[]
  readonly isConfirmed: boolean
  readonly mailWhenReady: boolean
  readonly mailNews: boolean
  readonly createdAt: Date
}

const COLUMNS = `id, email, name, password_hash as "passwordHash", google_subject as "googleSubject", roles,
  confirmed_at is not null as "isConfirmed", mail_when_ready as "mailWhenReady", mail_news as "mailNews",
  created_at as "createdAt"`

export function accountById(db: Queryable, id: string): Promise<Account | null> {
  return db.first<Account>(`select ${COLUMNS} from account where id = $1`, [id])
}

/** @param email in its normal form */
export function accountByEmail(db: Queryable, email: string): Promise<Account | null> {
  return db.first<Account>(`select ${COLUMNS} from account where email = $1`, [email])
}

export function accountBySubject(db: Queryable, googleSubject: string): Promise<Account | null> {
  return db.first<Account>(`select ${COLUMNS} from account where google_subject = $1`, [googleSubject])
}

/**
 * Holds an account until the transaction ends, against its deletion, new rows that belong to it, and others who hold it.
 * Taken before its tokens, always: in one order nobody waits for each other.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.query('select from account where id = $1 for update', [id])
}

/** Holds an account against its deletion alone, until the transaction ends. @returns false when it is gone */
export async function holdAccount(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.query('select 1 from account where id = $1 for key share', [id])).length > 0
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  readonly googleSubject: string | null
  readonly isConfirmed: boolean
}

/** null when the address or the Google account has an account by now. */
export function insertAccount(tx: Transaction, account: NewAccount): Promise<Account | null> {
  return tx.first<Account>(
    `insert into account (email, name, password_hash, google_subject, confirmed_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict do nothing returning ${COLUMNS}`,
    [account.email, account.name, account.passwordHash, account.googleSubject, account.isConfirmed],
  )
}

/** False when it was confirmed before. */
export async function markConfirmed(tx: Transaction, id: string): Promise<boolean> {
  const changed = await tx.execute('update account set confirmed_at = now() where id = $1 and confirmed_at is null', [
    id,
  ])
  return changed === 1
}

/** What was chosen in the registration whose link is taken, as long as none was taken before. */
export async function writeChosen(
  tx: Transaction,
  id: string,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<void> {
  await tx.execute('update account set name = $2, password_hash = $3 where id = $1 and confirmed_at is null', [
    id,
    name,
    passwordHash,
  ])
}

/** The password goes: who set it need not be whom Google knows. False when the account already has a Google account. */
export async function linkGoogle(tx: Transaction, id: string, googleSubject: string): Promise<boolean> {
  const changed = await tx.execute(
    'update account set google_subject = $2, password_hash = null where id = $1 and google_subject is null and confirmed_at is not null',
    [id, googleSubject],
  )
  return changed === 1
}

export async function writePassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await tx.execute('update account set password_hash = $2 where id = $1', [id, passwordHash])
}

/** False when the password is not `oldHash` any more. */
export async function replacePassword(tx: Transaction, id: string, oldHash: string, newHash: string): Promise<boolean> {
  const changed = await tx.execute('update account set password_hash = $3 where id = $1 and password_hash = $2', [
    id,
    oldHash,
    newHash,
  ])
  return changed === 1
}

/** False when another account has the address. */
export async function writeEmail(tx: Transaction, id: string, email: string): Promise<boolean> {
  await removeUnconfirmed(tx, email)
  await tx.execute('savepoint write_email')
  try {
    return (await tx.execute('update account set email = $2 where id = $1', [id, email])) === 1
  } catch (error) {
    if (!isTaken(error)) throw error
    await tx.execute('rollback to savepoint write_email')
    return false
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

export interface ProfileChange {
  readonly name: string | null
  readonly mailWhenReady: boolean | null
  readonly mailNews: boolean | null
}

/** null keeps what is there. */
export function writeProfile(db: Queryable, id: string, change: ProfileChange): Promise<Account | null> {
  return db.first<Account>(
    `update account set name = coalesce($2, name), mail_when_ready = coalesce($3, mail_when_ready),
       mail_news = coalesce($4, mail_news) where id = $1 returning ${COLUMNS}`,
    [id, change.name, change.mailWhenReady, change.mailNews],
  )
}

/** Gives or takes a role. False when there is no such account. */
export async function setRole(tx: Transaction, id: string, role: string, isGiven: boolean): Promise<boolean> {
  const changed = await tx.execute(
    `update account set roles = array_remove(roles, $2) || case when $3 then array[$2] else '{}' end where id = $1`,
    [id, role, isGiven],
  )
  return changed === 1
}

/** An account without proof that the address is its owner's must not get in the owner's way. */
export async function removeUnconfirmed(tx: Transaction, email: string): Promise<void> {
  await tx.execute('delete from account where email = $1 and confirmed_at is null', [email])
}

export async function removeAccount(tx: Transaction, id: string): Promise<void> {
  await tx.execute('delete from account where id = $1', [id])
}

export async function removeUnconfirmedOlderThan(db: Queryable, days: number): Promise<void> {
  await db.execute(
    'delete from account where confirmed_at is null and created_at < now() - make_interval(days => $1)',
    [days],
  )
}
