import { dropKeys } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'

/** The first moment of the German year so many years ago: what came before has outlived its years, counted from their end. */
const beginOfYear = (yearsAgo: number) =>
  `(date_trunc('year', now() at time zone 'Europe/Berlin') - interval '${yearsAgo} years') at time zone 'Europe/Berlin'`

/** Eight years: § 147 Abs. 3 AO for Buchungsbelege, § 14b Abs. 1 UStG for invoices. SQL. */
export const ORDERS_SINCE = `(${beginOfYear(8)})`

/** Three years, after which nothing can be claimed any more: §§ 195, 199 BGB. SQL. */
const DECLARATIONS_SINCE = `(${beginOfYear(3)})`

/** In one night; what is left waits for the next. */
const MAX = 1_000

const PAYMENTS = 'select id from payment where purchase_id = any($1::uuid[])'

/**
 * Removes orders with all that belongs to them, invoices and their files too, and declarations, once their years are over.
 * An order ends as a whole, a year's end after the last that was booked or issued for it; one that a person still has to
 * look at stays.
 */
export async function cleanBooks(database: Database): Promise<void> {
  await database.execute(`delete from declaration where settled_at is not null and declared_at < ${DECLARATIONS_SINCE}`)
  await database.inTransaction(async tx => {
    const orders = await tx.query<{ id: string }>(
      `select id from purchase where created_at < ${ORDERS_SINCE} and note is null and state not in ('open', 'pending')
         and not exists (select from payment left join invoice on payment_id = payment.id
           where purchase_id = purchase.id and (booked_at >= ${ORDERS_SINCE}
             or issued_on >= (${ORDERS_SINCE} at time zone 'Europe/Berlin')::date))
       order by created_at limit ${MAX} for update skip locked`,
    )
    if (orders.length === 0) return
    const ids = [orders.map(({ id }) => id)]
    const invoices = await tx.query<{ key: string | null }>(
      `delete from invoice where payment_id in (${PAYMENTS}) returning file_key as key`,
      ids,
    )
    await dropKeys(
      tx,
      invoices.flatMap(({ key }) => key ?? []),
    )
    await tx.execute(`delete from refund where payment_id in (${PAYMENTS})`, ids)
    await tx.execute('delete from payment where purchase_id = any($1::uuid[])', ids)
    await tx.execute('delete from purchase where id = any($1::uuid[])', ids)
  })
}
