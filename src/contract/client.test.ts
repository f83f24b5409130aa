import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { createClient, NetworkFailure, RefusedCall } from './client.ts'

const read = call('GET', '/api/things/{id}', {
  summary: 'Liest',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.int().optional(), text: z.string().optional() }),
  answer: z.object({ count: z.int() }),
})

const asked: { url: string; init: RequestInit }[] = []

function clientOf(answer: () => Promise<Response>, token: string | null = 't') {
  return createClient({
    baseUrl: 'https://a.example',
    token: () => token,
    fetch: (url, init) => {
      asked.push({ url, init })
      return answer()
    },
  })
}

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

test('a call becomes an address, with every value in its place and the token in the header', async () => {
  const client = clientOf(() => json({ count: 1, more: true }))
  expect(await client.call(read, { params: { id: '../a?b#c' }, query: { page: 2, text: 'ä&b' } })).toEqual({ count: 1 })
  expect(asked.at(-1)?.url).toBe('https://a.example/api/things/..%2Fa%3Fb%23c?page=2&text=%C3%A4%26b')
  expect(new Headers(asked.at(-1)?.init.headers).get('authorization')).toBe('Bearer t')
  await client.call(read, { params: { id: '1' }, query: { text: undefined } })
  expect(asked.at(-1)?.url).toBe('https://a.example/api/things/1')
})

test('nobody signed in sends no token', async () => {
  await clientOf(() => json({ count: 1 }), null).call(read, { params: { id: '1' } })
  expect(new Headers(asked.at(-1)?.init.headers).has('authorization')).toBe(false)
})

test('a refusal comes with its code, sentence, status and further fields', async () => {
  const body = { code: 'x.no', message: 'Nein.', error: 'Nein.', requestId: '1', resend: true }
  const failure: unknown = await clientOf(() => json(body, 403))
    .call(read, { params: { id: '1' } })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RefusedCall)
  expect(failure).toMatchObject({ code: 'x.no', message: 'Nein.', status: 403, fields: { resend: true } })
})

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('fetch failed')), null],
  ['a proxy answers with a page', () => Promise.resolve(new Response('<html>', { status: 502 })), 502],
  ['the answer is no JSON', () => Promise.resolve(new Response('<html>')), 200],
  ['the answer is something else', () => json({ count: 'many' }), 200],
])('%s: that is a failure of the network, not of the server', async (_, answer, status) => {
  const failure: unknown = await clientOf(answer)
    .call(read, { params: { id: '1' } })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NetworkFailure)
  expect(failure).toMatchObject({ status })
})

test('an abort by the caller stays an abort', async () => {
  const aborted = clientOf(() => Promise.reject(new DOMException('stop', 'AbortError')))
  await expect(aborted.call(read, { params: { id: '1' } })).rejects.toMatchObject({ name: 'AbortError' })
})
