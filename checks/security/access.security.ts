import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, listAddresses, listSessions, readProfile } from '#contract/accountPage.ts'
import { listDownloads } from '#contract/archive.ts'
import { createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { readLimits } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { newUser, runAdmin, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { buy, newReport } from './journey.ts'
import { addressOf, faultOfRefusal, type Operation, operationsOf } from './operations.ts'
import { ask } from './wire.ts'

let world: World
let product: RunningProduct
let operations: Operation[]
let owner: TestUser
let stranger: TestUser
/** What belongs to the owner, by the name of the parameter that asks for it. */
let owned: Record<string, string[]>
beforeAll(async () => {
  world = await makeWorld('embedded')
  product = await world.start()
  operations = await operationsOf(product)
  owner = await newUser(product)
  stranger = await newUser(product)
  const { id: addressId } = await owner.client.call(addAddress, {
    body: { type: 'default', street: 'Weg 1', zip: '21614', city: 'Buxtehude', country: 'DE' },
  })
  const locked = await newReport(owner)
  const { sessionId, invoiceId } = await buy(product, owner, { addressId, earlyPerformance: true })
  const open = await newReport(owner)
  const { sessions } = await owner.client.call(listSessions)
  const [report] = await owner.client.call(listDownloads)
  owned = {
    downloadToken: [locked, open],
    id: [addressId, invoiceId, ...sessions.map(({ id }) => id), report?.privateDocumentId ?? ''],
    jobId: (await owner.client.call(listNotifications)).flatMap(({ job_id }) => job_id ?? []),
    session_id: [sessionId],
  }
}, 240_000)
afterAll(() => world.close())

describe('[8.2] [API5] a call that needs a session', () => {
  const CALLERS = [
    ['nobody', {}],
    ['an invented token', { authorization: `Bearer ${randomBytes(32).toString('base64url')}` }],
    [
      'a token of another form',
      {
        authorization: `Bearer ${['{"alg":"none"}', '{"sub":"1","roles":["ROLE_ADMIN"]}', ''].map(part => Buffer.from(part).toString('base64url')).join('.')}`,
      },
    ],
    ['name and password', { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` }],
    ['a cookie', { cookie: 'session=1; roles=ROLE_ADMIN' }],
    ['headers of a proxy', { 'x-user': 'admin', 'x-forwarded-user': 'admin', 'x-remote-user': 'admin' }],
  ] as const

  test.each(CALLERS)('is refused to %s', async (_, headers) => {
    const guarded = operations.filter(({ needsSession }) => needsSession)
    expect(guarded.length).toBeGreaterThan(20)
    for (const operation of guarded) {
      const path = addressOf(operation, randomUUID())
      const { status, text } = await ask(product, { method: operation.method, path, headers })
      expect(status, `${operation.method} ${path}`).toBe(401)
      expect(faultOfRefusal(text), text).toBe(null)
    }
  })

  test('is refused to the token with its last character changed, cut, doubled, or in the address', async () => {
    const { token } = owner
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const other of [changed, token.slice(0, -1), token + token, `${token}=`, token.toLowerCase()])
      expect((await ask(product, { path: '/api/user/profile', token: other })).status).toBe(401)
    for (const path of [`/api/user/profile?token=${token}`, `/api/user/profile?access_token=${token}`])
      expect((await ask(product, { path })).status).toBe(401)
  })
})

describe('[API1] what belongs to somebody else', () => {
  test('is answered like what does not exist, by every call that takes an id, whatever the id is of', async () => {
    const taking = operations.filter(({ params }) => params.length > 0)
    expect(taking.length).toBeGreaterThan(8)
    const before = await everythingOf(owner)
    let asked = 0
    for (const operation of taking) {
      for (const name of operation.params.filter(one => one in owned))
        for (const value of owned[name] ?? []) {
          const path = operation.path
            .replace(`{${name}}`, encodeURIComponent(value))
            .replace('{page}', '1')
            .replace('{format}', 'json')
          const unknown = path.replace(encodeURIComponent(value), neverWas(value))
          const body = operation.fields
            ? { type: 'default', street: 'gestohlen', zip: '1', city: 'x', country: 'DE' }
            : undefined
          const [theirs, nobodys] = await Promise.all(
            [path, unknown].map(each =>
              ask(product, { method: operation.method, path: each, token: stranger.token, body }),
            ),
          )
          expect(shape(theirs), `${operation.method} ${path}`).toEqual(shape(nobodys))
          expect(theirs?.status, `${operation.method} ${path}`).not.toBe(403)
          if (operation.method === 'GET') expect(theirs?.status, path).toBe(404)
          asked++
        }
    }
    expect(asked).toBeGreaterThan(20)
    expect(await everythingOf(owner)).toEqual(before)
  })

  test('is in none of the stranger’s lists', async () => {
    const ids = Object.values(owned)
      .flat()
      .filter(id => id !== '')
    for (const { path, method } of operations.filter(({ params, fields }) => params.length === 0 && fields === null)) {
      if (/logout|deletion|sessions$|upload/.test(path) && method !== 'GET') continue
      const { text } = await ask(product, { method, path, token: stranger.token })
      for (const id of [...ids, owner.email, 'Buxtehude']) expect(text.includes(id), `${path} ${id}`).toBe(false)
    }
  })

  test('[API1] an order of somebody else is not shown to a stranger, nor ended by his contract number alone', async () => {
    const [sessionId = ''] = owned['session_id'] ?? []
    for (const path of ['/api/checkout/confirm', '/api/checkout/status']) {
      const { status } = await ask(product, { path: `${path}?session_id=${sessionId}`, token: stranger.token })
      expect(status, path).toBe(404)
    }
    const [order] = await owner.client.call(listPaymentActivities)
    for (const path of ['/api/withdrawal', '/api/subscription/cancel']) {
      const body = { name: 'Erika Muster', contractId: order?.contractId ?? '', email: stranger.email }
      expect((await ask(product, { path, method: 'POST', token: stranger.token, body })).status).toBe(200)
    }
    const [after] = await owner.client.call(listPaymentActivities)
    expect(after).toMatchObject({ status: 'paid', refundedCents: 0, withdrawnAt: null })
    const addressId = owned['id']?.[0] ?? null
    const order2 = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId, refCode: null }
    await expect(stranger.client.call(createCheckoutSession, { body: order2 })).rejects.toMatchObject({ status: 400 })
  })
})

describe('[API3] nobody gives himself', () => {
  const GIFTS = {
    role: 'ROLE_ADMIN',
    roles: ['ROLE_ADMIN'],
    isAdmin: true,
    credits: 1_000,
    unlockedUploads: 1_000,
    freeAnalysesTotal: 1_000,
    emailVerified: true,
    confirmedAt: '2020-01-01T00:00:00Z',
    isConfirmed: true,
    price: 0,
    priceCents: 1,
    grossCents: 1,
    amount: 0,
    quantity: 1_000,
    discount: 100,
    currency: 'JPY',
    userId: 1,
    accountId: 1,
    affiliateRate: 99,
    id: randomUUID(),
    email: 'other@example.org',
    state: 'paid',
  }
  const FILLED: Readonly<Record<string, object>> = {
    'PUT /api/user/profile': { mailNews: true },
    'POST /api/user/addresses': { street: 'Weg 2', zip: '1', city: 'x', country: 'DE' },
    'POST /api/create-checkout-session': { alias: 'mini', name: 'Erika Muster' },
    'POST /api/affiliate/touch': { refCode: 'x' },
    'POST /api/affiliate/order': { refCode: 'x', grossCents: 5 },
  }

  test('role, credits, confirmation, price or another’s id by any body: the account stays as it was', async () => {
    const { rows: before } = await rowsOf(stranger)
    let taken = 0
    for (const operation of operations.filter(({ fields, path }) => fields !== null && !/login|register/.test(path))) {
      const filled = FILLED[`${operation.method} ${operation.path}`] ?? {}
      const body = { ...GIFTS, ...filled }
      const answer = await ask(product, {
        method: operation.method,
        path: addressOf(operation, randomUUID()),
        token: stranger.token,
        body,
      })
      expect(answer.status, `${operation.path} ${answer.text}`).toBeLessThan(500)
      if (answer.status === 200) taken++
    }
    expect(taken).toBeGreaterThanOrEqual(5)
    const { rows: after } = await rowsOf(stranger)
    expect(after).toEqual(before)
    expect(await stranger.client.call(readLimits)).toMatchObject({ unlockedUploads: 0, firstUploads: 3 })
    const addresses = (await stranger.client.call(listAddresses)).addresses
    expect(addresses).toHaveLength(1)
    expect(addresses[0]?.id).not.toBe(GIFTS.id)
    const orders = await stranger.client.call(listPaymentActivities)
    for (const { grossCents } of orders) expect(grossCents).toBe(990)
  })

  test('a confirmed account by registering', async () => {
    const email = 'gifted@example.org'
    const body = { name: 'Eva', password: 'Sehr-geheim-1', ...GIFTS, email }
    expect((await ask(product, { path: '/api/register', method: 'POST', body })).status).toBe(200)
    const login = await ask(product, { path: '/api/login', method: 'POST', body })
    expect([login.status, JSON.parse(login.text)]).toMatchObject([403, { code: 'accounts.notConfirmed' }])
    const { stdout } = await runAdmin(product.dataDir, ['account', 'show', email])
    expect(stdout).not.toContain('ROLE_ADMIN')
  })
})

test('[2.3.1] what comes later is refused before what comes first', async () => {
  const fresh = await newUser(product)
  const token = await newReport(fresh)
  for (const path of [
    `/api/report/${token}/page/1`,
    `/api/report/${token}/export/json`,
    `/api/report/${token}/export/xlsx`,
  ])
    expect((await ask(product, { path, token: fresh.token })).status).toBe(403)
  const body = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
  const { id } = await fresh.client.call(createCheckoutSession, { body })
  const confirmed = await ask(product, { path: `/api/checkout/confirm?session_id=${id}`, token: fresh.token })
  expect([confirmed.status, JSON.parse(confirmed.text)]).not.toEqual([200, expect.objectContaining({ ok: true })])
  expect(await fresh.client.call(readLimits)).toMatchObject({ unlockedUploads: 0 })
})

function shape(answer: Awaited<ReturnType<typeof ask>> | undefined): unknown {
  const { requestId: _, ...body } = JSON.parse(answer?.text ?? '') as Record<string, unknown>
  return { status: answer?.status, body }
}

/** An id of the same form that was never given. */
function neverWas(id: string): string {
  return id.length === 36 ? randomUUID() : randomBytes(Math.floor((id.length * 3) / 4)).toString('base64url')
}

/** All that the owner sees of his own. */
async function everythingOf({ client }: TestUser): Promise<unknown> {
  const { sessions } = await client.call(listSessions)
  return {
    profile: await client.call(readProfile),
    addresses: await client.call(listAddresses),
    archive: (await client.call(listDownloads)).map(({ privateDocumentId, isUnlocked }) => ({
      privateDocumentId,
      isUnlocked,
    })),
    news: await client.call(listNotifications),
    orders: await client.call(listPaymentActivities),
    limits: await client.call(readLimits),
    sessions: sessions.map(({ id }) => id),
  }
}

/** What the database holds of an account and nobody may set. */
async function rowsOf({ email }: TestUser) {
  return world.onDatabase(async database => ({
    rows: await database.query(
      `select id, email, roles, confirmed_at, google_subject, created_at from account where email = $1`,
      [email],
    ),
  }))
}
