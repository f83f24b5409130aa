import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { databaseCounter } from './databaseCounter.ts'
import { authenticateByName, greet, readNews, rule, upload } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'
import { LIMIT_FIGURES, WRONG_TOKENS } from './limitFigures.ts'
import { memoryCounter } from './memoryCounter.ts'
import { networkOf } from './networkOf.ts'

const FIGURE = { calls: 3, seconds: 60 }

let tested: TestDatabase
let http: TestHttp | undefined
beforeAll(async () => {
  tested = await openTestDatabase()
})
afterEach(() => http?.close())
afterAll(() => tested.close())

function start(trustProxy = false): Promise<TestHttp> {
  const counter = memoryCounter()
  return startTestHttp(
    router => {
      router.serve(readNews, () => Promise.resolve({ text: 'neu' }))
      router.serve({ ...greet, limit: 'login', access: 'open' }, () => Promise.resolve({ text: 'Hallo' }))
    },
    { authenticate: authenticateByName, trustProxy, limits: { here: counter, everywhere: counter, factor: 1 } },
  )
}

async function statuses(times: number, ask: () => Promise<Response>): Promise<number[]> {
  const all = []
  for (let at = 0; at < times; at++) {
    const answer = await ask()
    await answer.body?.cancel()
    all.push(answer.status)
  }
  return all
}

describe('guessing', () => {
  test('ends with the last allowed try of a minute, also with ever new X-Forwarded-For, and says when to come again', async () => {
    const { baseUrl } = (http = await start())
    let at = 0
    const guess = () =>
      fetch(`${baseUrl}/api/greet/x`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${at++}` },
        body: '{"times":1}',
      })
    const all = await statuses(LIMIT_FIGURES.login.calls + 2, guess)
    expect(all).toEqual([...Array<number>(LIMIT_FIGURES.login.calls).fill(200), 429, 429])
    const refused = await guess()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await refused.json()).toMatchObject({ code: 'general.tooMany' })
  })

  test('behind our own proxy is counted by the address that the proxy saw', async () => {
    const { baseUrl } = (http = await start(true))
    const guessFrom = (forwarded: string) =>
      fetch(`${baseUrl}/api/greet/x`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"times":1}',
      })
    let at = 0
    expect((await statuses(LIMIT_FIGURES.login.calls + 1, () => guessFrom(`10.9.9.${at++}, 10.0.0.1`))).at(-1)).toBe(
      429,
    )
    expect(await statuses(1, () => guessFrom('10.0.0.2'))).toEqual([200])
  })

  test('of tokens ends before they are looked up', async () => {
    let lookups = 0
    const counter = memoryCounter()
    http = await startTestHttp(router => router.serve(rule, () => Promise.resolve(undefined)), {
      authenticate: () => {
        lookups++
        return Promise.resolve(null)
      },
      limits: { here: counter, everywhere: counter, factor: 1 },
    })
    const url = `${http.baseUrl}/api/news`
    const guess = () => fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer wrong' } })
    for (let round = 0; round < 7; round++) await Promise.all(Array.from({ length: 100 }, guess))
    expect(lookups).toBeGreaterThanOrEqual(WRONG_TOKENS.calls)
    // What is being looked up at the same moment is not counted yet.
    expect(lookups).toBeLessThan(WRONG_TOKENS.calls + 100)
    expect((await guess()).status).toBe(429)
  })
})

test('what is allowed is counted for each account, not for their common address', async () => {
  const { baseUrl } = (http = await start())
  const ask = (token: string) => fetch(`${baseUrl}/api/news`, { headers: { authorization: `Bearer ${token}` } })
  expect((await statuses(LIMIT_FIGURES.usual.calls + 1, () => ask('anna'))).at(-1)).toBe(429)
  expect(await statuses(1, () => ask('admin'))).toEqual([200])
})

test('one account that uses up its uploads leaves the others of its address theirs', async () => {
  const counter = memoryCounter()
  http = await startTestHttp(router => router.serve(upload, () => Promise.resolve([])), {
    authenticate: authenticateByName,
    limits: { here: counter, everywhere: counter, factor: 1 },
  })
  const url = `${http.baseUrl}/api/upload`
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const send = (token: string) =>
    fetch(url, { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body: '--b--\r\n' })
  expect((await statuses(LIMIT_FIGURES.upload.calls + 1, () => send('anna'))).at(-1)).toBe(429)
  expect(await statuses(1, () => send('admin'))).toEqual([200])
})

describe.each([
  ['in this process', () => memoryCounter()],
  ['in the database', () => databaseCounter(tested.database, Buffer.alloc(32))],
])('uses counted %s', (_, open) => {
  test('add up by key within the window', async () => {
    const counter = open()
    const counts = []
    for (let at = 0; at < 3; at++) counts.push(await counter.use('a', FIGURE))
    expect(counts.map(({ uses }) => uses)).toEqual([1, 2, 3])
    expect(counts.every(({ seconds }) => seconds > 50 && seconds <= 60)).toBe(true)
    expect((await counter.use('b', FIGURE)).uses).toBe(1)
    counter.close()
  })

  test('are all counted when they come at once', async () => {
    const counter = open()
    const counts = await Promise.all(Array.from({ length: 30 }, () => counter.use('many', FIGURE)))
    expect(counts.map(({ uses }) => uses).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    counter.close()
  })

  test('start over after the window', async () => {
    const counter = open()
    await counter.use('short', { calls: 3, seconds: 0.05 })
    await new Promise(resolve => setTimeout(resolve, 100))
    expect((await counter.use('short', FIGURE)).uses).toBe(1)
    counter.close()
  })
})

test('the database keeps nothing that says whom it counted', async () => {
  const counter = databaseCounter(tested.database, Buffer.alloc(32))
  await counter.use('login 203.0.113.77', FIGURE)
  counter.close()
  const rows = await tested.database.query<{ row: string }>('select limit_use::text as row from limit_use')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
