import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { Refusal } from '#contract/refusal.ts'
import { authenticateByName, greet, readAll, readNews, rule } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

const CLOSED = new Refusal({ code: 'test.closed', status: 503, message: 'Zu bis {until}.' }, { until: '9 Uhr' })

let http: TestHttp
let isClosed = false
let status = 'a'
let news: () => Promise<{ text: string }>
beforeAll(async () => {
  http = await startTestHttp(
    router => {
      router.serve(greet, ({ params, body }) => {
        const answer = { text: `Hallo ${params.name}!`.repeat(body.times), secret: 'not in the schema' }
        return Promise.resolve(answer)
      })
      router.serve(
        readNews,
        () => news(),
        () => `"${status}"`,
      )
      router.serve(readAll, async () => [{ text: 'alt' }, await news(), { text: 'neu' }])
      router.serve(rule, () => Promise.resolve(undefined))
    },
    {
      baseUrl: 'https://expose.example',
      authenticate: authenticateByName,
      mayPass: caller => Promise.resolve(isClosed && caller?.accountId !== 'admin' ? CLOSED : null),
      openDuringMaintenance: [readNews],
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
  )
  news = () => Promise.resolve({ text: 'nichts' })
})
afterAll(() => http.close())

const ANNA = { authorization: 'Bearer anna' }

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

async function ask(path: string, sent: Sent = {}) {
  const answer = await fetch(http.baseUrl + path, sent)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text }
}

function greetBy(
  body: string | Uint8Array<ArrayBuffer>,
  path = '/api/greet/Eva',
  headers: Record<string, string> = {},
) {
  return ask(path, { method: 'POST', headers: { ...ANNA, 'content-type': 'application/json', ...headers }, body })
}

const bodyOf = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>

describe('a call', () => {
  const client = (token: string | null) => createClient({ baseUrl: http.baseUrl, fetch, token: () => token })

  test('goes from the client through the schemas to the handler, and only what the schema names comes back', async () => {
    const answer = await client('anna').call(greet, { params: { name: 'ö/ä ?' }, body: { times: 1 } })
    expect(answer).toEqual({ text: 'Hallo ö/ä ?!' })
  })

  test('[6.1] is refused without a session, with a token that is worth nothing, and without the role', async () => {
    await expect(client(null).call(rule)).rejects.toMatchObject({ code: 'general.notSignedIn', status: 401 })
    await expect(client('eva').call(rule)).rejects.toMatchObject({ code: 'general.notSignedIn', status: 401 })
    await expect(client('anna').call(rule)).rejects.toMatchObject({ code: 'general.notAllowed', status: 403 })
    await expect(client('admin').call(rule)).resolves.toBe(undefined)
  })

  test('[6.1] is refused during maintenance, except for whom it lets through, and what is always open', async () => {
    isClosed = true
    const sent = { params: { name: 'x' }, body: { times: 1 } }
    await expect(client('anna').call(greet, sent)).rejects.toMatchObject({
      code: 'test.closed',
      message: 'Zu bis 9 Uhr.',
    })
    expect(await client('admin').call(greet, sent)).toEqual({ text: 'Hallo x!' })
    expect(await client('anna').call(readNews)).toEqual({ text: 'nichts' })
    isClosed = false
  })
})

describe('a body', () => {
  test.each([
    ['no JSON', '{"times":'],
    ['a number as text', '{"times":"1"}'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['__proto__', '{"times":1,"__proto__":{"admin":true}}'],
    ['NUL', '{"times":1,"note":"a\\u0000"}'],
    ['a hidden NUL', '{"times":1,"other":{"a":["\\u0000"]}}'],
    ['nesting without end', `{"times":1,"other":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('that holds %s is invalid', async (_, body) => {
    const answer = await greetBy(body)
    expect(answer.status).toBe(400)
    expect(bodyOf(answer)).toMatchObject({ code: 'general.invalid', error: bodyOf(answer)['message'] })
  })

  test('that is no UTF-8 is invalid', async () => {
    const latin = Buffer.from('{"times":1,"note":"ä"}', 'latin1')
    expect((await greetBy(Uint8Array.from(latin))).status).toBe(400)
  })

  test('names what is wrong in it', async () => {
    expect(bodyOf(await greetBy('{"times":1.5,"note":3}'))).toMatchObject({ invalid: ['times', 'note'] })
  })

  test('may hold more than is asked for, which is left out', async () => {
    expect((await greetBy('{"times":1,"role":"ROLE_ADMIN"}')).status).toBe(200)
  })

  test('of more than 64 KiB is refused, also where its size is not announced', async () => {
    const long = JSON.stringify({ times: 1, note: 'x'.repeat(64 * 1024) })
    expect((await greetBy(long)).status).toBe(413)
    const chunked = new Request(`${http.baseUrl}/api/greet/x`, {
      method: 'POST',
      headers: { ...ANNA, 'content-type': 'application/json' },
      body: new Blob([long]).stream(),
      duplex: 'half',
    })
    expect((await fetch(chunked)).status).toBe(413)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'of the type %s is refused',
    async type => {
      const answer = await greetBy('{"times":1}', undefined, { 'content-type': type })
      expect([answer.status, bodyOf(answer)['code']]).toEqual([415, 'general.wrongType'])
    },
  )
})

describe('an address', () => {
  test.each([
    ['a parameter twice', '/api/greet/x?loud=yes&loud=no'],
    ['an unknown parameter twice', '/api/greet/x?_=1&_=2'],
    ['a parameter of another kind', '/api/greet/x?loud=maybe'],
    ['NUL', '/api/greet/%00'],
    ['NUL in a parameter', '/api/greet/x?_=%00'],
    ['__proto__', '/api/greet/x?__proto__=1'],
    ['a broken escape', '/api/greet/%zz'],
    ['a value that is too long', `/api/greet/${'x'.repeat(21)}`],
  ])('with %s is invalid', async (_, path) => {
    const answer = await greetBy('{"times":1}', path)
    expect([answer.status, bodyOf(answer)['code']]).toEqual([400, 'general.invalid'])
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  })

  test('may have a number behind it against old answers', async () => {
    expect((await ask('/api/news?_=1732000000')).status).toBe(200)
  })

  test.each([
    '/',
    '/api',
    '/api/nothing',
    '/.env',
    '/.git/config',
    '/api/greet/',
    '//evil.example/',
    '/api/greet/../news',
  ])('that does not exist (%s) is not found', async path => {
    const answer = await ask(path, { method: 'PUT' })
    expect([404, 405]).toContain(answer.status)
    expect(answer.text).not.toContain('evil')
  })

  test.each(['PUT', 'PATCH', 'OPTIONS', 'POST'])('answers 405 to %s where it serves other methods', async method => {
    const answer = await ask('/api/news', { method, body: 'x', headers: { 'x-http-method-override': 'GET' } })
    expect([answer.status, bodyOf(answer)['code']]).toEqual([405, 'general.wrongMethod'])
    expect(answer.headers.get('allow')).toBe('GET, HEAD, DELETE')
  })
})

describe('an answer', () => {
  test.each([
    ['200', '/api/news', {}],
    ['304', '/api/news', { headers: { 'if-none-match': '"a"' } }],
    ['401', '/api/greet/x', { method: 'POST' }],
    ['404', '/nothing', {}],
    ['405', '/api/news', { method: 'PUT' }],
    ['415', '/api/greet/x', { method: 'POST', headers: ANNA, body: 'x' }],
  ])('%s has the headers that keep browsers safe, and no cache keeps it', async (code, path, sent: Sent) => {
    const { status, headers } = await ask(path, sent)
    expect(String(status)).toBe(code)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false)
  })

  test('is not for other sites, whoever they say they are', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://sub.expose.example']) {
      const { headers } = await ask('/api/news', { headers: { origin } })
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
    expect((await greetBy('{"times":1}', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('over 1 KiB is compressed for who can read that', async () => {
    const path = `${http.baseUrl}/api/greet/Eva`
    const sent = { method: 'POST', body: '{"times":1000}' }
    const headers = { ...ANNA, 'content-type': 'application/json' }
    const packed = await fetch(path, { ...sent, headers: { ...headers, 'accept-encoding': 'br, gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await packed.json()).toEqual({ text: 'Hallo Eva!'.repeat(1000) })
    const plain = await fetch(path, { ...sent, headers: { ...headers, 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(plain.headers.get('vary')).toBe('accept-encoding')
  })

  test('[7.8] is 304 without a body and without calling the room, until the entity tag changes', async () => {
    let calls = 0
    news = () => Promise.resolve({ text: String(++calls) })
    const { headers } = await ask('/api/news')
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '', authorization: 'Bearer nobody' } }
    expect(await ask('/api/news', again)).toMatchObject({ status: 304, text: '' })
    const weak = { headers: { 'if-none-match': `"x", W/${headers.get('etag') ?? ''}` } }
    expect((await ask('/api/news', weak)).status).toBe(304)
    status = 'b'
    expect(await ask('/api/news', again)).toMatchObject({ status: 200, text: '{"text":"2"}' })
  })

  test('to a fault says nothing of its cause', async () => {
    news = () => Promise.reject(new Error('relation "account" does not exist'))
    const answer = await ask('/api/news')
    expect([answer.status, bodyOf(answer)]).toEqual([
      500,
      {
        code: 'general.fault',
        message: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
        error: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
        requestId: answer.headers.get('x-request-id'),
      },
    ])
  })

  test('that breaks its own schema is an internal fault', async () => {
    news = () => Promise.resolve({ text: 5 } as unknown as { text: string })
    expect((await ask('/api/news')).status).toBe(500)
  })

  test('[F20] that is a list goes without what is broken in it', async () => {
    news = () => Promise.resolve({ old: 5 } as unknown as { text: string })
    const answer = await ask('/api/news/all')
    expect([answer.status, bodyOf(answer)]).toEqual([200, [{ text: 'alt' }, { text: 'neu' }]])
  })

  test('says when to come again while the database is away', async () => {
    news = () => Promise.reject(Object.assign(new Error('cut'), { name: 'DatabaseUnavailable' }))
    const answer = await ask('/api/news')
    expect([answer.status, bodyOf(answer)['code'], answer.headers.get('retry-after')]).toEqual([
      503,
      'general.unavailable',
      '5',
    ])
  })

  test('brings the fields that a refusal has beside its sentence', async () => {
    const refusal = new Refusal({ code: 'test.no', status: 403, message: 'Nein.' }, {}, { resend: true, token: 't' })
    news = () => Promise.reject(refusal)
    expect(bodyOf(await ask('/api/news'))).toMatchObject({ error: 'Nein.', message: 'Nein.', resend: true, token: 't' })
  })
})
