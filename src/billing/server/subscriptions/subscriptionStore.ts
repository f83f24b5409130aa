import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** What of a purchase changes only where it is a subscription. */

/** Never back: a bill that comes late is of an earlier period. */
export async function extendPeriod(tx: Transaction, purchaseId: string, periodEnd: Date): Promise<void> {
  await tx.execute('update purchase set period_end = greatest(period_end, $2) where id = $1', [purchaseId, periodEnd])
}

/** @returns until when it is paid */
export async function writeNotice(tx: Transaction, purchaseId: string): Promise<void> {
  await tx.execute('update purchase set cancelled_at = coalesce(cancelled_at, now()) where id = $1', [purchaseId])
}

export async function writeEnded(tx: Transaction, purchaseId: string): Promise<void> {
  await tx.execute(
    `update purchase set ended_at = coalesce(ended_at, now()), cancelled_at = coalesce(cancelled_at, now()) where id = $1`,
    [purchaseId],
  )
}

/** Subscriptions of an account that would be renewed. @returns ids of purchases */
export async function renewedOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from purchase where account_id = $1 and subscription_reference is not null and cancelled_at is null`,
    [accountId],
  )
  return rows.map(({ id }) => id)
}

/** Credits of a period of all subscriptions of an account that are running; null: it has none. */
export async function monthlyCredits(db: Queryable, accountId: string): Promise<number | null> {
  const row = await db.first<{ credits: number | null }>(
    `select sum(credits) as credits from purchase
     where account_id = $1 and mode = 'subscription' and state = 'paid' and ended_at is null
       and (cancelled_at is null or period_end > now())`,
    [accountId],
  )
  return row?.credits ?? null
}

/**
 * Subscriptions whose period ended so many hours ago without news of the next, the longest not looked at first: some stay
 * overdue for weeks.
 */
export function overdueSubscriptions(
  db: Queryable,
  hours: number,
  most: number,
): Promise<{ id: string; subscriptionReference: string; periodEnd: Date }[]> {
  return db.query(
    `select id, subscription_reference as "subscriptionReference", period_end as "periodEnd" from purchase
     where subscription_reference is not null and ended_at is null and period_end < now() - make_interval(hours => $1)
     order by checked_at nulls first limit $2`,
    [hours, most],
  )
}
