import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { authenticateByName, receive, upload } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'
import { memoryCounter } from './memoryCounter.ts'
import type { UploadPart } from './routerPort.ts'

const MAX_BYTES = 1024 * 1024

let http: TestHttp
/** What became of the last upload, as its handler saw it. */
let failure: unknown
let seen: (part: UploadPart) => Promise<number>
/** Milliseconds. */
let beforeParts: number
beforeAll(async () => {
  http = await startTestHttp(
    router => {
      router.serve(upload, async ({ request }) => {
        const results = []
        await pause(beforeParts)
        try {
          for await (const part of request.parts(MAX_BYTES))
            results.push({ name: part.kind === 'file' ? part.filename : part.value, bytes: await seen(part) })
        } catch (error) {
          failure = error
          throw error
        }
        return results
      })
      router.serve(receive, ({ request }) => Promise.resolve({ bytes: request.raw.length }))
    },
    { authenticate: authenticateByName },
  )
})
beforeEach(() => {
  failure = undefined
  beforeParts = 0
  seen = async part => (part.kind === 'file' ? (await buffer(part.stream)).length : part.value.length)
})
afterAll(() => http.close())

const client = () => createClient({ baseUrl: http.baseUrl, fetch, token: () => 'anna' })

function form(...files: [name: string, bytes: number][]): FormData {
  const body = new FormData()
  for (const [name, bytes] of files) body.append('files[]', new Blob([new Uint8Array(bytes)]), name)
  return body
}

/** An upload whose bytes the test sends itself. */
function openUpload(headers: Record<string, string> = {}) {
  const sending = request(`${http.baseUrl}/api/upload`, {
    method: 'POST',
    headers: { authorization: 'Bearer anna', 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })
  sending.on('error', () => {})
  sending.write('--b\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n')
  return sending
}

async function answerTo(sending: ReturnType<typeof request>): Promise<{ status: number; code: unknown }> {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const body = JSON.parse(String(await buffer(answer))) as { code: unknown }
  return { status: answer.statusCode ?? 0, code: body.code }
}

describe('[7.6] an upload', () => {
  test('brings files and fields in their order, with the names as they were', async () => {
    const body = form(['Exposé Köln "Süd".pdf', 70_000], ['../../etc/passwd', 3])
    body.append('note', 'Grüße')
    expect(await client().call(upload, { body })).toEqual([
      { name: 'Exposé Köln "Süd".pdf', bytes: 70_000 },
      { name: 'passwd', bytes: 3 },
      { name: 'Grüße', bytes: 5 },
    ])
  })

  test('goes on with the next file when one is not wanted', async () => {
    seen = part => {
      if (part.kind === 'file') part.stream.destroy()
      return Promise.resolve(0)
    }
    const answer = await client().call(upload, { body: form(['a', 300_000], ['b', 300_000], ['c', 1]) })
    expect(answer.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  test('[M6] passes at the pace of its account, also where it is not wanted', async () => {
    const counter = memoryCounter()
    const paced = await startTestHttp(
      router =>
        router.serve(upload, async ({ request }) => {
          for await (const part of request.parts(20 * MAX_BYTES)) if (part.kind === 'file') part.stream.destroy()
          return []
        }),
      { authenticate: authenticateByName, limits: { here: counter, everywhere: counter, factor: 1 } },
    )
    const anna = createClient({ baseUrl: paced.baseUrl, fetch, token: () => 'anna' })
    const begun = performance.now()
    await anna.call(upload, { body: form(['a', 8 * MAX_BYTES], ['b', 8 * MAX_BYTES]) })
    // 16 MB a second, but for what an account may be ahead.
    expect(performance.now() - begun).toBeGreaterThan(900)
    await paced.close()
  })

  test('is refused without a session before a byte is read', async () => {
    const guest = createClient({ baseUrl: http.baseUrl, fetch, token: () => null })
    await expect(guest.call(upload, { body: form(['a', 10]) })).rejects.toMatchObject({ status: 401 })
    expect(failure).toBe(undefined)
  })

  test('whose announced size is too large is refused at once', async () => {
    const sending = openUpload({ 'content-length': String(50 * MAX_BYTES) })
    expect(await answerTo(sending)).toEqual({ status: 413, code: 'general.tooLarge' })
    sending.destroy()
  })

  test('is refused while it is still coming, as soon as all files together are too large', async () => {
    const sending = openUpload()
    const answer = answerTo(sending)
    for (let megabytes = 0; megabytes < 3; megabytes++) {
      sending.write(Buffer.alloc(400_000))
      sending.write('\r\n--b\r\ncontent-disposition: form-data; name="files[]"; filename="next.pdf"\r\n\r\n')
    }
    // The body has no end yet.
    expect(await answer).toEqual({ status: 413, code: 'general.tooLarge' })
    expect(failure).toMatchObject({ rule: { code: 'general.tooLarge' } })
    sending.destroy()
  })

  test('that is refused can be sent to its end by a client that only then reads the answer', async () => {
    const refused = client().call(upload, { body: form(['a', 20 * MAX_BYTES]) })
    await expect(refused).rejects.toMatchObject({ status: 413 })
  })

  test('that breaks off ends the file and the upload with a failure', async () => {
    const begun = Promise.withResolvers<true>()
    const streamFailed = Promise.withResolvers<unknown>()
    seen = async part => {
      begun.resolve(true)
      if (part.kind === 'file') await buffer(part.stream).catch(streamFailed.resolve)
      return 0
    }
    const sending = openUpload()
    sending.write('x'.repeat(100_000))
    // What breaks off before it has begun is no upload.
    await begun.promise
    sending.destroy()
    expect(await streamFailed.promise).toMatchObject({ rule: { code: 'general.invalid' } })
    await expect.poll(() => failure).toMatchObject({ rule: { code: 'general.invalid' } })
  })

  test.each([
    [
      'ends in the middle of a part',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a',
    ],
    ['has no boundary', 'multipart/form-data', 'x'],
    [
      'has __proto__ as name',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('that %s is invalid', async (_, type, body) => {
    const headers = { authorization: 'Bearer anna', 'content-type': type }
    const answer = await fetch(`${http.baseUrl}/api/upload`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })

  // The room notes the file in the database before it reads it; until then nobody listens to its stream.
  test.each([
    ['its parts', { parts: 50, file: 0 }],
    ['its file', { parts: 0, file: 50 }],
  ])('that ends in the middle of a file is invalid, also where somebody looks at %s later', async (_, later) => {
    beforeParts = later.parts
    seen = async part => {
      await pause(later.file)
      return part.kind === 'file' ? (await buffer(part.stream)).length : 0
    }
    const headers = { authorization: 'Bearer anna', 'content-type': 'multipart/form-data; boundary=b' }
    const body = '--b\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    const answer = await fetch(`${http.baseUrl}/api/upload`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })

  test('skips a part that says nothing about itself', async () => {
    const headers = { authorization: 'Bearer anna', 'content-type': 'multipart/form-data; boundary=b' }
    const body = '--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'
    const answer = await fetch(`${http.baseUrl}/api/upload`, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual([])
  })

  test.each([
    ['101 files', () => form(...Array.from({ length: 101 }, (_, at): [string, number] => [`${at}`, 1]))],
    [
      'a long field',
      () => {
        const body = new FormData()
        body.append('note', 'x'.repeat(20_000))
        return body
      },
    ],
  ])('with %s is refused', async (_, body) => {
    await expect(client().call(upload, { body: body() })).rejects.toMatchObject({ status: 413 })
  })

  test('that is JSON is refused', async () => {
    const headers = { authorization: 'Bearer anna', 'content-type': 'application/json' }
    const answer = await fetch(`${http.baseUrl}/api/upload`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(415)
  })
})

test('a raw body comes as its bytes, whatever it says it is, up to 512 KiB', async () => {
  const send = (bytes: number) =>
    fetch(`${http.baseUrl}/hook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ' '.repeat(bytes),
    })
  expect(await (await send(100_000)).json()).toEqual({ bytes: 100_000 })
  expect((await send(600_000)).status).toBe(413)
})
