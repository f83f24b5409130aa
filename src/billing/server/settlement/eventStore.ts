import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { PaymentEvent } from '#platform/payment/paymentPort.ts'

/** @returns false when it came before */
export async function insertEvent(tx: Transaction, event: PaymentEvent): Promise<boolean> {
  const written = await tx.execute(
    `insert into payment_event (id, type, payload, handled_at) values ($1, $2, $3, case when $2 = 'other' then now() end)
     on conflict (id) do nothing`,
    [event.id, event.type, event],
  )
  return written === 1
}

/** null: there is nothing to do for it. */
export async function readUnhandledEvent(db: Queryable, id: string): Promise<PaymentEvent | null> {
  const row = await db.first<{ payload: PaymentEvent }>(
    'select payload from payment_event where id = $1 and handled_at is null',
    [id],
  )
  return row?.payload ?? null
}

export async function markHandled(db: Queryable, id: string): Promise<void> {
  await db.execute('update payment_event set handled_at = now() where id = $1', [id])
}

/** Nobody asks for events that are long done. */
export function removeOldEvents(db: Queryable, days: number): Promise<number> {
  return db.execute('delete from payment_event where handled_at < now() - make_interval(days => $1)', [days])
}
