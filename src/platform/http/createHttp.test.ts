import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

const greet = call({
  method: 'POST',
  path: '/api/greet/{name}',
  summary: 'Grüßt',
  access: 'session',
  limit: 'usual',
  params: z.object({ name: z.string().max(20) }),
  query: z.object({ loud: z.string().optional() }),
  body: z.object({ times: z.int() }),
  answer: z.object({ text: z.string(), by: z.string() }),
  refusals: [],
})

let http: TestHttp
beforeAll(async () => {
  http = await startTestHttp(
    router =>
      router.serve(greet, ({ params, body, caller }) =>
        Promise.resolve({ text: `Hallo ${params.name}`.repeat(body.times), by: caller.accountId }),
      ),
    {
      authenticate: token =>
        Promise.resolve(token === 'anna' ? { accountId: 'anna', sessionId: '1', roles: ['ROLE_USER'] } : null),
    },
  )
})
afterAll(() => http.close())

describe('a call', () => {
  test('goes from the client through the schemas to the handler and back', async () => {
    const client = createClient({ baseUrl: http.baseUrl, fetch, token: () => 'anna' })
    const answer = await client.call(greet, { params: { name: 'ö/ä' }, query: {}, body: { times: 1 } })
    expect(answer).toEqual({ text: 'Hallo ö/ä', by: 'anna' })
  })

  test('is refused without a session', async () => {
    const client = createClient({ baseUrl: http.baseUrl, fetch, token: () => null })
    const refused = client.call(greet, { params: { name: 'x' }, query: {}, body: { times: 1 } })
    await expect(refused).rejects.toMatchObject({ code: 'general.notSignedIn', status: 401 })
  })
})
