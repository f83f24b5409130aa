import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { createSandboxPayment } from '#platform/payment/sandbox/sandboxPayment.ts'
import { serveSandboxCheckout } from '#platform/payment/sandbox/serveSandboxCheckout.ts'
import { moneyOf, purchaseOf, startBilling, type TestBilling, traces } from '../billing.fixture.ts'
import type { BillingParts } from '../billingParts.ts'
import { storePaymentEvent } from './handlePaymentEvent.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { refundContract } from './refundContract.ts'
import { serveBilling } from '../serveBilling.ts'

/** The provider that a fresh machine has, page and all. */
const app = fastify()
let billing: TestBilling
let parts: BillingParts
let sandbox: ReturnType<typeof createSandboxPayment>

beforeAll(async () => {
  billing = await startBilling()
  const { database, log } = billing
  sandbox = createSandboxPayment(database, '')
  parts = { ...billing.parts, payments: sandbox }
  serveBilling(billing.jobs, parts)
  serveSandboxCheckout(app, { database, log, onEvent: event => storePaymentEvent(parts, event) })
})
afterAll(async () => {
  await app.close()
  await billing.close()
})

const order = (buyer: string, alias: string) =>
  placeOrder(parts, buyer, {
    alias,
    name: 'Erika Muster',
    promoCode: null,
    addressId: null,
    refCode: null,
    earlyPerformance: true,
    consentVersion: '2026-11',
  })
const act = async (url: string, action: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url, payload: `action=${action}`, headers })
  await billing.jobs.work()
  return answer.headers.location
}

test('[7.13] with the sandbox a package is bought, declined at first, renewed and given back', async () => {
  const buyer = await makeAccount(billing.database)
  const { id: session, url, contractId } = await order(buyer, 'bronze')
  expect(await act(url, 'decline')).toBeUndefined()
  expect((await purchaseOf(billing, session)).state).toBe('open')
  expect(await act(url, 'pay')).toBe(`https://ampel.example/checkout/success?session_id=${session}`)
  expect(await traces(billing.database, session)).toMatchObject({ payments: 1, bookings: 1, invoices: 1 })

  const { subscriptionReference } = await purchaseOf(billing, session)
  const renewed = await sandbox.renew(subscriptionReference ?? '')
  await storePaymentEvent(parts, { id: randomUUID(), type: 'renewal', billReference: renewed?.billReference ?? '' })
  await billing.jobs.work()
  expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 20 })

  await refundContract(parts, contractId, null)
  await billing.jobs.work()
  expect(await moneyOf(billing, session)).toMatchObject([
    { kind: 'charge', cents: 3900 },
    { kind: 'renewal', cents: 3900 },
    { kind: 'refund', cents: -3900, invoiced: 1 },
  ])
  expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 10 })
})

test('[7.13] with the sandbox a checkout is left, and another is paid later', async () => {
  const buyer = await makeAccount(billing.database)
  const left = await order(buyer, 'midi')
  expect(await act(left.url, 'cancel')).toBe('https://ampel.example/checkout/cancel')
  expect((await purchaseOf(billing, left.id)).state).toBe('cancelled')
  const slow = await order(buyer, 'midi')
  await act(slow.url, 'pending')
  expect((await purchaseOf(billing, slow.id)).state).toBe('pending')
  await billing.jobs.tick('billing.sweep')
  expect(billing.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})
