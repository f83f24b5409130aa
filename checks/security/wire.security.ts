import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { SMUGGLING } from './smuggling.ts'
import { ask, askRaw } from './wire.ts'

let world: World
let product: RunningProduct
let user: TestUser
beforeAll(async () => {
  world = await makeWorld('embedded')
  product = await world.start()
  user = await newUser(product)
})
afterAll(() => world.close())

describe('[4.2.1] one request is never taken for two', () => {
  test.each(SMUGGLING('GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n'))(
    'with %s: refused, and the connection ends',
    async (_, rest) => {
      const head = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      const { statuses, isEnded } = await askRaw(product, head + rest)
      expect(isEnded).toBe(true)
      // Where the fault comes to light while the body is read, it hangs up without a word.
      expect([[400], []]).toContainEqual(statuses)
    },
  )

  test('a request for a proxy, without a host, of another version, or with a header of 20 kB', async () => {
    const long = `x: ${'y'.repeat(20_000)}\r\n`
    const many = Array.from({ length: 3_000 }, (_, at) => `x${at}: y\r\n`).join('')
    for (const [status, head] of [
      [400, 'GET / HTTP/1.1\r\n'],
      [400, 'GET / HTTP/9.9\r\nhost: x\r\n'],
      [400, 'GET / HTTP/1.1\r\nhost: x\r\nx\u0000: y\r\n'],
      [431, `GET / HTTP/1.1\r\nhost: x\r\n${long}`],
      [431, `GET / HTTP/1.1\r\nhost: x\r\n${many}`],
      [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n`],
    ] as const)
      expect(await askRaw(product, `${head}\r\n`), head.slice(0, 40)).toMatchObject({
        statuses: [status],
        isEnded: true,
      })
  })
})

describe('[5.3] a path leads only to what is served', () => {
  test.each([
    '/../../../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/..\\..\\package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%c0%ae%c0%ae/package.json',
    '/assets/\u002e\u002e;/package.json',
    '/index.html%00.js',
    '/robots.txt%00',
    '/./robots.txt/../../package.json',
    '/api/docs/..%2f..%2fpackage.json',
    '/api/docs/../../package.json',
    '/dev/mail/..%2f..%2f..%2fpackage.json',
    '/dev/mail/..%2fpostgres%2fPG_VERSION/html',
    '/sandbox-checkout/..%2f..%2fpackage.json',
    '/file:///etc/passwd',
  ])('%s', async path => {
    const { status, text } = await ask(product, { path })
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(/root:x:0|"dependencies"|^18$/m)
  })

  test.each(['/api/download/', '/api/download-mobile/', '/api/report/', '/api/invoice/'])('%s', async start => {
    for (const id of [
      '..%2f..%2f..%2fetc%2fpasswd',
      '%00',
      'a%00b',
      '..',
      '%2e%2e',
      'x'.repeat(300),
      '1',
      '-1',
      '1e9',
      '{}',
      "'",
    ]) {
      const { status } = await ask(product, {
        path: `${start}${id}${start.includes('invoice') ? '/download' : ''}`,
        token: user.token,
      })
      expect([400, 404, 405], `${start}${id}`).toContain(status)
    }
  })
})

describe('[1.5.2] [15.3] a body', () => {
  const send = (body: string, path = '/api/user/profile', method = 'PUT') =>
    ask(product, { path, method, token: user.token, headers: { 'content-type': 'application/json' }, body })

  test.each([
    ['of depth 10,000', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    [
      'of 10,000 fields of depth one',
      JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`k${at}`, 1]))),
      200,
    ],
    ['of 100 kB', JSON.stringify({ name: 'x'.repeat(100_000) }), 413],
    ['with __proto__', '{"__proto__":{"roles":["ROLE_ADMIN"]}}', 400],
    ['with __proto__ inside', '{"a":{"b":{"__proto__":{"isAdmin":true}}}}', 400],
    ['with constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', 200],
    ['with a number as a list', '{"mailNews":[true]}', 400],
    ['with a text as an object', '{"name":{"$gt":""}}', 400],
    ['with a flag as a text', '{"mailNews":"true"}', 400],
    ['with a number beyond all', '{"mailNews":1e999}', 400],
    ['with the same field twice', '{"mailNews":false,"mailNews":"x"}', 400],
  ])('%s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status)
    expect(JSON.parse((await ask(product, { path: '/api/configs' })).text)).not.toHaveProperty('isAdmin')
    expect((await ask(product, { path: '/api/user/profile', token: user.token })).text).not.toContain('ADMIN')
  })

  test.each([-1, 1e20, 2 ** 53, 0.5, '5', null, [5], { a: 1 }])(
    '[overflow] an amount of %j changes nothing',
    async grossCents => {
      const { status } = await send(JSON.stringify({ refCode: 'x', grossCents }), '/api/affiliate/order', 'POST')
      expect([200, 400]).toContain(status)
    },
  )

  test.each([
    '{"alias":"__proto__"',
    '{"alias":"constructor"',
    '{"alias":"toString"',
    '{"alias":"mini\\u0000"',
    '{"alias":"MINI "',
    '{"alias":["mini"]',
  ])('an order of %s is none', async start => {
    const answer = await send(`${start},"name":"Erika Muster"}`, '/api/create-checkout-session', 'POST')
    expect([400, 409]).toContain(answer.status)
    expect(await rows()).toMatchObject({ orders: [] })
  })
})

describe('[1.2.4] SQL in what strangers write', () => {
  test.each([
    `' OR 1=1--`,
    `'; select pg_sleep(5)--`,
    `'||pg_sleep(5)||'`,
    `1) union select password_hash from account--`,
    `\\'; drop table account; --`,
    `%' or '1'='1`,
  ])('%s is text, and takes no time', async text => {
    const before = await rows()
    const begun = performance.now()
    const encoded = encodeURIComponent(text)
    const { token } = user
    for (const path of [
      `/api/promo/validate?code=${encoded}`,
      `/api/confirm?token=${encoded}`,
      `/api/checkout/status?session_id=${encoded}`,
      `/api/invoice/${encoded}/download`,
      `/api/download/${encoded}`,
      `/api/user/limits?_=${encoded}`,
    ])
      expect((await ask(product, { path, token })).status, path).toBeLessThan(500)
    const posts: readonly (readonly [string, object])[] = [
      ['/api/login', { email: text, password: text }],
      ['/api/forgot-password', { email: text }],
      ['/api/reset-password', { token: text, newPassword: 'Sehr-geheim-1' }],
      ['/api/affiliate/touch', { refCode: text, landingUrl: text, prospectEmail: text }],
      ['/api/withdrawal', { name: text, contractId: text, email: 'a@b.de' }],
      ['/api/create-checkout-session', { alias: text, name: text, promoCode: text, addressId: text, refCode: text }],
    ]
    for (const [path, body] of posts)
      expect((await ask(product, { path, method: 'POST', token, body })).status, path).toBeLessThan(500)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await rows()).toEqual(before)
    // A name and a street are kept as they are.
    await ask(product, { path: '/api/user/profile', method: 'PUT', token, body: { name: text } })
    expect(JSON.parse((await ask(product, { path: '/api/user/profile', token })).text)).toMatchObject({ name: text })
  })
})

function rows() {
  return world.onDatabase(async database => ({
    accounts: await database.query('select id, email, roles from account order by id'),
    orders: await database.query('select id from purchase'),
  }))
}
