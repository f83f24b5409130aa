import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** Money that came in or went back. */
export interface Payment {
  readonly id: string
  readonly purchaseId: string
  /** reinstated: what had gone back is ours again. */
  readonly kind: 'charge' | 'renewal' | 'refund' | 'dispute' | 'reinstated'
  /** The provider's id of the fact. */
  readonly reference: string
  /** € in cents; negative: went back. 0: a free order. */
  readonly cents: number
  /** That came (above 0) or went with it. */
  readonly credits: number
  /** Of what went back or came again: the charge or renewal it belongs to. */
  readonly reverses: string | null
  /** Of a subscription: what is paid lasts until then. */
  readonly periodEnd: Date | null
  readonly bookedAt: Date
}

const COLUMNS = `id, purchase_id as "purchaseId", kind, reference, cents, credits, reverses, period_end as "periodEnd",
  booked_at as "bookedAt"`

/** null: this fact was booked before. */
export function insertPayment(tx: Transaction, one: Omit<Payment, 'id' | 'bookedAt'>): Promise<Payment | null> {
  return tx.first<Payment>(
    `insert into payment (purchase_id, kind, reference, cents, credits, reverses, period_end)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (reference) do nothing returning ${COLUMNS}`,
    [one.purchaseId, one.kind, one.reference, one.cents, one.credits, one.reverses, one.periodEnd],
  )
}

export function findPayment(
  db: Queryable,
  by: { readonly reference: string } | { readonly id: string },
): Promise<Payment | null> {
  const [name, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference]
  return db.first<Payment>(`select ${COLUMNS} from payment where ${name} = $1`, [value])
}

/** What came in for a purchase, the oldest first. */
export function incomingOf(db: Queryable, purchaseId: string): Promise<Payment[]> {
  return db.query<Payment>(
    `select ${COLUMNS} from payment where purchase_id = $1 and kind in ('charge', 'renewal') order by booked_at, id`,
    [purchaseId],
  )
}

/** What is left of a charge or renewal, € in cents, less what has gone back and what is decided to go. */
export async function refundableOf(db: Queryable, paymentId: string): Promise<number> {
  const row = await db.first<{ cents: number }>(
    `select sum(cents) as cents from (
       select cents from payment where id = $1 or reverses = $1
       union all
       select -cents from refund where payment_id = $1 and reference is null
     ) as parts`,
    [paymentId],
  )
  return row?.cents ?? 0
}

/** Whether a bank has ever taken money of a purchase back. */
export async function wasDisputed(db: Queryable, purchaseId: string): Promise<boolean> {
  const rows = await db.query(`select 1 from payment where purchase_id = $1 and kind = 'dispute' limit 1`, [purchaseId])
  return rows.length > 0
}

/** The invoice on a payment; null: none was issued. */
export async function invoiceOf(db: Queryable, paymentId: string): Promise<string | null> {
  const row = await db.first<{ id: string }>('select id from invoice where payment_id = $1', [paymentId])
  return row?.id ?? null
}

/** Payments of which something went back that was not final when it was last looked at. @returns their references */
export async function unfinishedReversals(db: Queryable, days: number): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `select distinct whole.reference from payment part join payment whole on whole.id = part.reverses
     where part.cents < 0 and part.booked_at > now() - make_interval(days => $1)
       and not exists (select 1 from invoice where payment_id = part.id)
       and not exists (select 1 from payment again where again.reference = part.reference || '#undone')`,
    [days],
  )
  return rows.map(({ reference }) => reference)
}
