import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/billing.ts'
import { mails, newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { operationsOf } from './operations.ts'
import { ask } from './wire.ts'

let world: World
let product: RunningProduct
let user: TestUser
beforeAll(async () => {
  world = await makeWorld('embedded', {
    BASE_URL: 'https://expose.example',
    METRICS_TOKEN: 'a-token-of-the-operator',
  })
  product = await world.start()
  user = await newUser(product)
})
afterAll(() => world.close())

describe('[4.1.3] who the caller says the product is', () => {
  const POISON = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    'x-original-host': 'evil.example',
    'x-forwarded-port': '666',
    'x-forwarded-prefix': '/evil',
  }

  test('changes no link of a mail, no page, no address of the checkout, no redirect', async () => {
    const email = 'poisoned@example.org'
    await ask(product, {
      path: '/api/register',
      method: 'POST',
      headers: POISON,
      body: { name: 'Eva', email, password: 'Sehr-geheim-1' },
    })
    await ask(product, { path: '/api/forgot-password', method: 'POST', headers: POISON, body: { email: user.email } })
    const toBoth = async () => (await mails(product.dataDir)).filter(({ to }) => to === email || to === user.email)
    await expect.poll(async () => (await toBoth()).length).toBe(3)
    expect(JSON.stringify(await toBoth())).not.toContain('evil')
    expect(JSON.stringify(await toBoth())).toContain('https://expose.example/confirm?token=')
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/api/configs', '/preise'])
      expect((await ask(product, { path, headers: POISON })).text, path).not.toContain('evil')
    const order = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
    const { id, url } = await user.client.call(createCheckoutSession, { body: order })
    expect(url).toMatch(/^https:\/\/expose\.example\//)
    const paid = await ask(product, {
      path: new URL(url).pathname,
      method: 'POST',
      headers: { ...POISON, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=cancel&returnTo=//evil.example',
    })
    expect(paid.headers['location']).toMatch(/^https:\/\/expose\.example\//)
    expect(paid.headers['location']).not.toContain('evil')
    expect(id).not.toBe('')
  })

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/login?next=//evil.example',
    '/?returnTo=https://evil.example&state=//evil.example',
    'http://evil.example/',
    '/profi/..%2f..//evil.example',
  ])('and %s redirects nowhere', async path => {
    const { status, headers } = await ask(product, { path })
    expect(headers).not.toHaveProperty('location')
    expect([200, 400, 404]).toContain(status)
  })
})

describe('[13.4] what is not for everybody', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main/server.ts',
    '/data/',
    '/config/default.json',
    '/node_modules/',
    '/assets/',
    '/server-status',
    '/debug',
    '/admin',
    '/actuator/env',
    '/phpinfo.php',
    '/wp-login.php',
    '/api/admin',
    '/api/',
    '/mail',
    '/dev/',
    '/.well-known/security.txt/../../package.json',
  ])('%s is not there', async path => {
    const { status, text } = await ask(product, { path })
    expect(status).toBe(404)
    expect(text).not.toMatch(/"dependencies"|\[core\]|Index of/)
  })

  test('there are no source maps, and the files of the app name none', async () => {
    const html = (await ask(product, { path: '/' })).text
    const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) {
      expect((await ask(product, { path: `${path}.map` })).status).toBe(404)
      expect((await ask(product, { path })).text).not.toContain('sourceMappingURL')
    }
    expect(globSync('dist/website/**/*.map')).toEqual([])
  })

  test('the metrics open to the operator’s token alone, not to a guess and not to who says he is this machine', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { authorization: 'Bearer a-token-of-the-operato' },
      { authorization: 'Bearer ' },
    ])
      expect((await ask(product, { path: '/metrics', headers })).status).toBe(404)
    expect((await ask(product, { path: '/metrics', token: 'a-token-of-the-operator' })).status).toBe(200)
  })
})

test('[API9] every call that a room serves is described, and every other address is one that is tested here', async () => {
  const served = globSync('src/contract/*.ts', { exclude: ['**/*.test.ts'] })
    .flatMap(path => [...readFileSync(path, 'utf8').matchAll(/\bcall\('(\w+)',\s*'([^']+)'/g)])
    .map(([, method, path]) => `${method} ${path}`)
  const described = (await operationsOf(product)).map(({ method, path }) => `${method} ${path}`)
  expect(described.length).toBeGreaterThan(40)
  expect(described.sort()).toEqual(served.sort())
  const registered = globSync('src/{platform,main}/**/*.ts')
    .filter(path => !/\.(test|fixture)\.ts$/.test(path))
    .flatMap(path => [
      ...readFileSync(path, 'utf8').matchAll(/\bapp\.(?:get|post|put|delete|all)(?:<[^>]*>+)?\(\s*([^,]+),/g),
    ])
    .map(([, address]) => address)
  expect(new Set(registered)).toEqual(
    new Set([
      "'/api/docs/json'",
      "'/api/docs'",
      "'/api/docs/start.js'",
      '`/api/docs/${name}`',
      "'/metrics'",
      "'/healthz'",
      "'/readyz'",
      "'/sandbox-checkout/font.woff2'",
      "'/sandbox-checkout/page.css'",
      "'/dev/mail'",
      "'/dev/mail/:id'",
      "'/dev/mail/:id/html'",
      "'/sitemap.xml'",
      "'/robots.txt'",
      "'/*'",
      'path',
      "'/Profi'",
      'file.path',
    ]),
  )
})
