import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { bought, purchaseOf, startBilling, type TestBilling } from './billing.fixture.ts'
import { BILLING_FAULTS } from './billingFaults.ts'
import { cleanBooks } from './cleanBooks.ts'
import { declare } from './declarations/declare.ts'
import { refundContract } from './settlement/refundContract.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

/** Puts all that was written so far so many years back, and the numbers of its invoices with it. */
async function agedBy(years: number): Promise<void> {
  await billing.database.execute(
    `update purchase set created_at = created_at - interval '${years} years';
     update payment set booked_at = booked_at - interval '${years} years';
     update credit_booking set created_at = created_at - interval '${years} years';
     update declaration set declared_at = declared_at - interval '${years} years';
     update invoice set issued_on = issued_on - interval '${years} years', year = year - ${years},
       number = replace(number, year::text, (year - ${years})::text);
     update invoice_counter set year = year - ${years}`,
  )
}

const kept = async (table: string) =>
  (await billing.database.query<{ many: number }>(`select count(*)::int as many from ${table}`))[0]?.many

const faults = async () => {
  const found: string[] = []
  for (const name of ['credits.noPayment', 'invoice.gap', 'payment.noInvoice', 'order.unbooked'] as const)
    if ((await billing.database.query(BILLING_FAULTS[name])).length > 0) found.push(name)
  return found
}

test('orders end with the eighth year after the last of them, with payments, invoices and their files; the row of later numbers stays whole', async () => {
  const buyer = await makeAccount(billing.database)
  const session = await bought(billing, buyer)
  const { contractId } = await purchaseOf(billing, session)
  await refundContract(billing.parts, contractId, null)
  await billing.jobs.work()
  await bought(billing, buyer, { alias: 'bronze' })
  await billing.database.execute(`update invoice set file_key = 'rechnung-' || sequence, sha256 = 'x'`)
  await agedBy(8)
  // The eighth year is not over: the year in which it was bought does not count.
  await cleanBooks(billing.database)
  expect(await kept('purchase')).toBe(2)
  await agedBy(1)
  const young = await bought(billing, buyer)
  await cleanBooks(billing.database)
  expect([await kept('purchase'), await kept('payment'), await kept('invoice'), await kept('refund')]).toEqual([
    1, 1, 1, 0,
  ])
  expect((await purchaseOf(billing, young)).state).toBe('paid')
  expect(await billing.database.query('select key from file_to_remove order by key')).toEqual(
    [1, 2, 3].map(number => ({ key: `rechnung-${number}` })),
  )
  expect(await faults()).toEqual([])
})

test('an order stays whole while anything of it is young, or a person has to look at it', async () => {
  const buyer = await makeAccount(billing.database)
  const noted = await purchaseOf(billing, await bought(billing, buyer))
  const running = await purchaseOf(billing, await bought(billing, buyer, { alias: 'silber' }))
  await agedBy(9)
  await billing.database.execute(`update purchase set note = 'disputed' where id = $1`, [noted.id])
  await billing.database.execute('update payment set booked_at = now() where purchase_id = $1', [running.id])
  await cleanBooks(billing.database)
  const ids = (await billing.database.query<{ id: string }>('select id from purchase')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([noted.id, running.id]))
})

test('declarations end with the third year, unless a person still has to look at them', async () => {
  const buyer = await makeAccount(billing.database)
  const { contractId, buyerEmail } = await purchaseOf(billing, await bought(billing, buyer))
  const of = { kind: 'withdrawal', name: 'Erika Muster', email: buyerEmail, reason: null } as const
  await declare(billing.parts, { ...of, contractId }, null)
  await declare(billing.parts, { ...of, contractId: 'EA-UNBEKANNT' }, null)
  await agedBy(3)
  await cleanBooks(billing.database)
  expect(await kept('declaration')).toBe(2)
  await agedBy(1)
  await cleanBooks(billing.database)
  expect(await kept('declaration where settled_at is null')).toBe(1)
  expect(await kept('declaration')).toBe(1)
})
