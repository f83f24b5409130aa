import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticateByName, greet, readNews } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

let http: TestHttp
beforeAll(async () => {
  http = await startTestHttp(
    router => {
      router.serve(readNews, () => Promise.resolve({ text: 'neu' }))
      router.serve(greet, () => Promise.resolve({ text: 'Hallo' }))
    },
    { authenticate: authenticateByName },
  )
})
afterAll(() => http.close())

/** All that comes back on a connection until the server hangs up. */
async function exchange(...pieces: (string | number)[]): Promise<string> {
  const socket = connect(Number(new URL(http.baseUrl).port), '127.0.0.1')
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')))
  for (const piece of pieces) {
    if (typeof piece === 'number') await pause(piece)
    else socket.write(piece)
  }
  if (!socket.closed) await once(socket, 'close')
  return received
}

const END = 'connection: close\r\n\r\n'

describe('what is no proper request', () => {
  test.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'general.invalid'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'general.invalid'],
    ['no host', `GET /api/news HTTP/1.1\r\n\r\n`, 400, ''],
    [
      'two lengths',
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      400,
      'general.invalid',
    ],
    [
      'a length and chunks (smuggling)',
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
      400,
      'general.invalid',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'general.tooLarge',
    ],
  ])('%s is answered once, and the connection is closed', async (_, sent, status, code) => {
    const received = await exchange(sent)
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(received).toContain(code)
    expect(received.match(/HTTP\/1.1 /g)).toHaveLength(1)
  })

  test('TRACE is refused and reflects nothing', async () => {
    const received = await exchange(`TRACE /api/news HTTP/1.1\r\nhost: x\r\nx-secret: planted\r\n${END}`)
    expect(received).toMatch(/^HTTP\/1.1 405 /)
    expect(received).not.toContain('planted')
    expect(await exchange(`TRACE /nothing HTTP/1.1\r\nhost: x\r\n${END}`)).toMatch(/^HTTP\/1.1 405 /)
  })

  test('a host that somebody made up is nowhere in the answer', async () => {
    const received = await exchange(
      `GET /nothing HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\n${END}`,
    )
    expect(received).not.toContain('evil')
  })
})

describe('who sends slowly', () => {
  test('loses his connection when his headers have not come after 10 s, while others are served', async () => {
    const slow = Array.from({ length: 50 }, () =>
      exchange('GET /api/news HTTP/1.1\r\nhost: x\r\n', 3_000, 'x-a: b\r\n'),
    )
    const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`${http.baseUrl}/api/news`)))
    expect(others.every(({ status }) => status === 200)).toBe(true)
    for (const received of await Promise.all(slow)) expect(received).toMatch(/^HTTP\/1.1 408 .*general.tooSlow/s)
  }, 20_000)
})

describe('a server that is told to stop', () => {
  test('ends what runs, accepts nothing new, and does not wait for idle connections', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>()
    const other = await startTestHttp(router => {
      router.serve(readNews, async () => {
        arrive(undefined)
        await gate
        return { text: 'zu Ende' }
      })
    })
    const idle = connect(Number(new URL(other.baseUrl).port), '127.0.0.1')
    await once(idle, 'connect')
    const running = fetch(`${other.baseUrl}/api/news`)
    await arrived
    const before = performance.now()
    const closed = other.close()
    // So long it waits for a moment in which nobody is at the door.
    await pause(600)
    await expect(fetch(`${other.baseUrl}/api/news`)).rejects.toThrow()
    open(undefined)
    expect(await (await running).json()).toEqual({ text: 'zu Ende' })
    await closed
    // An idle connection would hold it up for 20 s.
    expect(performance.now() - before).toBeLessThan(10_000)
    idle.destroy()
  })

  test('still answers for a moment who kept a connection, and says that it ends, so that nobody asks on it once more', async () => {
    const other = await startTestHttp(router => router.serve(readNews, () => Promise.resolve({ text: 'da' })))
    const ask = async () => {
      const answer = await fetch(`${other.baseUrl}/api/news`)
      await answer.text()
      // The connection is free for the next one.
      await pause(50)
      return answer.headers.get('connection')
    }
    expect(await ask()).toBe('keep-alive')
    const closed = other.close(500)
    expect(await ask()).toBe('close')
    await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    await closed
  })
})
