import type { Queryable } from '#platform/database/databasePort.ts'
import { typedContractId } from '../../domain/contractIdOf.ts'

/** An order that a person has to look at: disputed, paid otherwise than agreed, or what could not be given back. */
export interface NotedOrder {
  readonly contractId: string
  readonly buyerEmail: string
  readonly isDisputed: boolean
  /** German sentences; null: it is disputed, and what was noted is done. */
  readonly note: string | null
}

const NOTED = `select contract_id as "contractId", buyer_email as "buyerEmail", state = 'disputed' as "isDisputed", note
  from purchase`

/** All with a note, the oldest first. */
export function notedOrders(db: Queryable): Promise<NotedOrder[]> {
  return db.query<NotedOrder>(`${NOTED} where note is not null order by created_at limit 500`)
}

/** Those that mark an account: with a note, or disputed. */
export function notedOrdersOf(db: Queryable, accountId: string): Promise<NotedOrder[]> {
  return db.query<NotedOrder>(
    `${NOTED} where account_id = $1 and (note is not null or state = 'disputed') order by created_at`,
    [accountId],
  )
}

/** @param typed a contract's id @returns false when nothing is noted there */
export async function clearNote(db: Queryable, typed: string): Promise<boolean> {
  const cleared = await db.execute('update purchase set note = null where contract_id = $1 and note is not null', [
    typedContractId(typed),
  ])
  return cleared === 1
}
