import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient, NetworkFailure } from '#contract/client.ts'
import { download } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

const BYTES = 3_000_000

let http: TestHttp
let stream: Readable
const logged: [object, string][] = []
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {}, error: (...line: [object, string]) => void logged.push(line) }
  http = await startTestHttp(
    router => {
      router.serve(download, ({ params: { name } }) => {
        stream = Readable.from(chunks(name === 'broken'))
        const type = name.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/pdf'
        return Promise.resolve({ stream, bytes: BYTES, type, filename: name === 'inline' ? null : name })
      })
    },
    { log },
  )
})
afterAll(() => http.close())

async function* chunks(breaks: boolean) {
  for (let at = 0; at < BYTES; at += 100_000) {
    if (breaks && at > 1_000_000) throw new Error('the disk is gone')
    yield await Promise.resolve(new Uint8Array(100_000))
  }
}

const client = () => createClient({ baseUrl: http.baseUrl, fetch, token: () => null })

describe('[7.9] a file', () => {
  test.each(['KI-Report_Exposé Köln.pdf', 'a"b\\c.pdf', `it's (1)*.pdf`, '100%.pdf', '報告 🏠.pdf'])(
    'comes whole and under its name: %s',
    async name => {
      const { blob, filename } = await client().call(download, { params: { name } })
      expect(blob.size).toBe(BYTES)
      expect(filename).toBe(name.replace('\\', '_'))
    },
  )

  test.each([
    ['lines of a header', 'a.pdf\r\nset-cookie: x=1', 'a.pdfset-cookie_ x=1'],
    ['another folder', '../../etc/passwd', '.._.._etc_passwd'],
    ['a turned reading direction', 'expose\u202efdp.exe', 'exposefdp.exe'],
  ])('cannot bring %s by its name', async (_, name, saved) => {
    const answer = await fetch(`${http.baseUrl}/api/download/${encodeURIComponent(name)}`)
    await answer.body?.cancel()
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(answer.headers.get('content-disposition')).toContain(`filename="${saved}"`)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~-]*$/,
    )
  })

  test('is shown in place only where the room says so, and a page among them can do nothing', async () => {
    const inline = await fetch(`${http.baseUrl}/api/download/inline`)
    await inline.body?.cancel()
    expect(inline.headers.get('content-disposition')).toBe('inline')
    const page = await fetch(`${http.baseUrl}/api/download/preview.html`)
    await page.body?.cancel()
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('is announced by HEAD without being read', async () => {
    const answer = await fetch(`${http.baseUrl}/api/download/a.pdf`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, `${BYTES}`, ''])
    expect(stream.destroyed).toBe(true)
  })

  test('that breaks in the store never looks complete', async () => {
    const broken = client().call(download, { params: { name: 'broken' } })
    await expect(broken).rejects.toBeInstanceOf(NetworkFailure)
    // The client may hear of it before it is written down.
    const line = [expect.objectContaining({ route: '/api/download/:name' }), 'file broke off']
    await expect.poll(() => logged).toContainEqual(line)
  })

  test('that nobody wants any more is let go', async () => {
    const asking = get(`${http.baseUrl}/api/download/a.pdf`)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.destroy()
    await expect.poll(() => stream.destroyed).toBe(true)
  })
})
