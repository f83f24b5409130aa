import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { freePromo } from '../promos/promoStore.ts'

/**
 * Orders whose end is not known, the longest not asked after first: in the first three days every time, later, since
 * some banks take two weeks, once an hour.
 */
export function dueForCheck(db: Queryable, most: number): Promise<{ id: string; sessionId: string }[]> {
  return db.query(
    `select id, session_id as "sessionId" from purchase
     where state in ('open', 'pending') and session_id is not null
       and (created_at > now() - interval '3 days' or checked_at is null or checked_at < now() - interval '1 hour')
     order by checked_at nulls first limit $1`,
    [most],
  )
}

/** Also where the provider cannot be asked, so that others come first the next time. */
export async function writeChecked(db: Queryable, id: string): Promise<void> {
  await db.execute('update purchase set checked_at = now() where id = $1', [id])
}

/** Ends orders that can never be paid: no checkout was opened, or the provider has forgotten it. */
export async function expireForgotten(
  tx: Transaction,
  { namelessHours, unknownDays }: { readonly namelessHours: number; readonly unknownDays: number },
): Promise<void> {
  const expired = await tx.query<{ id: string }>(
    `update purchase set state = 'expired' where state = 'open' and (
       (session_id is null and created_at < now() - make_interval(hours => $1))
       or created_at < now() - make_interval(days => $2))
     returning id`,
    [namelessHours, unknownDays],
  )
  for (const { id } of expired) await freePromo(tx, id)
}

/** Orders that never became a contract hold a name and an address for nothing. */
export function removeUnpaid(db: Queryable, days: number): Promise<number> {
  return db.execute(
    `delete from purchase where state in ('failed', 'cancelled', 'expired') and created_at < now() - make_interval(days => $1)
       and not exists (select 1 from payment where payment.purchase_id = purchase.id)`,
    [days],
  )
}
