import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { newReport } from './journey.ts'
import { freePort, type Proxy, startNginx } from './nginx.ts'
import { SMUGGLING } from './smuggling.ts'
import { askRaw } from './wire.ts'

// As it stands before the world: nginx of Debian with deploy/nginx.conf, the product behind it.

let world: World
let product: RunningProduct
let proxy: Proxy
let user: TestUser
beforeAll(async () => {
  // Its certificate is made for this run; nothing here leaves the machine.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  const port = await freePort()
  world = await makeWorld('embedded', {
    LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
    BASE_URL: `https://127.0.0.1:${port}`,
  })
  product = await world.start()
  proxy = await startNginx(mkdtempSync(join(tmpdir(), 'expose-ampel-nginx-')), port, world.folder.port)
  user = await newUser({ baseUrl: proxy.baseUrl, dataDir: product.dataDir })
}, 240_000)
afterAll(async () => {
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
  await proxy.close()
  await world.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${proxy.baseUrl}${path}`, { headers: { authorization: `Bearer ${user.token}`, ...headers } })

test('a buyer registers, uploads, and gets his report, with the product’s own safety headers, once', async () => {
  const token = await newReport(user)
  const [entry] = await user.client.call(listDownloads)
  expect(entry).toMatchObject({ isSuccess: true, downloadToken: token })
  const report = await get(`/api/download/${token}`)
  expect(report.status).toBe(200)
  expect(Buffer.from(await report.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  const { headers } = await get('/')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+[^,]*$/)
  expect(headers.get('content-security-policy')).toMatch(/^[^,]+$/)
  expect(headers.get('server')).toBe('nginx')
})

test('what is not for the world is not shown to it', async () => {
  for (const path of ['/metrics', '//metrics', '/%6Detrics', '/./metrics', '/api/../metrics', '/metrics/', '/dev/mail'])
    expect([403, 404], path).toContain((await get(path)).status)
})

test('no address that a caller claims is believed: guesses of one machine are counted together', async () => {
  // More than an address has in a minute, at once.
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, guess) => {
      const { status } = await fetch(`${proxy.baseUrl}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${guess}` },
        body: JSON.stringify({ email: `nobody.${guess}@example.org`, password: 'Geraten-1' }),
      })
      return status
    }),
  )
  expect(statuses).toContain(429)
})

test('an upload that is larger than any may be is refused before it has gone through', async () => {
  const head = `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${user.token}\r\ncontent-length: 200000000\r\n\r\n`
  expect(await askRaw(proxy, head)).toMatchObject({ statuses: [413] })
})

describe('[4.2.1] both take the same for one request', () => {
  // Asked for by no other test here: its route in the product's log is the hidden one.
  const hidden = 'GET /api/docs/json HTTP/1.1\r\nhost: x\r\n\r\n'
  const seen = () => product.output().split('"route":"/api/docs/json"').length - 1

  test.each(SMUGGLING(hidden))(
    'with %s: what comes behind is answered to who sent it, or never seen',
    async (_, rest) => {
      const before = seen()
      const { text } = await askRaw(
        proxy,
        `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`,
      )
      // Connections to the product are kept: whoever comes next would be answered in the wrong place.
      const next = await Promise.all(Array.from({ length: 8 }, async () => (await get('/robots.txt')).text()))
      expect(new Set(next).size).toBe(1)
      expect(next[0]).toMatch(/^User-agent/i)
      // A chunk's extension may hold a line feed (RFC 9112, 2.2): for nginx what follows is a second request, and for the product as well.
      expect(seen() - before).toBe(text.split('"openapi":').length - 1)
    },
  )
})
