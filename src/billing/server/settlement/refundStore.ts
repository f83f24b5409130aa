import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** A refund that we have decided on. */
export interface Refund {
  readonly id: string
  /** The charge or renewal that goes back, wholly or in part. */
  readonly paymentId: string
  /** € in cents. */
  readonly cents: number
  /** Taken back when it was decided. */
  readonly credits: number
  readonly reason: 'withdrawal' | 'operator' | 'undeliverable'
  /** The provider's id; null: it has not done it yet. */
  readonly reference: string | null
}

const COLUMNS = 'id, payment_id as "paymentId", cents, credits, reason, reference'

export function insertRefund(tx: Transaction, one: Omit<Refund, 'id' | 'reference'>): Promise<Refund> {
  return tx.one<Refund>(
    `insert into refund (payment_id, cents, credits, reason) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [one.paymentId, one.cents, one.credits, one.reason],
  )
}

export function findRefund(db: Queryable, id: string): Promise<Refund | null> {
  return db.first<Refund>(`select ${COLUMNS} from refund where id = $1`, [id])
}

/**
 * Our own refund behind a fact of the provider, which it then belongs to. The provider may tell of it before its
 * answer to us is stored: then it is the one of this payment and amount that waits.
 */
export function claimRefund(
  tx: Transaction,
  paymentId: string,
  reference: string,
  cents: number,
): Promise<Refund | null> {
  return tx.first<Refund>(
    `update refund set reference = $2 where id = (
       select id from refund where payment_id = $1 and (reference = $2 or (reference is null and cents = $3))
       order by reference nulls last, decided_at limit 1
     ) returning ${COLUMNS}`,
    [paymentId, reference, cents],
  )
}
