import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { startBilling, type TestBilling, traces } from '../billing.fixture.ts'

const ONCE = { payments: 1, bookings: 1, invoices: 1, confirmations: 1 }
const REQUEST = { alias: 'midi', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }

let billing: TestBilling
let buyer: string

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
  billing.payments.down = false
  billing.log.lines.length = 0
})

const checkout = (request: object) =>
  billing.call(buyer, 'POST', '/api/create-checkout-session', { ...REQUEST, ...request })
const confirm = (session: string, who: string | null = buyer) =>
  billing.call(who, 'GET', `/api/checkout/confirm?session_id=${session}`)
const status = (session: string, who: string | null = buyer) =>
  billing.call(who, 'GET', `/api/checkout/status?session_id=${session}`)

describe('[7.13] POST /api/create-checkout-session', () => {
  test('answers where to pay, and the provider is told of nothing that the page could have computed', async () => {
    const { status, body } = await checkout({ cents: 1, price: 1, credits: 1000, listCents: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^cs_/) as string,
      url: expect.stringContaining('https://pay.example/cs_') as string,
      contractId: expect.stringMatching(/^EA-/) as string,
    })
    expect(billing.payments.orders.get(String(body['id']))).toMatchObject({
      priceId: 'price_midi',
      listCents: 2490,
      discountCents: 0,
      mode: 'payment',
      buyer: { name: 'Erika Muster', address: null },
      successUrl: 'https://ampel.example/checkout/success',
    })
  })

  test.each([
    {
      name: 'a package without a price',
      request: { alias: 'gold' },
      status: 409,
      error: 'Preisdaten nicht verfügbar.',
    },
    {
      name: 'a package that does not exist',
      request: { alias: '__proto__' },
      status: 409,
      error: 'Preisdaten nicht verfügbar.',
    },
    {
      name: 'a name of two letters',
      request: { name: '  Al  ' },
      status: 400,
      error: 'Bitte geben Sie Ihren Namen an (mindestens 3 Zeichen).',
    },
    {
      name: 'a name that is an advertisement',
      request: { name: 'www.evil.example' },
      status: 400,
      error: 'Bitte geben Sie Ihren Namen ohne Sonderzeichen an.',
    },
    {
      name: 'a promo code that does not exist',
      request: { promoCode: 'GIBTESNICHT' },
      status: 409,
      error: 'Ungültiger Promo-Code.',
    },
    {
      name: 'an address that does not exist',
      request: { addressId: randomUUID() },
      status: 400,
      error: expect.stringContaining('Rechnungsadresse') as string,
    },
  ])('refuses $name', async ({ request, status, error }) => {
    const answer = await checkout(request)
    expect(answer).toMatchObject({ status, body: { error, message: error } })
  })

  test('nobody pays with the address of somebody else, and his own is on the order', async () => {
    const other = await makeAccount(billing.database)
    const add = async (accountId: string) => {
      const row = await billing.database.first<{ id: string }>(
        `insert into address (account_id, street, zip, city) values ($1, 'Lange Straße 1', '01067', 'Dresden') returning id`,
        [accountId],
      )
      return row?.id
    }
    expect((await checkout({ addressId: await add(other) })).status).toBe(400)
    const { body } = await checkout({ addressId: await add(buyer) })
    expect(billing.payments.orders.get(String(body['id']))?.buyer.address).toEqual({
      street: 'Lange Straße 1',
      zip: '01067',
      city: 'Dresden',
      country: 'DE',
    })
  })

  test('is one order for a double click, ten at once, and when the way back from the checkout leads here again', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkout({})))
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1)
    await billing.database.execute(`update purchase set created_at = created_at - interval '10 minutes'`)
    expect((await checkout({})).body['id']).toBe(answers[0]?.body['id'])
    expect((await checkout({ alias: 'mini' })).body['id']).not.toBe(answers[0]?.body['id'])
    const letters = await billing.letters('orderReceived')
    expect(letters.filter(({ accountId }) => accountId === buyer)).toHaveLength(2)
  })

  test('is another order once the first was left or paid', async () => {
    const first = await billing.order(buyer)
    billing.payments.move(first, 'cancelled')
    const second = await billing.order(buyer)
    expect(second).not.toBe(first)
    billing.payments.move(second, 'paid')
    const third = await billing.order(buyer)
    expect(third).not.toBe(second)
    expect(await traces(billing.database, second)).toMatchObject(ONCE)
  })

  test('refuses the eleventh open order of an account', async () => {
    for (let number = 0; number < 10; number++) await billing.order(buyer, { name: `Erika Muster ${number}` })
    expect(await checkout({})).toMatchObject({ status: 429, body: { code: 'billing.tooManyOpen' } })
  })

  test('the provider is down: a clear answer, and the same order when it is back', async () => {
    billing.payments.down = true
    const answer = await checkout({})
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'payment.unavailable', error: expect.stringContaining('Zahlungsdienst') as string },
    })
    billing.payments.down = false
    await billing.order(buyer)
    const orders = await billing.database.query('select id from purchase where account_id = $1', [buyer])
    expect(orders).toHaveLength(1)
  })
})

describe('[7.13] GET /api/checkout/confirm and status', () => {
  test('pending at first, paid as soon as the provider says so, whoever comes first', async () => {
    const session = await billing.order(buyer)
    expect(await confirm(session)).toMatchObject({
      status: 202,
      body: {
        ok: null,
        state: 'pending',
        message: 'Zahlung wird derzeit verarbeitet.',
        grossCents: 2490,
        session_id: session,
      },
    })
    expect(await status(session)).toEqual({ status: 200, body: { ok: false, status: 'pending', method: null } })
    billing.payments.move(session, 'paid')
    expect(await status(session)).toEqual({ status: 200, body: { ok: true, status: 'paid', method: 'card' } })
    const { status: code, body } = await confirm(session)
    expect(code).toBe(200)
    expect(body).toMatchObject({
      ok: true,
      state: 'paid',
      grossCents: 2490,
      payment_intent: expect.stringMatching(/^pi_/) as string,
    })
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 3 })
  })

  test.each(['failed', 'cancelled', 'expired'] as const)(
    'a payment that has %s is told as such, and frees what it held',
    async state => {
      const session = await billing.order(buyer)
      billing.payments.move(session, state)
      expect(await confirm(session)).toMatchObject({
        status: 402,
        body: { ok: false, state, error: 'Die Zahlung konnte nicht bestätigt werden.' },
      })
      expect(await status(session)).toMatchObject({ status: 200, body: { ok: false, status: state } })
      expect(await traces(billing.database, session)).toMatchObject({ payments: 0, bookings: 0, invoices: 0 })
    },
  )

  test('without a session says so, and sessions of others do not exist', async () => {
    expect(await billing.call(buyer, 'GET', '/api/checkout/confirm')).toMatchObject({
      status: 400,
      body: { error: 'Session-ID fehlt' },
    })
    expect(await billing.call(buyer, 'GET', '/api/checkout/status')).toMatchObject({
      status: 400,
      body: { error: 'Session-ID fehlt' },
    })
    const session = await billing.order(buyer)
    const stranger = await makeAccount(billing.database)
    const answers = [
      await confirm(session, stranger),
      await confirm('cs_unknown', stranger),
      await status(session, stranger),
      await status("x' or 1=1--", stranger),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'general.notFound', message: 'Das gibt es nicht oder nicht mehr.' })
    }
  })

  test('who comes back without being signed in is told the state, and nothing of the buyer', async () => {
    const session = await billing.order(buyer)
    billing.payments.move(session, 'paid')
    const { body } = await confirm(session, null)
    expect(body).toMatchObject({ ok: true, state: 'paid', contractId: null })
    expect(JSON.stringify(body)).not.toMatch(/Muster|example\.de|EA-/)
  })

  test('while the provider cannot be asked, it is still being worked on', async () => {
    const session = await billing.order(buyer)
    billing.payments.down = true
    expect(await confirm(session)).toMatchObject({ status: 202, body: { ok: null, state: 'pending' } })
    expect(await status(session)).toMatchObject({ status: 200, body: { ok: false, status: 'pending' } })
  })

  test('fifty confirms, status calls and webhooks at once: one booking, one invoice, one mail', async () => {
    const session = await billing.order(buyer)
    const event = billing.payments.move(session, 'paid')
    const calls = Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0
        ? confirm(session)
        : index % 3 === 1
          ? status(session)
          : billing.send(index % 2 ? event : { ...event, id: `evt_${index}_${session}` }),
    )
    await Promise.all(calls)
    await Promise.all([billing.jobs.work(), billing.jobs.work(), billing.jobs.tick('billing.reconcile')])
    expect(await traces(billing.database, session)).toEqual({ ...ONCE, cents: 2490 })
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 3 })
    expect(billing.told.filter(id => session === `cs_${id}`)).toHaveLength(1)
  })

  test('a purchase unlocks the previews that are there', async () => {
    await billing.database.execute(
      `insert into analysis (private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked, state, score, light,
         finished_at, upload_until, preview_until, report_until)
       values (gen_random_uuid(), $1, 'a.pdf', 'x', 1, 'free', false, 'done', 50, 'gelb', now(), now(), now() + interval '1 day', now() + interval '9 days')`,
      [buyer],
    )
    const session = await billing.order(buyer)
    billing.payments.move(session, 'paid')
    await confirm(session)
    expect(await billing.database.query('select unlocked from analysis where account_id = $1', [buyer])).toEqual([
      { unlocked: true },
    ])
  })

  test.each([
    { name: 'amount', change: { cents: 1 } },
    { name: 'currency', change: { currency: 'usd' } },
  ])('another $name than was ordered is not fulfilled, and an operator is told once', async ({ change }) => {
    const session = await billing.order(buyer)
    billing.payments.move(session, 'paid', change)
    for (let round = 0; round < 3; round++) expect((await confirm(session)).status).toBe(202)
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 0 })
    expect(billing.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(await traces(billing.database, session)).toMatchObject({ payments: 0, invoices: 0 })
  })
})
