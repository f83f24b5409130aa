import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { PackageAlias } from '../domain/packages.ts'
import type { PurchaseState } from '../domain/purchaseState.ts'

export interface BuyerAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** An order. What the buyer saw and said is a copy as of the order. */
export interface Purchase {
  readonly id: string
  /** What the buyer knows it by. */
  readonly contractId: string
  /** null: the account was deleted since. */
  readonly accountId: string | null
  readonly buyerEmail: string
  readonly buyerName: string
  readonly buyerAddress: BuyerAddress | null
  readonly package: PackageAlias
  readonly description: string
  readonly priceId: string
  readonly mode: 'payment' | 'subscription'
  /** Of each paid period. */
  readonly credits: number
  /** € in cents, Umsatzsteuer included; of a subscription the first period, later ones cost `listCents`. */
  readonly listCents: number
  readonly discountCents: number
  readonly grossCents: number
  readonly promoCode: string | null
  readonly refCode: string | null
  readonly state: PurchaseState
  /** null: the provider does not know of it yet. */
  readonly sessionId: string | null
  readonly sessionUrl: string | null
  readonly paymentReference: string | null
  readonly subscriptionReference: string | null
  readonly method: string | null
  readonly consentVersion: string | null
  readonly earlyPerformanceAt: Date | null
  readonly periodEnd: Date | null
  readonly cancelledAt: Date | null
  readonly endedAt: Date | null
  readonly note: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly withdrawnAt: Date | null
}

const COLUMNS = `id, contract_id as "contractId", account_id as "accountId", buyer_email as "buyerEmail",
  buyer_name as "buyerName", buyer_address as "buyerAddress", package, description, price_id as "priceId", mode, credits,
  list_cents as "listCents", discount_cents as "discountCents", gross_cents as "grossCents", promo_code as "promoCode",
  ref_code as "refCode", state, session_id as "sessionId", session_url as "sessionUrl",
  payment_reference as "paymentReference", subscription_reference as "subscriptionReference", method,
  consent_version as "consentVersion", early_performance_at as "earlyPerformanceAt", period_end as "periodEnd",
  cancelled_at as "cancelledAt", ended_at as "endedAt", note, created_at as "createdAt", paid_at as "paidAt",
  withdrawn_at as "withdrawnAt"`

/** By whichever name it is known; null: no such purchase. */
export async function findPurchase(
  db: Queryable,
  by: { readonly sessionId: string } | { readonly id: string } | { readonly subscriptionReference: string },
): Promise<Purchase | null> {
  const [name, value] = 'sessionId' in by ? ['session_id', by.sessionId] : 'id' in by ? ['id::text', by.id] : ['subscription_reference', by.subscriptionReference]
  const [row] = await db.query<Purchase>(`select ${COLUMNS} from purchase where ${name} = $1`, [value])
  return row ?? null
}

/**
 * Locks a purchase until the transaction ends, and before it the account, as bookings of credits and the deletion of an
 * account do: they wait for each other in one order.
 */
export async function lockPurchase(tx: Transaction, id: string): Promise<Purchase> {
  await tx.query('select 1 from account where id = (select account_id from purchase where id = $1) for key share', [id])
  const [row] = await tx.query<Purchase>(`select ${COLUMNS} from purchase where id = $1 for update`, [id])
  if (!row) throw new Error(`the purchase ${id} is gone`)
  return row
}
