import { ledgerFaults } from '#credits/server/index.ts'
import { openInFull } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { PaymentEvent } from '#platform/payment/paymentPort.ts'
import type { TestBilling } from './billing.fixture.ts'
import { CONSENT_VERSION } from '../domain/withdrawalNotice.ts'
import { paidAnalysis, preview } from './analyses.fixture.ts'
import { BILLING_FAULTS } from './billingFaults.ts'
import { declare } from './declarations/declare.ts'
import { SIGNATURE } from './fakePayment.fixture.ts'
import { type Newcomer, newcomer, registerAgain } from './newcomers.fixture.ts'
import { handlePaymentEvent } from './settlement/handlePaymentEvent.ts'
import { placeOrder } from './orders/placeOrder.ts'
import { insertPromo } from './promos/promoStore.ts'
import { refundContract } from './settlement/refundContract.ts'
import { settle } from './settlement/settle.ts'

/** A seeded source of chance (mulberry32), so that a month that fails can be repeated. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const PROMOS = [
  { code: 'ZEHN', discountType: 'percentage', amount: 10, mostUses: null },
  { code: 'KRUMM', discountType: 'percentage', amount: 33, mostUses: null },
  { code: 'FUENF', discountType: 'fixed_amount', amount: 500, mostUses: 40 },
  { code: 'ALLES', discountType: 'percentage', amount: 100, mostUses: 25 },
] as const
const ALIASES = ['mini', 'midi', 'maxi', 'bronze', 'silber'] as const
const ACCOUNTS = 200
const AT_ONCE = 5

/** A month of business with everything that happens in it, events lost, doubled and late. */
export async function liveMonth(billing: TestBilling, purchases: number, chance: () => number): Promise<void> {
  for (const promo of PROMOS) {
    const open = { validFrom: null, validUntil: null, mostUsesPerAccount: null, packages: null }
    await insertPromo(billing.database, { ...promo, ...open }, null)
  }
  const accounts: Newcomer[] = []
  for (let number = 0; number < ACCOUNTS; number++) accounts.push(await newcomer(billing.database, number))
  for (let begun = 0; begun < purchases; begun += AT_ONCE) {
    const batch = Math.min(AT_ONCE, purchases - begun)
    await Promise.all(Array.from({ length: batch }, (_, index) => buy(billing, accounts, begun + index, chance)))
    await billing.jobs.work()
    if (begun % 500 === 0) await billing.jobs.tick('billing.reconcile')
  }
  // The month is over, and so are its paid periods: what nobody has told us of is found, by some hundreds an hour.
  await billing.database.execute(
    `update purchase set period_end = now() - interval '2 days' where subscription_reference is not null`,
  )
  for (let hour = 0; hour <= purchases / 400; hour++) await billing.jobs.tick('billing.sweep')
  for (let round = 0; round <= purchases / 200; round++) await billing.jobs.tick('billing.reconcile')
  await billing.jobs.work()
}

async function buy(billing: TestBilling, accounts: Newcomer[], number: number, chance: () => number): Promise<void> {
  const { parts, payments } = billing
  const one = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)]
  const alias = one(ALIASES)
  // Deleted, and there again under the same mailbox: who wants free analyses for ever.
  const leaving = chance() < 0.03 ? one(accounts) : undefined
  if (leaving) accounts[accounts.indexOf(leaving)] = await registerAgain(billing.database, leaving, number)
  const account = one(accounts)
  if (!account || !alias) return
  const promoCode = chance() < 0.3 ? (one(PROMOS)?.code ?? null) : null
  const early = chance() < 0.7
  const fate = chance()
  const later = chance()
  const wanted = {
    alias,
    name: `Käufer ${number}`,
    addressId: null,
    refCode: null,
    earlyPerformance: early,
    consentVersion: CONSENT_VERSION,
  }
  const ordered = await placeOrder(parts, account.id, { ...wanted, promoCode }).catch(() =>
    placeOrder(parts, account.id, { ...wanted, promoCode: null }).catch(() => null),
  )
  if (!ordered) return
  const { id: session, contractId } = ordered
  const tell = (event: PaymentEvent) => handlePaymentEvent(parts, Buffer.from(JSON.stringify(event)), SIGNATURE)
  if (!session.startsWith('free_')) {
    if (fate < 0.1) return tell(payments.move(session, 'cancelled'))
    if (fate < 0.15) return tell(payments.move(session, 'failed'))
    if (fate < 0.2) return void payments.move(session, 'pending')
    const event = payments.move(session, 'paid')
    if (fate < 0.6) await Promise.all([tell(event), settle(parts, session), tell(event)])
    else if (fate < 0.8) await tell(event)
    // The rest is found by reconciliation, and nothing more happens to it.
    else return
    await billing.jobs.work()
  }
  const money = `pi_${session.replace('cs_', '')}`
  if (chance() < 0.4) await read(parts.database, await paidAnalysis(parts.database, account.id), chance)
  else if (chance() < 0.4) await read(parts.database, await preview(parts.database, account.id), chance)
  const isSubscription = payments.orders.get(session)?.mode === 'subscription'
  if (later < 0.06) await refundContract(parts, contractId, chance() < 0.5 ? null : 100)
  else if (later < 0.12) {
    const declared = {
      kind: 'withdrawal',
      name: 'Erika Muster',
      contractId,
      email: account.email,
      reason: null,
    } as const
    await declare(parts, declared, null).catch(() => null)
  } else if (later < 0.16 && !session.startsWith('free_')) {
    const kind = chance() < 0.5 ? 'refund' : 'dispute'
    const event = payments.reverse(money, { kind, cents: 50, state: 'final' })
    if (chance() < 0.7) await tell(event)
  } else if (later < 0.2 && !session.startsWith('free_')) {
    await chargeBack(billing, session, money, chance)
  } else if (isSubscription) {
    const event = payments.renew(`sub_${session.replace('cs_', '')}`)
    if (chance() < 0.7) await tell(event)
  }
}

/** The buyer has his bank take all back; it decides for one of both, and nobody may have told us of the one or the other. */
async function chargeBack(billing: TestBilling, session: string, money: string, chance: () => number): Promise<void> {
  const { parts, payments } = billing
  const tell = (event: PaymentEvent) => handlePaymentEvent(parts, Buffer.from(JSON.stringify(event)), SIGNATURE)
  const order = await parts.database.first<{ cents: number }>(
    'select gross_cents as cents from purchase where session_id = $1',
    [session],
  )
  const opened = payments.reverse(money, { kind: 'dispute', cents: order?.cents ?? 0, state: 'open' })
  const reference = payments.ledger.at(-1)?.reference ?? ''
  if (chance() < 0.7) await tell(opened)
  const decided = payments.decide(money, reference, chance() < 0.5 ? 'undone' : 'final')
  if (chance() < 0.7) await tell(decided)
}

/** Half of what is made is opened, and as far as it is unlocked. */
async function read(database: Database, analysisId: string, chance: () => number): Promise<void> {
  if (chance() < 0.5) await openInFull(database, analysisId)
}

export interface MonthFigures {
  readonly purchases: number
  readonly paid: number
  readonly payments: number
  readonly refunds: number
  readonly renewals: number
  readonly invoices: number
  /** Disputes that the bank decided for us, and their undoing: without invoices. */
  readonly won: number
  readonly withdrawals: number
  /** Orders whose buyer had his bank take money back, also those that it decided for us. */
  readonly chargebacks: number
  /** Mailboxes under which an account was opened again after one that was deleted. */
  readonly registeredAgain: number
  /** That are open in full at the end; those of orders that went back are locked again. */
  readonly fullReports: number
  /** € in cents. */
  readonly providerCents: number
  readonly ledgerCents: number
  readonly invoicedCents: number
}

/** What the month came to, by three books that know nothing of each other. */
export async function figuresOf({ database, payments }: TestBilling): Promise<MonthFigures> {
  const row = await database.first<Omit<MonthFigures, 'providerCents'>>(
    `select (select count(*) from purchase) as purchases, (select count(*) from purchase where paid_at is not null) as paid,
       count(*) as payments, count(*) filter (where cents < 0) as refunds, count(*) filter (where kind = 'renewal') as renewals,
       (select count(*) from declaration where kind = 'withdrawal') as withdrawals,
       count(distinct purchase_id) filter (where kind = 'dispute') as chargebacks,
       (select count(*) from account where email like '%+%') as "registeredAgain",
       (select count(*) from analysis where unlocked) as "fullReports",
       sum(cents) as "ledgerCents", count(*) filter (where ${WON}) as won, (select count(*) from invoice) as invoices,
       (select sum((content -> 'total' ->> 'grossCents')::bigint) from invoice)::bigint as "invoicedCents"
     from payment`,
  )
  if (!row) throw new Error('no month')
  return { ...row, providerCents: payments.ledger.reduce((sum, { cents }) => sum + cents, 0) }
}

/** Everything that may not be, found out from the data alone. */
export async function faultsOf({ database, payments }: TestBilling): Promise<string[]> {
  const faults = (await ledgerFaults(database)).map(({ fault }) => fault).filter(fault => !fault.includes('Analyse'))
  const booked = new Map(
    (await database.query<{ reference: string; cents: number }>('select reference, cents from payment')).map(
      ({ reference, cents }) => [reference, cents],
    ),
  )
  for (const { reference, cents } of payments.ledger) {
    if (booked.get(reference) !== cents)
      faults.push(`${reference}: ${cents} at the provider, ${booked.get(reference)} with us`)
  }
  const free = [...booked].filter(([reference]) => reference.startsWith('free_'))
  if (booked.size !== payments.ledger.length + free.length) faults.push('more is booked than the provider knows of')
  return [...faults, ...(await statementFaults(database))]
}

const WON = `exists (select from payment as other where other.cents = -payment.cents
  and (other.reference = payment.reference || '#undone' or payment.reference = other.reference || '#undone'))`

const STATEMENTS: Readonly<Record<string, string>> = {
  // A dispute that the bank decides for us was never taken off the invoice, and is not put back on one.
  'a payment without its invoice, or with a wrong one': `select 1 from payment left join invoice on payment_id = payment.id
     where (invoice.id is null and not (${WON})) or (content -> 'total' ->> 'grossCents')::int <> cents`,
  'a gap in the numbers of invoices': `select 1 from invoice_counter where last <> (select count(*) from invoice where invoice.year = invoice_counter.year)`,
  'a paid order that is not fulfilled once': `select 1 from purchase where paid_at is not null and (select count(*) from payment where purchase_id = purchase.id and kind = 'charge') <> 1`,
  'credits that do not fit the payment': `select 1 from payment join credit_booking booking on booking.reference = payment.id::text
     and booking.reason = 'purchase' where booking.amount <> payment.credits`,
  'an order of another price': `select 1 from purchase join payment on purchase_id = purchase.id and kind = 'charge' where cents <> gross_cents`,
  'a promo code used too often': `select 1 from promo_code where most_uses < (select count(*) from promo_use where promo_use.code = promo_code.code)`,
  'a use held by an order that nobody pays': `select 1 from promo_use join purchase on purchase.id = purchase_id where state in ('failed', 'cancelled', 'expired')`,
  'an order that was not confirmed once': `select 1 from purchase left join (
       select content ->> 'contractId' as confirmed, count(*) as many from mail where template = 'orderReceived' group by 1
     ) as letters on confirmed = contract_id where session_id is not null and many is distinct from 1`,
  'a full report whose whole price went back': BILLING_FAULTS['report.unpaid'],
  'free analyses for a mailbox that had them': `select 1 from credit_booking join account on account.id = account_id
     where reason = 'welcome' group by split_part(split_part(email, '@', 1), '+', 1) having count(*) > 1`,
  'a full report for nothing': `select 1 from analysis where unlocked and unlocked_by is null`,
  'a refund that was decided and not done': `select 1 from refund where reference is null`,
  'an event that was not handled': `select 1 from payment_event where handled_at is null`,
}

async function statementFaults(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(STATEMENTS)) {
    const rows = await database.query(sql)
    if (rows.length > 0) faults.push(`${fault}: ${rows.length}`)
  }
  return faults
}
