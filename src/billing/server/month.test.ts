import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBilling, type TestBilling } from './billing.fixture.ts'
import { chanceOf, faultsOf, figuresOf, liveMonth } from './month.fixture.ts'

let billing: TestBilling

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const PURCHASES = 300

/** `npm run bench billing` lives a month of 10,000. */
test('after a month of orders, renewals, refunds, withdrawals, chargebacks, repeated registrations and lost events, provider, ledger and invoices agree to the cent', async () => {
  await liveMonth(billing, PURCHASES, chanceOf(20261122))
  expect(await faultsOf(billing)).toEqual([])
  const figures = await figuresOf(billing)
  expect(figures.ledgerCents).toBe(figures.providerCents)
  expect(figures.invoicedCents).toBe(figures.providerCents)
  expect(figures.invoices).toBe(figures.payments - figures.won)
  // It was a month worth looking at.
  expect(figures.purchases).toBe(PURCHASES)
  expect(figures.paid).toBeGreaterThan(200)
  // How many are refunded hangs on the order of events: 20 happened, once.
  expect(figures.refunds).toBeGreaterThan(15)
  expect(figures.renewals).toBeGreaterThan(20)
  expect(figures.won).toBeGreaterThan(0)
  expect(figures.withdrawals).toBeGreaterThan(0)
  expect(figures.chargebacks).toBeGreaterThan(0)
  expect(figures.registeredAgain).toBeGreaterThan(0)
  expect(figures.fullReports).toBeGreaterThan(20)
}, 300_000)

test('a cent that is missing anywhere is found', async () => {
  const change = async (sql: string, finds: string) => {
    await billing.database.execute(sql)
    expect((await faultsOf(billing)).join('; ')).toContain(finds)
  }
  await change(
    `update payment set cents = cents + 1 where id = (select id from payment where kind = 'renewal' limit 1)`,
    'at the provider',
  )
  await change(
    `delete from invoice where id = (select id from invoice where cancels is not null limit 1)`,
    'without its invoice',
  )
})
