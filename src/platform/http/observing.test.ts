import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log/createLog.ts'
import { authenticateByName, greet, readNews } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

let log = ''
let http: TestHttp
const checks = { database: () => Promise.resolve(), files: () => Promise.resolve() }
beforeAll(async () => {
  http = await startTestHttp(
    router => {
      router.serve(greet, () => Promise.reject(new Error('broken for eva@example.de')))
      router.serve({ ...readNews, limit: 'poll' }, () => Promise.resolve({ text: 'neu' }))
    },
    {
      authenticate: authenticateByName,
      log: createLog('info', { write: line => (log += line) }),
      checks,
      countJobs: () => Promise.resolve([{ kind: 'intake.analyse', state: 'active', jobs: 3 }]),
    },
  )
})
afterAll(() => http.close())

const ask = (path: string, headers: Record<string, string> = {}) => fetch(http.baseUrl + path, { headers })

describe('the log', () => {
  test('has a line for each request by its pattern, and nothing of who asked for what', async () => {
    log = ''
    const answer = await fetch(`${http.baseUrl}/api/greet/Planted?loud=yes&_=planted`, {
      method: 'POST',
      headers: { authorization: 'Bearer anna', 'content-type': 'application/json', 'x-request-id': 'planted' },
      body: '{"times":1,"note":"planted"}',
    })
    expect(answer.status).toBe(500)
    await expect.poll(() => log.trim().split('\n')).toHaveLength(2)
    expect(log).not.toMatch(/planted|eva@|anna|127\.0/i)
    const requestId = answer.headers.get('x-request-id')
    const [fault, request] = log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as object)
    expect(fault).toMatchObject({ level: 'error', requestId, route: '/api/greet/:name', msg: 'fault' })
    expect(request).toMatchObject({ method: 'POST', requestId, route: '/api/greet/:name', status: 500 })
  })

  test('leaves out polls that went well, and keeps those that were refused', async () => {
    log = ''
    await ask('/api/news')
    await ask('/api/news?a=1&a=2')
    await expect.poll(() => log).toContain('"status":400')
    expect(log.trim().split('\n')).toHaveLength(1)
  })

  test('has no line that a caller can write', async () => {
    log = ''
    await ask('/%0d%0a%7B%22level%22:%22info%22%7D')
    await expect.poll(() => log).toContain('"status":404')
    expect(log.trim().split('\n')).toHaveLength(1)
    expect(log).toContain('"route":"unknown"')
  })
})

describe('the probes', () => {
  test('say that the process lives, and that what it needs answers', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', files: 'ok' }, openToReaders: ['network'] },
    ])
  })

  test('say so when something fails or hangs, without the cause and within its time', async () => {
    await new Promise(resolve => setTimeout(resolve, 1_100))
    checks.files = () => Promise.reject(new Error('secret'))
    checks.database = () => new Promise(() => {})
    const before = performance.now()
    const answer = await ask('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'failed', checks: { database: 'failed', files: 'failed' }, openToReaders: ['network'] },
    ])
    expect(performance.now() - before).toBeLessThan(3_000)
    expect((await ask('/healthz')).status).toBe(200)
  })
})

describe('the metrics', () => {
  test('count requests by pattern and status, jobs, and the event loop', async () => {
    await ask('/api/news')
    const text = await (await ask('/metrics')).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/news",status="200"\} \d/)
    expect(text).toContain('jobs{kind="intake.analyse",state="active"} 3')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).not.toMatch(/planted/i)
  })

  test('are nobody else’s: what comes through a proxy gets a plain 404', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(404)
  })

  test('are for who has the token, where there is one', async () => {
    const other = await startTestHttp(() => {}, { metricsToken: 'a-long-token-of-ours' })
    const statusWith = async (token: string) =>
      (await fetch(`${other.baseUrl}/metrics`, { headers: { authorization: `Bearer ${token}`, via: 'proxy' } })).status
    expect([await statusWith('a-long-token-of-ours'), await statusWith('wrong')]).toEqual([200, 404])
    await other.close()
  })
})
