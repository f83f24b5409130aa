import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, newExposé, newProfessional, type World } from '../faults/world.ts'
import { newReport } from './journey.ts'
import { faultOfRefusal } from './operations.ts'
import { ask } from './wire.ts'

let world: World
let product: RunningProduct
let user: TestUser
beforeAll(async () => {
  world = await makeWorld('embedded')
  product = await world.start()
  user = await newProfessional(world, product)
})
afterAll(() => world.close())

const PDF = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')

function part(disposition: string, content: Uint8Array | string, type = 'application/pdf'): Buffer {
  const head = `--b\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

function send(body: Uint8Array | string, type = 'multipart/form-data; boundary=b') {
  return ask(product, {
    path: '/api/upload',
    method: 'POST',
    token: user.token,
    headers: { 'content-type': type },
    body: Buffer.from(body),
  })
}

const whole = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')])
const file = (name: string, content: Uint8Array | string = newExposé(), type?: string) =>
  part(`name="files[]"; filename="${name}"`, content, type)

describe('[5.2.2] what is no PDF', () => {
  test.each([
    ['a page named .pdf', 'seite.pdf', '<html><script>alert(1)</script>'],
    ['a program named .pdf', 'programm.pdf', '\u007fELF\u0002\u0001'],
    ['a picture named .pdf', 'bild.pdf', '\u0089PNG\r\n\u001a\n'],
    ['an archive named .pdf', 'archiv.pdf', 'PK\u0003\u0004'],
    ['nothing named .pdf', 'leer.pdf', ''],
    ['a PDF named .pdf.exe', 'expose.pdf.exe', PDF],
    ['a PDF named .html', 'expose.html', PDF],
    ['a PDF named .pdf with a hidden end', 'expose.pdf%00.exe', PDF],
    ['a PDF without an ending', 'expose', PDF],
    ['a PDF that begins after 1,024 bytes', 'spät.pdf', Buffer.concat([Buffer.alloc(1_100, 32), PDF])],
  ])('%s is refused with a sentence, and costs nothing', async (_, name, content) => {
    const before = await left()
    const answer = await send(whole(file(name, content)))
    const items = JSON.parse(answer.text) as { error?: string }[]
    expect([answer.status, items[0]?.error]).toEqual([200, expect.stringMatching(/[.!]$/)])
    expect(await left()).toBe(before)
  })

  test('a PDF that is a page, a script and an archive as well is read as a PDF and never comes back as anything else', async () => {
    const polyglot = Buffer.concat([
      Buffer.from('<script>alert(1)</script>/*\n'),
      newExposé(),
      Buffer.from('\n*/ PK\u0003\u0004 <svg onload=alert(1)>'),
    ])
    const answer = await send(whole(file('polyglott.pdf', polyglot, 'text/html')))
    expect(answer.text).not.toContain('<script>')
    for (const entry of await user.client.call(listDownloads)) {
      const { headers } = await ask(product, { path: `/api/download/${entry.downloadToken ?? ''}`, token: user.token })
      if (entry.downloadToken)
        expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    }
  })
})

describe('[5.3] the name of a file', () => {
  test.each([
    ['../../../../tmp/evil.pdf', 'evil.pdf'],
    ['..\\\\..\\\\evil.pdf', 'evil.pdf'],
    ['/etc/cron.d/evil.pdf', 'evil.pdf'],
    ['C:\\\\Windows\\\\evil.pdf', 'evil.pdf'],
    ['$(id)`id`;id|id.pdf', '$(id)`id`;id|id.pdf'],
    ['-rf.pdf', '-rf.pdf'],
    ['%22><svg onload=alert(1)>.pdf', '"><svg onload=alert(1)>.pdf'],
    ['a%0D%0Aset-cookie: x=1.pdf', 'a set-cookie: x=1.pdf'],
    ['gnp.\u202efdp.pdf', 'gnp.fdp.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['=cmd|calc.pdf', '=cmd|calc.pdf'],
  ])(
    '%s is text, is saved under a name of ours, and comes back in a header that it cannot break',
    async (name, shown) => {
      const answer = await send(whole(file(name)))
      const [item] = JSON.parse(answer.text) as { filename: string; privateDocumentId: string; error?: string }[]
      expect(item).toMatchObject({ filename: shown })
      expect(item).not.toHaveProperty('error')
      const entryOf = async () =>
        (await user.client.call(listDownloads)).find(one => one.privateDocumentId === item?.privateDocumentId)
      await expect.poll(entryOf, { timeout: 60_000, interval: 500 }).toBeTruthy()
      const { headers } = await ask(product, {
        path: `/api/download/${(await entryOf())?.downloadToken ?? ''}`,
        token: user.token,
      })
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w%.~-]+$/,
      )
      expect(headers).not.toHaveProperty('set-cookie')
    },
  )

  test('leaves no file outside of the store, and inside only our own names', () => {
    const names = readdirSync(product.dataDir, { recursive: true, encoding: 'utf8' })
    expect(names.filter(name => /evil|svg|cookie|-rf|cmd|CON\.|fdp|expose/i.test(name))).toEqual([])
    const stored = names.filter(name => name.startsWith('files/'))
    expect(stored.length).toBeGreaterThan(10)
    expect(stored.filter(name => !/^files\/(\.incoming|[\w-]+(\/[\w-]+)*(\.[a-z]+)*)$/.test(name))).toEqual([])
  })
})

describe('[4.1.1] [API4] a form', () => {
  test.each([
    ['of 10,000 parts', () => whole(...Array.from({ length: 10_000 }, (_, at) => part(`name="x${at}"`, 'y'))), 413],
    ['of 500 files', () => whole(...Array.from({ length: 500 }, (_, at) => file(`${at}.pdf`, '%PDF-'))), 413],
    ['with a field of 1 MB', () => whole(part('name="ziel"', 'x'.repeat(1_000_000)), file('a.pdf')), 413],
    [
      'with 2,000 headers in a part',
      () => Buffer.concat([Buffer.from(`--b\r\n${'x: y\r\n'.repeat(2_000)}\r\nz\r\n--b--\r\n`)]),
      400,
    ],
    ['without parts', () => Buffer.from('--b--\r\n'), 400],
    ['with nothing', () => Buffer.from(''), 400],
    ['with the field __proto__', () => whole(part('name="__proto__"', 'x'), file('a.pdf')), 400],
    ['with another aim', () => whole(part('name="ziel"', '../../x'), file('a.pdf')), 400],
    [
      'with the aim twice, once wrong',
      () => whole(part('name="ziel"', 'eigennutzung'), part('name="ziel"', 'x'), file('a.pdf')),
      400,
    ],
    [
      'that ends in the middle of a file',
      () => Buffer.from('--b\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7'),
      400,
    ],
    ['that ends in the middle of a head', () => Buffer.from('--b\r\ncontent-disposition: form-da'), 400],
    [
      'with another boundary in its body',
      () =>
        Buffer.from('--c\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF\r\n--c--\r\n'),
      400,
    ],
  ])('%s is refused', async (_, body, status) => {
    const answer = await send(body())
    expect([answer.status, faultOfRefusal(answer.text)]).toEqual([status, null])
  })

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    'multipart/mixed; boundary=b',
    'application/pdf',
    'text/plain',
    'application/json',
  ])('that calls itself %s is refused', async type => {
    const answer = await send(whole(file('a.pdf')), type)
    expect([[400, 415].includes(answer.status), faultOfRefusal(answer.text)]).toEqual([true, null])
  })

  test('with a name of 1 MB is a file without an ending, and is refused for that', async () => {
    const answer = await send(whole(file(`${'a'.repeat(1_000_000)}.pdf`)))
    expect([answer.status, answer.text.length < 2_000]).toEqual([200, true])
    expect(JSON.parse(answer.text)).toMatchObject([{ code: 'intake.extension' }])
  })

  test('of 60 MB is refused before it has arrived, announced or not', async () => {
    const { hostname, port } = new URL(product.baseUrl)
    const { token } = await newUser(product)
    const head = `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\n`
    for (const length of ['content-length: 62914560\r\n', 'transfer-encoding: chunked\r\n']) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      socket.write(`${head}${length}\r\n`)
      const answer = once(socket, 'data') as Promise<[Buffer]>
      const megabyte = Buffer.concat([file('a.pdf', '%PDF-').subarray(0, -2), Buffer.alloc(1_000_000, 32)])
      let sent = 0
      let text = ''
      void answer.then(([bytes]) => (text = bytes.toString()))
      while (text === '' && sent < 60) {
        const chunk = length.startsWith('transfer')
          ? [`${megabyte.length.toString(16)}\r\n`, megabyte, '\r\n']
          : [megabyte]
        for (const piece of chunk) socket.write(piece)
        sent++
        await pause(20)
      }
      // The body has no end yet.
      await Promise.race([answer, pause(20_000)])
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    }
  })

  test('whose sender breaks off at any byte costs nothing and does not end the product', async () => {
    const before = await left()
    const { hostname, port } = new URL(product.baseUrl)
    const body = whole(file('a.pdf'), part('name="ziel"', 'eigennutzung'))
    const head = `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${user.token}\r\ncontent-type: multipart/form-data; boundary=b\r\n`
    for (let at = 0; at < 60; at++) {
      const cut = Math.floor((body.length * at) / 60)
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      // Half of them announce what they send, and say that it is all.
      socket.write(`${head}content-length: ${at % 2 === 0 ? cut : body.length}\r\n\r\n`)
      if (at % 3 === 0) await pause(5)
      socket.write(body.subarray(0, cut))
      await pause(10)
      socket.destroy()
    }
    await pause(500)
    expect(product.process.exitCode).toBe(null)
    expect((await ask(product, { path: '/readyz' })).status).toBe(200)
    expect(await left()).toBe(before)
  })
})

test('[API4] after all that, the next good exposé is analysed', async () => {
  const fresh = await newUser(product)
  expect(await newReport(fresh)).toMatch(/^[\w-]{70}$/)
  await world.checkSanity()
})

async function left(): Promise<number> {
  const { text } = await ask(product, { path: '/api/user/limits', token: user.token })
  return (JSON.parse(text) as { totalUploads: number }).totalUploads
}
