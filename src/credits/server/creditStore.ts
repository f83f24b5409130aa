import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { Booking, CreditKind, Reason } from '../domain/booking.ts'

export interface BalanceRow {
  readonly free: number
  readonly paid: number
}

/**
 * The balance of an account, locked until the transaction ends: whoever books waits here, and nowhere else. The account
 * is locked first, as every foreign key to it does, so that its deletion and a booking wait for each other in one order.
 * @throws Error when there is no such account
 */
export async function lockBalance(tx: Transaction, accountId: string): Promise<BalanceRow> {
  const accounts = await tx.query('select 1 from account where id = $1 for key share', [accountId])
  if (accounts.length === 0) throw new Error(`no account ${accountId} to book on`)
  await tx.execute('insert into credit_balance (account_id) values ($1) on conflict do nothing', [accountId])
  return tx.one<BalanceRow>('select free, paid from credit_balance where account_id = $1 for no key update', [
    accountId,
  ])
}

export interface NewBooking {
  readonly accountId: string
  readonly kind: CreditKind
  readonly reason: Reason
  readonly amount: number
  readonly reference: string
  /** Of a use or a giveback of a paid credit: where it came from. */
  readonly source?: string | null
}

/**
 * Books and moves the balance by the same amount. The balance must be locked.
 * @returns false when exactly this was booked before: nothing changes
 */
export async function book(
  tx: Transaction,
  { accountId, kind, reason, amount, reference, source = null }: NewBooking,
): Promise<boolean> {
  const written = await tx.execute(
    `insert into credit_booking (account_id, kind, reason, amount, reference, source) values ($1, $2, $3, $4, $5, $6)
     on conflict (reference, reason, account_id) do nothing`,
    [accountId, kind, reason, amount, reference, source],
  )
  if (written === 0) return false
  await tx.execute(
    `update credit_balance set free = free + case when $2 = 'free' then $3::integer else 0 end,
       paid = paid + case when $2 = 'paid' then $3::integer else 0 end where account_id = $1`,
    [accountId, kind, amount],
  )
  return true
}

export async function isBooked(
  db: Queryable,
  { accountId, reason, reference }: Pick<NewBooking, 'accountId' | 'reason' | 'reference'>,
): Promise<boolean> {
  const rows = await db.query('select 1 from credit_booking where account_id = $1 and reason = $2 and reference = $3', [
    accountId,
    reason,
    reference,
  ])
  return rows.length > 0
}

export interface Use {
  readonly accountId: string
  readonly kind: CreditKind
  readonly source: string | null
}

/** What an analysis was paid with; null when nothing was booked for it. */
export function readUse(db: Queryable, analysisId: string): Promise<Use | null> {
  return db.first<Use>(
    `select account_id as "accountId", kind, source from credit_booking where reference = $1 and reason = 'use'`,
    [analysisId],
  )
}

/** All bookings of one kind, the oldest first. */
export function readBookings(db: Queryable, accountId: string, kind: CreditKind): Promise<Booking[]> {
  return db.query<Booking>(
    'select reason, amount, reference, source from credit_booking where account_id = $1 and kind = $2 order by id',
    [accountId, kind],
  )
}

/** `freeTotal`: free analyses that were ever given. An account without bookings has none of anything. */
export function readBalance(db: Queryable, accountId: string): Promise<BalanceRow & { freeTotal: number }> {
  return db.one<BalanceRow & { freeTotal: number }>(
    `select coalesce(max(free), 0) as free, coalesce(max(paid), 0) as paid, (
       select coalesce(sum(amount), 0) from credit_booking
       where account_id = $1 and kind = 'free' and reason in ('welcome', 'grant')
     ) as "freeTotal" from credit_balance where account_id = $1`,
    [accountId],
  )
}

/** All bookings of an account, the oldest first. */
export function bookingsOf(db: Queryable, accountId: string): Promise<object[]> {
  return db.query(
    'select kind, reason, amount, reference, source, created_at as "createdAt" from credit_booking where account_id = $1 order by id',
    [accountId],
  )
}
