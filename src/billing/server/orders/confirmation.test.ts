import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { purchaseOf, startBilling, type TestBilling } from '../billing.fixture.ts'
import { placeOrder, type OrderRequest } from './placeOrder.ts'
import { insertPromo } from '../promos/promoStore.ts'
import { settle } from '../settlement/settle.ts'

/** § 312f Abs. 2 BGB: the confirmation is on its way before performance begins, that is before there are credits. */

const REQUEST: OrderRequest = {
  alias: 'midi',
  name: 'Erika Muster',
  promoCode: null,
  addressId: null,
  refCode: null,
  earlyPerformance: true,
  consentVersion: '2026-11',
}
const FREE: OrderRequest = { ...REQUEST, promoCode: 'GRATIS' }

let billing: TestBilling
let buyer: string
beforeAll(async () => {
  billing = await startBilling()
  const unlimited = { validFrom: null, validUntil: null, mostUses: null, mostUsesPerAccount: null, packages: null }
  const promo = { code: 'GRATIS', discountType: 'percentage', amount: 100, ...unlimited } as const
  await insertPromo(billing.database, promo, null)
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
})

/** The outbox's job cannot be queued. */
const withoutOutbox = () => ({
  ...billing.parts,
  jobs: {
    ...billing.jobs,
    enqueue: (tx, kind, input, options) =>
      kind.name === 'notifications.mail'
        ? Promise.reject(new Error('no outbox'))
        : billing.jobs.enqueue(tx, kind, input, options),
  } satisfies Jobs,
})

const paid = async () => (await balanceOf(billing.database, buyer)).paid

/** Transactions that wrote the confirmation, the job that sends it, and the credits. */
async function writers(): Promise<object | null> {
  const row = await billing.database.first<object>(
    `select mail.xmin::text as mail, queued_job.xmin::text as job,
       (select xmin::text from credit_booking where account_id = $1 and reason = 'purchase') as credits
     from mail join queued_job on name = 'notifications.mail' and input ->> 'mailId' = mail.id::text
     where mail.account_id = $1 and template = 'orderReceived'`,
    [buyer],
  )
  return row
}

/** An order of which we know nothing but that it was placed: the process died while the provider made its checkout. */
async function orderWithoutCheckout(): Promise<string> {
  await expect(placeOrder(withoutOutbox(), buyer, REQUEST)).rejects.toThrow('no outbox')
  const row = await billing.database.first<{ id: string; sessionId: string | null }>(
    'select id, session_id as "sessionId" from purchase where account_id = $1',
    [buyer],
  )
  expect(row?.sessionId).toBeNull()
  const session = `cs_${row?.id}`
  billing.payments.move(session, 'paid')
  return session
}

describe('an order that costs nothing', () => {
  test('is confirmed and gets its credits in one transaction', async () => {
    await placeOrder(billing.parts, buyer, FREE)
    expect(await paid()).toBe(3)
    const all = (await writers()) as { mail: string; job: string; credits: string }
    expect(all).toEqual({ mail: expect.stringMatching(/^\d+$/) as string, job: all.mail, credits: all.mail })
  })

  test('gets none where it cannot be confirmed', async () => {
    await expect(placeOrder(withoutOutbox(), buyer, FREE)).rejects.toThrow('no outbox')
    expect(await paid()).toBe(0)
    expect(await billing.database.query('select 1 from purchase where account_id = $1', [buyer])).toEqual([])
    await placeOrder(billing.parts, buyer, FREE)
    expect(await paid()).toBe(3)
  })
})

test('an order that is to be paid is confirmed before the buyer learns where to pay', async () => {
  const { id } = await placeOrder(billing.parts, buyer, REQUEST)
  expect(await writers()).toEqual({
    mail: expect.any(String) as string,
    job: expect.any(String) as string,
    credits: null,
  })
  billing.payments.move(id, 'paid')
  await settle(billing.parts, id)
  expect(await paid()).toBe(3)
})

describe('an order that is paid before we know its checkout', () => {
  test('is confirmed and gets its credits in one transaction', async () => {
    const session = await orderWithoutCheckout()
    expect(await writers()).toBeNull()
    await settle(billing.parts, session)
    expect((await purchaseOf(billing, session)).state).toBe('paid')
    const all = (await writers()) as { mail: string; job: string; credits: string }
    expect(all).toEqual({ mail: expect.stringMatching(/^\d+$/) as string, job: all.mail, credits: all.mail })
  })

  test('gets none where it cannot be confirmed, until it can', async () => {
    const session = await orderWithoutCheckout()
    await expect(settle(withoutOutbox(), session)).rejects.toThrow('no outbox')
    expect(await paid()).toBe(0)
    await settle(billing.parts, session)
    expect(await paid()).toBe(3)
  })
})
