import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bought, follow, purchaseOf, startBilling, type TestBilling } from '#billing/server/billing.fixture.ts'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { refundContract } from '#billing/server/index.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { memoryCounter } from '#platform/http/memoryCounter.ts'
import {
  addPartner,
  addPromo,
  affiliateRoutes,
  attributeOrder,
  endPartner,
  partnerStatement,
  rememberOrigin,
} from './index.ts'
import { PROMO } from './affiliates.fixture.ts'

let billing: TestBilling
let http: TestHttp
let buyer: string

beforeAll(async () => {
  billing = await startBilling()
  Object.assign(billing.parts.hooks, { onPaid: attributeOrder })
  http = await startTestHttp(router => affiliateRoutes(router, billing))
  await addPartner(billing.database, {
    refCode: 'Anna',
    name: 'Anna Makler',
    email: 'anna@example.de',
    commissionPercent: 15,
  })
  await addPartner(billing.database, {
    refCode: 'bernd',
    name: 'Bernd Büro',
    email: 'bernd@example.de',
    commissionPercent: 7.5,
  })
})
afterAll(async () => {
  await http.close()
  await billing.close()
})
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
  await billing.database.execute('delete from affiliate_order')
  await billing.database.execute('delete from affiliate_touch')
})

async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${http.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const touch = (changes: object = {}) =>
  post('/api/affiliate/touch', {
    refCode: 'anna',
    landingUrl: 'https://ampel.example/kaufen?ref=anna&email=kunde@example.de',
    prospectEmail: 'kunde@example.de',
    ...changes,
  })
/** Codes of the partners to whom an order counts. */
const partnersOf = async (session: string) => {
  const { id } = await purchaseOf(billing, session)
  const rows = await billing.database.query<{ code: string }>(
    'select ref_code as code from affiliate_order join partner on partner.id = partner_id where purchase_id = $1',
    [id],
  )
  return rows.map(({ code }) => code)
}
const thisMonth = async () => {
  const row = await billing.database.first<{ month: string }>(
    `select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM') as month`,
  )
  return row?.month ?? ''
}
const sumOf = async (code: string) => {
  const csv = await partnerStatement(billing.database, code, await thisMonth())
  return csv.split('\r\n').find(row => row.startsWith('Summe'))
}

describe('[7.14] POST /api/affiliate/touch', () => {
  test('is counted by partner, day and page, and nothing of the visitor is kept', async () => {
    expect(await touch()).toEqual({ status: 200, body: { ok: true } })
    expect(await touch({ refCode: 'ANNA ' })).toEqual({ status: 200, body: { ok: true } })
    const rows = await billing.database.query<Record<string, unknown>>('select * from affiliate_touch')
    expect(rows).toEqual([
      {
        partner_id: expect.any(String) as string,
        day: expect.any(String) as string,
        landing_path: '/kaufen',
        touches: 2,
      },
    ])
    const tables = await billing.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      expect(
        await billing.database.query(`select 1 from ${name} as one where one::text like '%kunde@example.de%'`),
      ).toEqual([])
    }
  })

  test('answers every code alike, and keeps nothing of one that nobody has', async () => {
    for (const refCode of ['nobody', 'x', '', "'; drop table partner; --", 'ÄÖÜ']) {
      expect(await touch({ refCode })).toEqual({ status: 200, body: { ok: true } })
    }
    expect(await billing.database.query('select 1 from affiliate_touch')).toEqual([])
  })

  test('refuses what is no touch', async () => {
    expect((await touch({ refCode: 7 })).status).toBe(400)
    expect((await post('/api/affiliate/touch', {})).status).toBe(400)
  })

  test('counts each of many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => touch()))
    expect(await billing.database.query('select touches from affiliate_touch')).toEqual([{ touches: 20 }])
  })

  test('is bounded for one address', async () => {
    const counter = memoryCounter()
    const bounded = await startTestHttp(router => affiliateRoutes(router, billing), {
      limits: { here: counter, everywhere: counter, factor: 1 },
    })
    const calls = await Promise.all(
      Array.from({ length: 15 }, () =>
        fetch(`${bounded.baseUrl}/api/affiliate/touch`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refCode: 'anna' }),
        }),
      ),
    )
    await bounded.close()
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('[7.14] POST /api/affiliate/order', () => {
  test('is answered and makes no revenue: anybody could call it', async () => {
    expect(await post('/api/affiliate/order', { refCode: 'anna', grossCents: 99_999_900 })).toEqual({
      status: 200,
      body: { ok: true },
    })
    expect(await billing.database.query('select 1 from affiliate_order')).toEqual([])
    expect(await sumOf('anna')).toBe('Summe;;;0,00;;0,00')
  })

  test.each([{}, { refCode: 'anna', grossCents: 'viel' }, { refCode: 'anna', grossCents: -1 }])(
    '%j is refused',
    async body => {
      expect((await post('/api/affiliate/order', body)).status).toBe(400)
    },
  )
})

describe('an order', () => {
  test('counts once to the partner of its code, whichever way it is confirmed', async () => {
    const session = await bought(billing, buyer, { refCode: 'ANNA' })
    await follow(billing, billing.payments.move(session, 'paid'))
    await billing.call(buyer, 'GET', `/api/checkout/confirm?session_id=${session}`)
    expect(await partnersOf(session)).toEqual(['anna'])
    expect(await sumOf('anna')).toBe('Summe;;;20,92;;3,14')
  })

  test('counts to nobody when it is not paid, or its code is unknown', async () => {
    const unpaid = await billing.order(buyer, { refCode: 'anna' })
    await follow(billing, billing.payments.move(unpaid, 'expired'))
    const unknown = await bought(billing, buyer, { refCode: 'nobody' })
    expect([...(await partnersOf(unpaid)), ...(await partnersOf(unknown))]).toEqual([])
  })

  test('with a partner’s promo code counts to him; the code of the link goes before it', async () => {
    await addPromo(billing.database, { ...PROMO, code: 'BERND10', refCode: 'Bernd' })
    const promoted = await bought(billing, buyer, { promoCode: 'bernd10' })
    expect(await partnersOf(promoted)).toEqual(['bernd'])
    expect(await sumOf('bernd')).toBe('Summe;;;18,83;;1,41')
    const linked = await bought(billing, buyer, { promoCode: 'bernd10', refCode: 'anna', alias: 'maxi' })
    expect(await partnersOf(linked)).toEqual(['anna'])
  })

  test('of an account that was registered through a link counts for 90 days', async () => {
    await billing.database.inTransaction(tx => rememberOrigin(tx, buyer, { refCode: 'Bernd' }))
    await billing.database.inTransaction(tx => rememberOrigin(tx, buyer, { refCode: 'anna' }))
    expect(await partnersOf(await bought(billing, buyer))).toEqual(['bernd'])
    await billing.database.execute(`update affiliate_account set registered_at = now() - interval '91 days'`)
    expect(await partnersOf(await bought(billing, buyer, { alias: 'maxi' }))).toEqual([])
    await billing.database.inTransaction(tx => rememberOrigin(tx, buyer, { refCode: 'nobody' }))
  })

  test('of the partner himself counts to nobody, neither by account nor by address', async () => {
    const row = await billing.database.first<{ email: string }>('select email from account where id = $1', [buyer])
    const email = row?.email ?? ''
    await addPartner(billing.database, { refCode: 'selbst', name: 'Selbst', email, commissionPercent: 50 })
    expect(await partnersOf(await bought(billing, buyer, { refCode: 'selbst' }))).toEqual([])
    await billing.database.execute(`update account set email = gen_random_uuid() || '@example.de' where id = $1`, [
      buyer,
    ])
    expect(await partnersOf(await bought(billing, buyer, { refCode: 'selbst', alias: 'maxi' }))).toEqual([])
    expect(await partnersOf(await bought(billing, await makeAccount(billing.database), { refCode: 'selbst' }))).toEqual(
      ['selbst'],
    )
  })

  test('counts as far as it was not given back, in net cents', async () => {
    const session = await bought(billing, buyer, { refCode: 'anna', alias: 'maxi' })
    const { contractId } = await purchaseOf(billing, session)
    await refundContract(billing.parts, contractId, 2300)
    await billing.jobs.work()
    expect(await sumOf('anna')).toBe('Summe;;;38,65;;5,80')
    await refundContract(billing.parts, contractId, null)
    await billing.jobs.work()
    expect(await sumOf('anna')).toBe('Summe;;;0,00;;0,00')
  })

  test('keeps the commission of its day, and its partner when he has ended since', async () => {
    const session = await bought(billing, buyer, { refCode: 'bernd' })
    await billing.database.execute(`update partner set commission_basis_points = 9000 where ref_code = 'bernd'`)
    expect(await endPartner(billing.database, 'BERND')).toEqual([
      'Beendet: Bernd Büro. Neue Bestellungen werden ihm nicht mehr zugerechnet.',
    ])
    expect(await partnersOf(await bought(billing, buyer, { refCode: 'bernd', alias: 'maxi' }))).toEqual([])
    expect(await partnersOf(session)).toEqual(['bernd'])
    expect(await sumOf('bernd')).toBe('Summe;;;20,92;;1,57')
  })
})
