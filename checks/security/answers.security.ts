import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { newReport } from './journey.ts'
import { ask, askRaw } from './wire.ts'

let world: World
let product: RunningProduct
let user: TestUser
let downloadToken: string
beforeAll(async () => {
  world = await makeWorld('embedded', { BASE_URL: 'https://expose.example' })
  product = await world.start()
  user = await newUser(product)
  downloadToken = await newReport(user)
})
afterAll(() => world.close())

/** A page, a file, a call, each kind of refusal, a document, what search engines ask for. */
const EVERY_KIND = [
  ['a page', 200, { path: '/' }],
  ['a page of the app', 200, { path: '/archiv' }],
  ['a page that is not there', 404, { path: '/nichts', headers: { accept: 'text/html' } }],
  ['a file that is not there', 404, { path: '/assets/nichts.js' }],
  ['a call', 200, { path: '/api/configs' }],
  ['a call that is not there', 404, { path: '/api/nichts' }],
  ['a call without a session', 401, { path: '/api/user/profile' }],
  ['a call by another method', 405, { path: '/api/user/profile', method: 'PATCH' }],
  [
    'a body that is no JSON',
    400,
    { path: '/api/login', method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a body of another type', 415, { path: '/api/login', method: 'POST', body: 'a=b' }],
  ['an address with a broken escape', 400, { path: '/api/confirm-account-deletion/%zz' }],
  ['a page with a broken escape', 400, { path: '/%zz' }],
  ['the description of the calls', 200, { path: '/api/docs' }],
  ['the version', 200, { path: '/version.txt' }],
  ['robots.txt', 200, { path: '/robots.txt' }],
  ['sitemap.xml', 200, { path: '/sitemap.xml' }],
  ['the health', 200, { path: '/healthz' }],
  ['the metrics, to strangers', 404, { path: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } }],
] as const

const POLICY_OF_DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

describe('[3.4] the headers that keep browsers safe', () => {
  test.each(EVERY_KIND)('come with %s', async (_, status, sent) => {
    const { headers, ...answer } = await ask(product, sent)
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    })
    const policy = headers['content-security-policy'] ?? ''
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive)
    // No script but our own files; what styles an element by itself cannot load anything.
    expect(policy).not.toMatch(/script-src[^;]*('unsafe|data:|blob:|\*|http)/)
    expect(policy).not.toMatch(/style-src [^;]*'unsafe/)
    expect(headers['content-type']).toMatch(/; charset=utf-8$|^application\/xml/)
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
  })

  test('come with 304, with what cannot be read as a request, and with an OPTIONS of another site', async () => {
    const first = await ask(product, { path: '/api/system/status' })
    const again = await ask(product, {
      path: '/api/system/status',
      headers: { 'if-none-match': first.headers['etag'] ?? '' },
    })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, POLICY_OF_DATA])
    const raw = await askRaw(product, 'GARBAGE\r\n\r\n')
    expect(raw.statuses).toEqual([400])
    expect(raw.text).toContain(`content-security-policy: ${POLICY_OF_DATA}`)
    const asked = await ask(product, {
      path: '/api/login',
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(405)
    expect(Object.keys(asked.headers).filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('let no answer with private data be kept, and a file is saved, not shown', async () => {
    const { token } = user
    for (const path of [
      '/api/user/profile',
      '/api/user/limits',
      `/api/report/${downloadToken}`,
      '/webhook/api/notification',
      '/api/user/export',
    ])
      expect((await ask(product, { path, token })).headers['cache-control'], path).toBe('no-store')
    const pdf = await ask(product, { path: `/api/download/${downloadToken}`, token })
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''/) as string,
      'cache-control': 'no-store',
    })
    const html = await ask(product, { path: `/api/download-mobile/${downloadToken}`, token })
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(html.headers['content-disposition']).toMatch(/^attachment;/)
  })
})

describe('[3.4.2] [3.5] other sites', () => {
  test.each(['https://evil.example', 'null', 'https://evil.expose.example', 'https://expose.example.evil'])(
    'like %s read nothing and write nothing',
    async origin => {
      const headers = { origin, 'sec-fetch-site': 'cross-site' }
      const read = await ask(product, { path: '/api/configs', headers })
      expect(read.headers).not.toHaveProperty('access-control-allow-origin')
      expect(read.headers).not.toHaveProperty('access-control-allow-credentials')
      const body = JSON.stringify({ newEmail: 'x@y.de' })
      for (const type of [
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect(
          (
            await ask(product, {
              path: '/api/user/email',
              method: 'POST',
              token: user.token,
              headers: { ...headers, 'content-type': type },
              body,
            })
          ).status,
          type,
        ).toBe(403)
    },
  )

  test('cannot use a session by itself: there are no cookies, and a form without the token is nobody', async () => {
    const sent = {
      path: '/api/downloads',
      method: 'POST',
      headers: { cookie: `session=${user.token}; token=${user.token}` },
    }
    expect((await ask(product, sent)).status).toBe(401)
  })
})

describe('[API5] [13.4] methods', () => {
  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH', 'PURGE', 'FOO'])('%s is served nowhere', async method => {
    for (const path of ['/', '/api/configs', '/api/user/profile', '/metrics', '/nichts']) {
      const raw = await askRaw(
        product,
        `${method} ${path} HTTP/1.1\r\nhost: x\r\nx-secret: marker\r\nconnection: close\r\n\r\n`,
      )
      expect([400, 404, 405, 501], `${method} ${path}`).toContain(raw.statuses[0] ?? 400)
      expect(raw.text).not.toContain('marker')
    }
  })

  test('cannot be swapped by a header, a parameter or a form', async () => {
    for (const headers of [
      { 'x-http-method-override': 'DELETE' },
      { 'x-method-override': 'DELETE' },
      { 'x-http-method': 'DELETE' },
    ]) {
      expect(
        (await ask(product, { path: '/api/user/sessions?_method=DELETE', token: user.token, headers })).status,
      ).toBe(200)
      const posted = {
        path: '/api/user/sessions',
        method: 'POST',
        token: user.token,
        headers,
        body: { _method: 'DELETE' },
      }
      expect((await ask(product, posted)).status).toBe(405)
    }
  })

  test('HEAD says as much as GET and changes as little', async () => {
    const { token } = user
    for (const path of ['/', '/api/user/profile', `/api/download/${downloadToken}`]) {
      const answer = await ask(product, { path, method: 'HEAD', token })
      expect([answer.status, answer.text], path).toEqual([200, ''])
    }
    expect((await ask(product, { path: '/api/user/profile', method: 'HEAD' })).status).toBe(401)
  })
})
