import type { Queryable } from '#platform/database/databasePort.ts'
import { invoiceFilename } from '../../domain/invoiceNumber.ts'

/** What is kept of a buyer's orders, for the export of his data (Art. 15, 20 DSGVO). */
export function personalOrders(db: Queryable, accountId: string): Promise<object[]> {
  return db.query(
    `select contract_id as "contractId", buyer_name as "buyerName", buyer_email as "buyerEmail",
       buyer_address as "buyerAddress", package, description, mode, credits, list_cents as "listCents",
       discount_cents as "discountCents", gross_cents as "grossCents", currency, promo_code as "promoCode",
       ref_code as "refCode", state, provider, method, payment_reference as "paymentReference",
       consent_version as "consentVersion", early_performance_at as "earlyPerformanceAt", created_at as "createdAt",
       paid_at as "paidAt", period_end as "periodEnd", cancelled_at as "cancelledAt", withdrawn_at as "withdrawnAt"
     from purchase where account_id = $1 order by created_at, id`,
    [accountId],
  )
}

/** Withdrawals and notices about his contracts, and those that were sent in the name of his address. */
export function personalDeclarations(db: Queryable, accountId: string): Promise<object[]> {
  return db.query(
    `select kind, name, contract_id as "contractId", email, reason, declared_at as "declaredAt", settled_at as "settledAt"
     from declaration
     where purchase_id in (select id from purchase where account_id = $1)
       or email = (select email from account where id = $1)
     order by declared_at, id`,
    [accountId],
  )
}

/** The drawn invoices of an account as files of its export. */
export async function personalInvoices(
  db: Queryable,
  accountId: string,
): Promise<{ name: string; key: string; sha256: string }[]> {
  const rows = await db.query<{ number: string; key: string; sha256: string }>(
    `select number, file_key as key, sha256 from invoice
     where account_id = $1 and file_key is not null and sha256 is not null order by year, sequence`,
    [accountId],
  )
  return rows.map(({ number, ...file }) => ({ name: `rechnungen/${invoiceFilename(number)}`, ...file }))
}
