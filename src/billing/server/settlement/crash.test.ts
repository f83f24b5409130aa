import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { startBilling, type TestBilling, traces } from '../billing.fixture.ts'
import { failing, type Failing, type Moment } from '../failing.fixture.ts'
import { SIGNATURE } from '../fakePayment.fixture.ts'
import { handlePaymentEvent } from './handlePaymentEvent.ts'
import { insertPromo } from '../promos/promoStore.ts'
import { type Checkout, placeOrder, type OrderRequest } from '../orders/placeOrder.ts'
import { refundContract } from './refundContract.ts'
import { serveBilling } from '../serveBilling.ts'
import { settle } from './settle.ts'

let billing: TestBilling

beforeAll(async () => {
  billing = await startBilling()
  const promo = { code: 'CRASH', discountType: 'fixed_amount', amount: 490 } as const
  const unlimited = { validFrom: null, validUntil: null, mostUses: null, mostUsesPerAccount: 1, packages: null }
  await insertPromo(billing.database, { ...promo, ...unlimited }, null)
})
afterAll(() => billing.close())

const REQUEST: OrderRequest = {
  alias: 'midi',
  name: 'Erika Muster',
  promoCode: 'CRASH',
  addressId: null,
  refCode: null,
  earlyPerformance: true,
  consentVersion: '2026-11',
}

/** Whoever fails comes again: the buyer clicks once more, the provider sends its event again, the clock goes on. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    return work()
  }
}

/** One whole purchase and its refund by the operator, with something failing on the way. @returns the session */
async function purchase(buyer: string, broken: Failing): Promise<string> {
  const parts = { ...billing.parts, database: broken.database, payments: broken.payments }
  serveBilling(billing.jobs, parts)
  const { id: session, contractId }: Checkout = await insist(() => placeOrder(parts, buyer, REQUEST))
  const event = billing.payments.move(session, 'paid')
  const sent = Buffer.from(JSON.stringify(event))
  await insist(() => handlePaymentEvent(parts, sent, SIGNATURE))
  await insist(() => settle(parts, session))
  await billing.jobs.work()
  // The operator looks before he orders a second time.
  await insist(async () => {
    const ordered = await billing.database.first(
      'select 1 from refund join payment on payment.id = payment_id join purchase on purchase.id = purchase_id where contract_id = $1',
      [contractId],
    )
    if (!ordered) await refundContract(parts, contractId, null)
  })
  await billing.jobs.work()
  return session
}

/** What is right in the end, however it came about. */
async function checkEnd(buyer: string, session: string): Promise<void> {
  serveBilling(billing.jobs, billing.parts)
  await billing.jobs.work()
  await billing.jobs.tick('billing.reconcile')
  await billing.jobs.work()
  expect(await traces(billing.database, session)).toEqual({
    payments: 2,
    cents: 0,
    bookings: 1,
    invoices: 2,
    confirmations: 1,
  })
  expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 0 })
  const [{ mails } = { mails: 0 }] = await billing.database.query<{ mails: number }>(
    `select count(*) as mails from queued_job where name = 'billing.invoice' and input ->> 'invoiceId' in (
       select invoice.id::text from invoice where account_id = $1)`,
    [buyer],
  )
  expect(mails).toBe(2)
  const orders = await billing.database.query('select 1 from purchase where account_id = $1', [buyer])
  expect(orders).toHaveLength(1)
}

test.each<Moment>(['before', 'after'])(
  'whatever single call of database or provider fails, %s it is done: one booking, one invoice and one mail for each payment',
  async moment => {
    const whole = failing(billing.database, billing.payments, 0, moment)
    const first = await makeAccount(billing.database)
    await checkEnd(first, await purchase(first, whole))
    expect(whole.calls()).toBeGreaterThan(60)
    for (let failAt = 1; failAt <= whole.calls(); failAt++) {
      const buyer = await makeAccount(billing.database)
      const broken = failing(billing.database, billing.payments, failAt, moment)
      const session = await purchase(buyer, broken)
      await checkEnd(buyer, session).catch((error: unknown) => {
        throw new Error(`call ${failAt} of ${whole.calls()} failed ${moment} it was done`, { cause: error })
      })
    }
    const [{ last, many } = { last: 0, many: 1 }] = await billing.database.query<{ last: number; many: number }>(
      'select (select last from invoice_counter) as last, count(*) as many from invoice',
    )
    expect(last).toBe(many)
  },
  300_000,
)

test('the process dies between the payment and everything else: the next minute settles it', async () => {
  const buyer = await makeAccount(billing.database)
  const { id: session } = await placeOrder(billing.parts, buyer, {
    ...REQUEST,
    name: `Erika ${randomUUID().slice(0, 4)}`,
  })
  billing.payments.move(session, 'paid')
  await billing.jobs.tick('billing.reconcile')
  expect(await traces(billing.database, session)).toMatchObject({ payments: 1, bookings: 1, invoices: 1 })
})
