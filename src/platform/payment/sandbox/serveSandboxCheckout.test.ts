import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { checkoutOrder, MONTHLY } from '../checkoutOrder.fixture.ts'
import type { CheckoutOrder, PaymentEvent } from '../paymentPort.ts'
import { createSandboxPayment, type SandboxPayment } from './sandboxPayment.ts'
import { serveSandboxCheckout } from './serveSandboxCheckout.ts'

let store: TestDatabase
let payment: SandboxPayment
let app: FastifyInstance
let events: PaymentEvent[]
let errors: object[]
let isHandled: boolean
let purchases = 0

beforeAll(async () => {
  store = await openTestDatabase()
  payment = createSandboxPayment(store.database, '')
  app = fastify()
  serveSandboxCheckout(app, {
    database: store.database,
    onEvent: event => {
      events.push(event)
      return isHandled ? Promise.resolve() : Promise.reject(new Error('not handled'))
    },
    log: { info: () => {}, warn: () => {}, error: fields => errors.push(fields) },
  })
})

beforeEach(() => {
  events = []
  errors = []
  isHandled = true
})

afterAll(async () => {
  await app.close()
  await store.close()
})

async function checkout(changes: Partial<CheckoutOrder> = {}) {
  return payment.createCheckout(checkoutOrder({ purchaseId: `p${++purchases}`, ...changes }))
}

const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

const success = (id: string) => `https://ampel.example/checkout/success?session_id=${id}`

describe('the page', () => {
  test('says that no money moves, shows package, price and discount, and has one form without script', async () => {
    const { url } = await checkout({ discountCents: 333, promoCode: 'HERBST' })
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(body).toContain('Testmodus – es wird kein Geld bewegt')
    for (const text of ['Midi', 'Drei Analysen', '24,90\u00a0€', '−3,33\u00a0€', 'HERBST', '21,57\u00a0€ inkl. MwSt.'])
      expect(body).toContain(text)
    expect(body.match(/<form/g)).toHaveLength(1)
    expect([...body.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual([
      'pay',
      'pending',
      'decline',
      'cancel',
    ])
    expect(body).not.toMatch(/<script|style=|onclick|javascript:/)
  })

  test('of a subscription says what each month costs', async () => {
    const { url } = await checkout({ ...MONTHLY, discountCents: 900, promoCode: 'ERSTER' })
    const { body } = await app.inject(url)
    expect(body).toContain('Ab dem zweiten Monat')
    expect(body).toContain('89,00\u00a0€ im Monat')
  })

  test('runs nothing that is in the order', async () => {
    const { url } = await checkout({ promoCode: `"><svg onload='x'>`, discountCents: 100, description: '<b>&' })
    const { body } = await app.inject(url)
    expect(body).not.toMatch(/<svg|<b>/)
    expect(body).toContain('&#60;b&#62;&#38;')
  })

  test.each(['/sandbox-checkout/x', `/sandbox-checkout/cs_sandbox_${'x'.repeat(43)}`, '/sandbox-checkout/%00'])(
    'of no checkout (%s) is 404, read or sent to',
    async url => {
      const read = await app.inject(url)
      expect([read.statusCode, read.body.includes('gibt es nicht')]).toEqual([404, true])
      expect((await post(url, 'action=pay')).statusCode).toBe(404)
    },
  )

  test('has its look from one of our files', async () => {
    const { headers, statusCode } = await app.inject('/sandbox-checkout/page.css')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})

describe('the form', () => {
  test('[7.12] pays, tells billing, and goes on with the session id', async () => {
    const { sessionId, url } = await checkout()
    const { statusCode, headers } = await post(url, 'action=pay')
    expect([statusCode, headers.location]).toEqual([303, success(sessionId)])
    expect(events).toMatchObject([{ type: 'checkout', sessionId }])
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'paid' })
    expect((await app.inject(url)).body).toContain('Die Zahlung ist eingegangen.')
  })

  test('sent twice pays once', async () => {
    const { sessionId, url } = await checkout()
    const both = await Promise.all([post(url, 'action=pay'), post(url, 'action=pay')])
    expect(both.map(({ headers }) => headers.location)).toEqual([success(sessionId), success(sessionId)])
    expect((await post(url, 'action=cancel')).headers.location).toBe(success(sessionId))
  })

  test('leaves it to the bank, and the page tells billing when that has paid', async () => {
    const { sessionId, url } = await checkout()
    expect((await post(url, 'action=pending')).headers.location).toBe(success(sessionId))
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'pending' })
    expect((await app.inject(url)).body).toContain('Die Bank bearbeitet die Zahlung.')
    await store.database.execute(`update sandbox_checkout set pending_since = now() - interval '16 s' where id = $1`, [
      sessionId,
    ])
    events = []
    expect((await app.inject(url)).body).toContain('eingegangen')
    expect(events).toMatchObject([{ type: 'checkout', sessionId }])
  })

  test('says that the bank has declined, and may be sent again', async () => {
    const { sessionId, url } = await checkout()
    const declined = await post(url, 'action=decline')
    expect([declined.statusCode, declined.body.includes('Die Zahlung wurde abgelehnt.')]).toEqual([200, true])
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'open' })
    expect((await post(url, 'action=pay')).headers.location).toBe(success(sessionId))
  })

  test('cancels, for good', async () => {
    const { sessionId, url } = await checkout()
    for (const action of ['cancel', 'pay']) {
      const { statusCode, headers } = await post(url, `action=${action}`)
      expect([statusCode, headers.location]).toEqual([303, 'https://ampel.example/checkout/cancel'])
    }
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'cancelled' })
  })

  test('goes on where billing could not be told, which is logged', async () => {
    isHandled = false
    const { sessionId, url } = await checkout()
    expect((await post(url, 'action=pay')).headers.location).toBe(success(sessionId))
    expect(errors).toMatchObject([{ error: { message: 'not handled' } }])
  })

  test.each([
    ['an unknown action', 'action=steal', undefined, 400],
    ['nothing', '', undefined, 400],
    ['JSON', '{"action":"pay"}', 'application/json', 415],
    ['files', 'action=pay', 'multipart/form-data; boundary=x', 415],
    ['too much', `action=pay&x=${'x'.repeat(2000)}`, undefined, 413],
  ])('with %s pays nothing', async (_, body, type, status) => {
    const { sessionId, url } = await checkout()
    expect((await post(url, body, type)).statusCode).toBe(status)
    expect(await payment.readCheckout(sessionId)).toMatchObject({ state: 'open' })
    expect(events).toEqual([])
  })
})
