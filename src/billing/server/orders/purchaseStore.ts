import type { PostalAddress } from '#accounts/domain/postalAddress.ts'
import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { PackageAlias } from '../../domain/packages.ts'
import type { PurchaseState } from '../../domain/purchaseState.ts'

/** An order. What the buyer saw and said is a copy as of the order. */
export interface Purchase {
  readonly id: string
  /** What the buyer knows it by. */
  readonly contractId: string
  /** null: the account was deleted since. */
  readonly accountId: string | null
  readonly buyerEmail: string
  readonly buyerName: string
  readonly buyerAddress: PostalAddress | null
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

const NAMES = {
  id: 'id::text',
  sessionId: 'session_id',
  subscriptionReference: 'subscription_reference',
  contractId: 'contract_id',
}

/** null: no such purchase. @param value whatever was sent as one */
export function findPurchase(db: Queryable, by: keyof typeof NAMES, value: string): Promise<Purchase | null> {
  return db.first<Purchase>(`select ${COLUMNS} from purchase where ${NAMES[by]} = $1`, [value])
}

/**
 * Locks a purchase until the transaction ends, and before it the account, as bookings of credits and the deletion of an
 * account do: they wait for each other in one order.
 */
export async function lockPurchase(tx: Transaction, id: string): Promise<Purchase> {
  await tx.query('select 1 from account where id = (select account_id from purchase where id = $1) for key share', [id])
  const row = await tx.first<Purchase>(`select ${COLUMNS} from purchase where id = $1 for update`, [id])
  if (!row) throw new Error(`the purchase ${id} is gone`)
  return row
}

export interface NewPurchase extends Pick<
  Purchase,
  | 'contractId'
  | 'buyerEmail'
  | 'buyerName'
  | 'buyerAddress'
  | 'package'
  | 'description'
  | 'priceId'
  | 'mode'
  | 'credits'
  | 'listCents'
  | 'discountCents'
  | 'promoCode'
  | 'refCode'
  | 'consentVersion'
> {
  readonly accountId: string
  readonly earlyPerformance: boolean
  readonly fingerprint: string
  readonly provider: string
}

export async function insertPurchase(tx: Transaction, one: NewPurchase): Promise<Purchase> {
  const row = await tx.first<Purchase>(
    `insert into purchase (contract_id, account_id, buyer_email, buyer_name, buyer_address, package, description, price_id,
       mode, credits, list_cents, discount_cents, gross_cents, promo_code, ref_code, consent_version, fingerprint, provider,
       early_performance_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, case when $19 then now() end)
     returning ${COLUMNS}`,
    [
      one.contractId,
      one.accountId,
      one.buyerEmail,
      one.buyerName,
      one.buyerAddress,
      one.package,
      one.description,
      one.priceId,
      one.mode,
      one.credits,
      one.listCents,
      one.discountCents,
      one.listCents - one.discountCents,
      one.promoCode,
      one.refCode,
      one.consentVersion,
      one.fingerprint,
      one.provider,
      one.earlyPerformance,
    ],
  )
  if (!row) throw new Error('the order was not stored')
  return row
}

/** The same order of the same account that is still open. @param minutes no older than that */
export function findOpenAlike(
  tx: Transaction,
  accountId: string,
  fingerprint: string,
  minutes: number,
): Promise<Purchase | null> {
  return tx.first<Purchase>(
    `select ${COLUMNS} from purchase where account_id = $1 and fingerprint = $2 and state = 'open'
       and created_at > now() - make_interval(mins => $3) order by created_at desc limit 1`,
    [accountId, fingerprint, minutes],
  )
}

export async function countOpen(db: Queryable, accountId: string): Promise<number> {
  const { open } = await db.one<{ open: number }>(
    `select count(*) as open from purchase where account_id = $1 and state = 'open'`,
    [accountId],
  )
  return open
}

/** @returns false when it has one already */
export async function writeSession(
  tx: Transaction,
  id: string,
  sessionId: string,
  url: string | null,
): Promise<boolean> {
  const changed = await tx.execute(
    'update purchase set session_id = $2, session_url = $3 where id = $1 and session_id is null',
    [id, sessionId, url],
  )
  return changed === 1
}

export interface PaidFacts {
  readonly paymentReference: string | null
  readonly subscriptionReference: string | null
  readonly method: string | null
}

/** A subscription is paid for a month; renewals bring the provider's own dates. */
export async function writePaid(tx: Transaction, id: string, facts: PaidFacts): Promise<Purchase> {
  const row = await tx.first<Purchase>(
    `update purchase set state = 'paid', paid_at = now(), payment_reference = $2, subscription_reference = $3, method = $4,
       period_end = case when mode = 'subscription' then now() + interval '1 month' end, checked_at = now(), note = null
     where id = $1 returning ${COLUMNS}`,
    [id, facts.paymentReference, facts.subscriptionReference, facts.method],
  )
  if (!row) throw new Error(`the purchase ${id} is gone`)
  return row
}

/** Of what is not paid, or has been. */
export async function writeState(
  tx: Transaction,
  id: string,
  state: PurchaseState,
  method: string | null,
): Promise<void> {
  await tx.execute('update purchase set state = $2, method = coalesce($3, method), checked_at = now() where id = $1', [
    id,
    state,
    method,
  ])
}

/** What a person has to look at; what was noted before stays. */
export async function addNote(tx: Transaction, id: string, note: string): Promise<void> {
  await tx.execute(`update purchase set note = concat_ws(' ', note, $2::text), checked_at = now() where id = $1`, [
    id,
    note,
  ])
}

export async function writeWithdrawn(tx: Transaction, id: string): Promise<void> {
  await tx.execute('update purchase set withdrawn_at = coalesce(withdrawn_at, now()) where id = $1', [id])
}
