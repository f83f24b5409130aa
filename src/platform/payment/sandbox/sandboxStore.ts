import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { CheckoutOrder, CheckoutProgress, Renewal } from '../paymentPort.ts'

/** A bank takes so long for what the buyer has made pending; then whoever looks finds it paid. */
const RIPE = `now() - interval '15 seconds'`

export interface SandboxCheckout {
  readonly id: string
  readonly purchaseId: string
  readonly package: string
  readonly description: string
  readonly listCents: number
  readonly discountCents: number
  readonly promoCode: string | null
  readonly mode: 'payment' | 'subscription'
  readonly successUrl: string
  readonly cancelUrl: string
  readonly state: CheckoutProgress
  readonly paymentId: string | null
  readonly subscriptionId: string | null
}

export interface SandboxSubscription {
  readonly id: string
  readonly state: 'active' | 'ending' | 'ended'
  readonly periodEnd: Date
}

const CHECKOUT = `
  select id, purchase_id as "purchaseId", package, description, list_cents as "listCents",
    discount_cents as "discountCents", promo_code as "promoCode", mode, success_url as "successUrl",
    cancel_url as "cancelUrl",
    case when state = 'open' and created_at < now() - interval '1 day' then 'expired' else state end as state,
    (select p.id from sandbox_payment p where p.checkout_id = c.id and p.period_end is null) as "paymentId",
    subscription_id as "subscriptionId"
  from sandbox_checkout c`

/** @returns the id; of an order that is already there, the one it has */
export async function insertCheckout(db: Queryable, id: string, order: CheckoutOrder): Promise<string> {
  const { purchaseId, alias, description, listCents, discountCents, promoCode, mode, successUrl, cancelUrl } = order
  await db.execute(
    `insert into sandbox_checkout (id, purchase_id, package, description, list_cents, discount_cents, promo_code, mode,
       success_url, cancel_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (purchase_id) do nothing`,
    [id, purchaseId, alias, description, listCents, discountCents, promoCode, mode, successUrl, cancelUrl],
  )
  const sql = 'select id from sandbox_checkout where purchase_id = $1'
  const checkout = await db.one<{ id: string }>(sql, [purchaseId])
  return checkout.id
}

export function selectCheckout(db: Queryable, id: string): Promise<SandboxCheckout | null> {
  return db.first<SandboxCheckout>(`${CHECKOUT} where id = $1`, [id])
}

/** Newest first. */
export function selectPaidSince(db: Queryable, since: Date): Promise<SandboxCheckout[]> {
  return db.query<SandboxCheckout>(`${CHECKOUT} where state = 'paid' and created_at >= $1 order by created_at desc`, [
    since,
  ])
}

export function selectRipe(db: Queryable): Promise<{ id: string }[]> {
  return db.query(`select id from sandbox_checkout where state = 'pending' and pending_since <= ${RIPE}`)
}

/**
 * Pays what is still open, or what the bank has taken its time for; at all other times nothing happens.
 * @param names of the payment and the subscription that come of it
 */
export async function payCheckout(
  db: Queryable,
  id: string,
  from: 'open' | 'pending',
  names: { readonly payment: string; readonly subscription: string },
): Promise<void> {
  const mayPay =
    from === 'open'
      ? `state = 'open' and created_at >= now() - interval '1 day'`
      : `state = 'pending' and pending_since <= ${RIPE}`
  await db.execute(
    `with paid as (
       update sandbox_checkout set state = 'paid',
         subscription_id = case when mode = 'subscription' then $2 end,
         period_end = case when mode = 'subscription' then now() + interval '1 month' end
       where id = $1 and ${mayPay}
       returning id, list_cents - discount_cents as cents
     )
     insert into sandbox_payment (id, checkout_id, cents) select $3, id, cents from paid where cents > 0`,
    [id, names.subscription, names.payment],
  )
}

/** Only what is open. */
export async function leaveCheckout(db: Queryable, id: string, state: 'pending' | 'cancelled'): Promise<void> {
  await db.execute(
    `update sandbox_checkout set state = $2, pending_since = case when $2 = 'pending' then now() end
     where id = $1 and state = 'open' and created_at >= now() - interval '1 day'`,
    [id, state],
  )
}

/** @returns false when it does not run any more */
export async function insertRenewal(db: Queryable, subscription: string, payment: string): Promise<boolean> {
  const inserted = await db.execute(
    `with renewed as (
       update sandbox_checkout set period_end = period_end + interval '1 month'
       where subscription_id = $1 and ended_at is null and not ending
       returning id, list_cents, period_end
     )
     insert into sandbox_payment (id, checkout_id, cents, period_end)
     select $2, id, list_cents, period_end from renewed`,
    [subscription, payment],
  )
  return inserted === 1
}

const RENEWAL = `
  select c.subscription_id as "subscriptionReference", p.id as "paymentReference", p.cents, 'eur' as currency,
    p.period_end as "periodEnd"
  from sandbox_payment p join sandbox_checkout c on c.id = p.checkout_id
  where p.period_end is not null`

export function selectRenewal(db: Queryable, payment: string): Promise<Renewal | null> {
  return db.first<Renewal>(`${RENEWAL} and p.id = $1`, [payment])
}

/** Billed where the month begins that they are for. */
export function selectRenewalsSince(db: Queryable, subscription: string, since: Date): Promise<Renewal[]> {
  const sql = `${RENEWAL} and c.subscription_id = $1 and p.period_end - interval '1 month' >= $2 order by p.period_end`
  return db.query<Renewal>(sql, [subscription, since])
}

export async function selectSubscription(db: Queryable, id: string): Promise<SandboxSubscription | null> {
  const sql = `select subscription_id as id, coalesce(ended_at, period_end) as "periodEnd",
      case when ended_at is not null or ending and period_end <= now() then 'ended'
        when ending then 'ending' else 'active' end as state
    from sandbox_checkout where subscription_id = $1`
  return db.first<SandboxSubscription>(sql, [id])
}

export async function endSubscription(db: Queryable, id: string, when: 'now' | 'periodEnd'): Promise<void> {
  const change = when === 'now' ? 'ended_at = now()' : 'ending = true'
  await db.execute(`update sandbox_checkout set ${change} where subscription_id = $1 and ended_at is null`, [id])
}

export interface SandboxRefund {
  readonly id: string
  readonly key: string
  readonly cents: number
}

export function selectRefunds(db: Queryable, payment: string): Promise<SandboxRefund[]> {
  return db.query('select id, key, cents from sandbox_refund where payment_id = $1 order by id', [payment])
}

/** @returns null: more than was paid, or no such payment */
export async function insertRefund(
  tx: Transaction,
  payment: string,
  { id, key, cents }: SandboxRefund,
): Promise<SandboxRefund | null> {
  // Two refunds at once: the second waits here, and then sees the first.
  await tx.query('select id from sandbox_payment where id = $1 for update', [payment])
  await tx.execute(
    `insert into sandbox_refund (id, key, payment_id, cents)
     select $2, $3, p.id, $4::integer from sandbox_payment p
     where p.id = $1
       and $4::integer <= p.cents - (select coalesce(sum(r.cents), 0) from sandbox_refund r where r.payment_id = p.id)
     on conflict (key) do nothing`,
    [payment, id, key, cents],
  )
  const sql = 'select id, key, cents from sandbox_refund where key = $1 and payment_id = $2'
  return tx.first<SandboxRefund>(sql, [key, payment])
}
