import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { invoiceNumber } from '../../domain/invoiceNumber.ts'
import type { InvoiceContent } from '../../domain/invoiceContent.ts'

export interface DrawnNumber {
  readonly number: string
  readonly year: number
  readonly sequence: number
  /** The day in Germany, to whose year the number belongs. */
  readonly today: CalendarDate
}

/**
 * The next number of the year. Its row stays locked until the transaction ends: one that fails leaves no gap, and
 * whoever else needs a number waits.
 */
export async function drawNumber(tx: Transaction): Promise<DrawnNumber> {
  const row = await tx.one<Omit<DrawnNumber, 'number'>>(
    `insert into invoice_counter as counter (year, last)
     values (extract(year from now() at time zone 'Europe/Berlin'), 1)
     on conflict (year) do update set last = counter.last + 1
     returning year, last as sequence, (now() at time zone 'Europe/Berlin')::date as today`,
  )
  return { ...row, number: invoiceNumber(row.year, row.sequence) }
}

/** First and last day, in Germany, of what is paid until a moment. */
export function periodUntil(tx: Transaction, end: Date): Promise<{ from: CalendarDate; until: CalendarDate }> {
  return tx.one<{ from: CalendarDate; until: CalendarDate }>(
    `select today as "from", greatest(today, ($1::timestamptz at time zone 'Europe/Berlin')::date - 1) as until
     from (select (now() at time zone 'Europe/Berlin')::date as today) as calendar`,
    [end],
  )
}

export interface NewInvoice extends DrawnNumber {
  readonly paymentId: string
  readonly accountId: string | null
  /** Id of the invoice that it cancels. */
  readonly cancels: string | null
  readonly content: InvoiceContent
}

/** @returns its id */
export async function insertInvoice(tx: Transaction, invoice: NewInvoice): Promise<string> {
  const { number, year, sequence, paymentId, accountId, cancels, content, today } = invoice
  const row = await tx.one<{ id: string }>(
    `insert into invoice (number, year, sequence, payment_id, account_id, cancels, content, issued_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [number, year, sequence, paymentId, accountId, cancels, content, today],
  )
  return row.id
}

export interface Invoice {
  readonly id: string
  readonly paymentId: string
  readonly content: InvoiceContent
  /** null: not drawn yet. */
  readonly fileKey: string | null
  /** null as long as it is not drawn. */
  readonly sha256: string | null
}

const COLUMNS = 'id, payment_id as "paymentId", content, file_key as "fileKey", sha256'

export function findInvoice(db: Queryable, id: string): Promise<Invoice | null> {
  return db.first<Invoice>(`select ${COLUMNS} from invoice where id = $1`, [id])
}

/** null also when it is somebody else's. */
export function findOwnInvoice(db: Queryable, accountId: string, id: string): Promise<Invoice | null> {
  return db.first<Invoice>(`select ${COLUMNS} from invoice where id = $1 and account_id = $2`, [id, accountId])
}

/** What has gone back of an invoice by those that cancel it, € in cents. */
export async function cancelledOf(tx: Transaction, invoiceId: string): Promise<number> {
  const row = await tx.first<{ cents: number }>(
    `select coalesce(-sum((content #>> '{total,grossCents}')::bigint), 0)::bigint as cents from invoice where cancels = $1`,
    [invoiceId],
  )
  return row?.cents ?? 0
}

/** @returns false when it had been drawn before: nothing changes */
export async function writeDrawn(
  tx: Transaction,
  id: string,
  { key, sha256 }: { readonly key: string; readonly sha256: string },
): Promise<boolean> {
  const written = await tx.execute('update invoice set file_key = $2, sha256 = $3 where id = $1 and file_key is null', [
    id,
    key,
    sha256,
  ])
  return written === 1
}

/** What was invoiced and cancelled for some purchases, by number. */
export function invoicedOf(
  db: Queryable,
  purchaseIds: readonly string[],
): Promise<{ purchaseId: string; content: InvoiceContent }[]> {
  return db.query(
    `select payment.purchase_id as "purchaseId", invoice.content from invoice join payment on payment.id = payment_id
     where payment.purchase_id = any($1::uuid[]) order by invoice.year, invoice.sequence`,
    [purchaseIds],
  )
}

/** Where the drawing of an invoice lies. The same for every try: nothing is left behind by one that was killed. */
export function invoiceKey(id: string): string {
  return `invoices/${id}.pdf`
}

/** The files of all invoices. sha256 null: not drawn yet, so that the file may be there or not. */
export async function invoiceFiles(db: Queryable): Promise<{ key: string; sha256: string | null }[]> {
  const rows = await db.query<{ id: string; key: string | null; sha256: string | null }>(
    'select id, file_key as key, sha256 from invoice',
  )
  return rows.map(({ id, key, sha256 }) => ({ key: key ?? invoiceKey(id), sha256 }))
}
