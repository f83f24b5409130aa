import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { addAddress, changeProfile } from '#contract/accountPage.ts'
import { listDownloads } from '#contract/archive.ts'
import { withdraw } from '#contract/billing.ts'
import { readReport } from '#contract/interactiveReport.ts'
import { mails, newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, within, type World } from '../faults/world.ts'
import { activeTags, htmlOf } from './html.ts'
import { HONEST_LINES, HOSTILE_LINES, writePdf } from './hostilePdf.ts'
import { buy, newReport } from './journey.ts'
import { ask } from './wire.ts'

/** Everything a name may be, in one. */
const NAME = `"><svg onload=alert(1)> #import "x" {{7*7}} =1+1 Eva`
const STREET = `<script>alert(1)</script> ]]> &xxe; #eval("1") $x$`
const FILE = `"><svg onload=alert(1)> {{7*7}} =1+1.pdf`

let world: World
let product: RunningProduct
let user: TestUser
let calls: number
let address: string
let closeListener: () => void
let report: string
let invoiceId: string
beforeAll(async () => {
  const listener = createServer(socket => {
    calls++
    socket.destroy()
  })
  calls = 0
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  closeListener = () => void listener.close()
  world = await makeWorld('embedded', { NODE_OPTIONS: NOTES_CONNECTIONS })
  product = await world.start()
  user = await newUser(product)
  await user.client.call(changeProfile, { body: { name: NAME } })
  const { id } = await user.client.call(addAddress, {
    body: { type: 'default', street: STREET, zip: '<b>1</b>', city: '=cmd|x', country: 'DE' },
  })
  await newReport(user, FILE, await hostilePdf())
  const order = await buy(product, user, { name: NAME, addressId: id })
  invoiceId = order.invoiceId
  // Of another order: what the first one unlocked is locked again by its withdrawal (decision 0029).
  const { contractId } = await buy(product, user, { name: NAME })
  await user.client.call(withdraw, { body: { name: NAME, contractId, email: user.email } })
  report = (await user.client.call(listDownloads))[0]?.downloadToken ?? ''
}, 240_000)
afterAll(async () => {
  closeListener()
  await world.close()
})

/** Each connection that a process of the product opens is noted on its stderr. */
const NOTES_CONNECTIONS = `--import=data:text/javascript,${encodeURIComponent(`
  import { Socket } from 'node:net'
  import { writeSync } from 'node:fs'
  const real = Socket.prototype.connect
  Socket.prototype.connect = function (...a) {
    const o = Array.isArray(a[0]) ? a[0][0] : a[0]
    writeSync(2, 'CONNECTS ' + (typeof o === 'object' ? (o.path ?? o.host ?? 'localhost') : String(o)) + '\\n')
    return real.apply(this, a)
  }`)}`

function hostilePdf() {
  // In a value that is shown: nothing else of an exposé comes into a report.
  const honest = HONEST_LINES.map(line =>
    line.replace('Gas-Zentralheizung', 'Gas-Zentralheizung <svg onload=alert(8)>'),
  )
  const lines = [...honest, ...HOSTILE_LINES.map(line => line.replaceAll('http://127.0.0.1:9', address))]
  return writePdf({
    title: '"><script>alert(5)</script> #import "x"',
    lines,
    links: [`${address}/link`, 'javascript:alert(6)', 'file:///etc/passwd', '\\\\\\\\127.0.0.1\\\\share'],
  })
}

const get = (path: string) => ask(product, { path, token: user.token })

describe('[1.2.1] [1.2.2] markup in names, addresses, file names and exposés', () => {
  test('is text in every mail, whose links lead to the product alone', async () => {
    const ours = (await mails(product.dataDir)).filter(({ to }) => to === user.email)
    expect(ours.length).toBeGreaterThanOrEqual(4)
    let named = 0
    for (const path of execFileSync('find', [join(product.dataDir, 'mail'), '-name', '*.eml'])
      .toString()
      .trim()
      .split('\n')) {
      const html = htmlOf(readFileSync(path, 'latin1'))
      expect(html).toContain('<html')
      expect(activeTags(html)).toEqual([])
      if (/&(lt|#60);svg onload/.test(html)) named++
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(http:\/\/localhost:\d+\/|mailto:|http:\/\/localhost:\d+$)/)
    }
    expect(named).toBeGreaterThan(0)
  })

  test('is text in the report for phones', async () => {
    const { text, headers } = await get(`/api/download-mobile/${report}`)
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(text).toMatch(/&(?:lt|#60);svg onload/)
    expect(activeTags(text)).toEqual([])
  })

  test('is text on the invoice and in its XML', async () => {
    const { bytes } = await get(`/api/invoice/${invoiceId}/download`)
    const file = join(product.dataDir, 'invoice.pdf')
    writeFileSync(file, bytes)
    const text = execFileSync('pdftotext', ['-layout', file, '-'])
      .toString()
      .replaceAll('\u200b', '')
      .replaceAll(/\s+/g, ' ')
    for (const literal of [
      '<svg onload=alert(1)>',
      '#import "x"',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '#eval("1")',
    ])
      expect(text).toContain(literal)
  })

  test('is text in the report, which does what Typst would do only where we say so', async () => {
    const { bytes, headers } = await get(`/api/download/${report}`)
    expect(headers['content-type']).toBe('application/pdf')
    const file = join(product.dataDir, 'report.pdf')
    writeFileSync(file, bytes)
    const text = execFileSync('pdftotext', [file, '-']).toString()
    expect(text).not.toMatch(/root:x:0/)
    // No link but into the report, to the law and to us; nothing that runs.
    const raw = bytes.toString('latin1')
    expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|SubmitForm|GoToR|EmbeddedFile)\b/)
    for (const [, uri = ''] of raw.matchAll(/\/URI \(([^)]*)\)/g)) expect(uri).toMatch(/^https:\/\/|^mailto:/)
  })

  test('[1.2.10] is text in the spreadsheet: no formula but ours, which calculate with cells alone, no link', async () => {
    const { bytes } = await get(`/api/report/${report}/export/xlsx`)
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
    let sheets = 0
    for await (const entry of zip.eachEntry()) {
      const xml = (await buffer(await zip.openReadStreamPromise(entry))).toString()
      expect(entry.fileName).not.toMatch(/\.\.|^\/|external|vba/i)
      expect(xml).not.toMatch(/<f |<hyperlink|TargetMode="External"/)
      for (const [, formula = ''] of xml.matchAll(/<f>([^<]*)</g)) {
        expect(formula).toMatch(/^(?:IF|B\d+|\d+|[-+*/^(),=])+$/)
      }
      if (entry.fileName.startsWith('xl/worksheets/')) sheets++
    }
    expect(sheets).toBeGreaterThan(3)
  })

  test('comes back in JSON as it was, never as a page', async () => {
    for (const path of [
      '/api/user/profile',
      '/api/user/addresses',
      `/api/report/${report}`,
      '/api/user/payment-activities',
      '/webhook/api/notification',
    ]) {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
    }
    expect(JSON.parse((await get('/api/user/profile')).text)).toMatchObject({ name: NAME })
  })

  test('names no file of the export of all data', async () => {
    const { bytes } = await get('/api/user/export')
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
    for await (const { fileName } of zip.eachEntry())
      expect(fileName).toMatch(/^[a-z]+(\/[\w-]+)*(\/?[\w-]+)?\.(json|pdf|html|jpg)$/)
  })
})

test('[prompts] what an exposé says to a machine moves neither price nor score', async () => {
  const plain = await newUser(product)
  const honest = await newReport(plain, 'ehrlich.pdf', await writePdf({ lines: HONEST_LINES }))
  await buy(product, plain)
  const [entry] = await plain.client.call(listDownloads)
  const [hostile] = await user.client.call(listDownloads)
  expect(honest).not.toBe('')
  expect(hostile?.score).toBe(entry?.score)
  const ours = await plain.client.call(readReport, { params: { downloadToken: entry?.downloadToken ?? '' } })
  const theirs = await user.client.call(readReport, { params: { downloadToken: report } })
  if (!ours.unlocked || !theirs.unlocked) throw new Error('not unlocked')
  expect(theirs.analysis.price?.asking).toBe(250_000)
  expect(theirs.analysis.price).toEqual(ours.analysis.price)
})

describe('[1.3.6] [API7] addresses in what strangers write', () => {
  test('are asked for by nobody: not from a profile, an order, a touch, a mail or an exposé', async () => {
    const { token } = user
    const posts: readonly (readonly [string, object])[] = [
      ['/api/affiliate/touch', { refCode: 'x', landingUrl: `${address}/touch`, prospectEmail: `a@127.0.0.1` }],
      [
        '/api/register',
        {
          name: 'Eva',
          email: 'ssrf@example.org',
          password: 'Sehr-geheim-1',
          landingUrl: `${address}/landing`,
          refCode: address,
        },
      ],
      [
        '/api/auth/google',
        {
          credential: `${Buffer.from(JSON.stringify({ alg: 'none', jku: `${address}/keys`, x5u: `${address}/x5u` })).toString('base64url')}.e30.x`,
        },
      ],
      [
        '/api/create-checkout-session',
        { alias: 'mini', name: address, promoCode: address, addressId: address, refCode: address },
      ],
      ['/api/withdrawal', { name: address, contractId: address, email: `x@${address.slice(7)}` }],
    ]
    for (const [path, body] of posts) await ask(product, { path, method: 'POST', token, body })
    await ask(product, { path: '/api/user/profile', method: 'PUT', token, body: { name: `Eva ${address}` } })
    await new Promise(resolve => setTimeout(resolve, 2_000))
    expect(calls).toBe(0)
  })

  test('no process of the product connects to anything but its own database', () => {
    const targets = new Set([...product.output().matchAll(/^CONNECTS (.*)$/gm)].map(([, target]) => target ?? ''))
    expect(targets.size).toBeGreaterThan(0)
    for (const target of targets) expect(target).toMatch(/\.s\.PGSQL\.\d+$/)
  })
})

describe('[1.3.11] line ends in what becomes a mail', () => {
  test.each([
    'a@b.de\r\nBcc: x@y.de',
    'a@b.de\nBcc: x@y.de',
    'a@b.de,x@y.de',
    'a@b.de>\r\nRCPT TO:<x@y.de',
    '"a\r\nBcc: x"@b.de',
    'a@b.de\u2028Bcc: x@y.de',
  ])('%j reaches one address or none, and no other header', async email => {
    const before = await mails(product.dataDir)
    for (const [path, body] of [
      ['/api/register', { name: 'Eva\r\nBcc: x@y.de', email, password: 'Sehr-geheim-1' }],
      ['/api/forgot-password', { email }],
      ['/api/withdrawal', { name: 'Eva\r\nBcc: x@y.de', contractId: 'x\r\ny', email }],
    ] as const)
      expect((await ask(product, { path, method: 'POST', body })).status, path).toBeLessThan(500)
    await new Promise(resolve => setTimeout(resolve, 500))
    const fresh = (await mails(product.dataDir)).length - before.length
    expect(fresh).toBe(0)
    for (const path of execFileSync('find', [join(product.dataDir, 'mail'), '-name', '*.eml'])
      .toString()
      .trim()
      .split('\n'))
      expect(readFileSync(path, 'latin1').split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  })
})

test('[ReDoS] an exposé of the worst texts for patterns is read in the time of any other', async () => {
  const fresh = await newUser(product)
  const worst = [
    'a',
    '0',
    '1.',
    '1,',
    '- ',
    '( ',
    'a@',
    'a-',
    'm² ',
    '€ ',
    'Kaufpreis ',
    'ä',
    '. ',
    '/ ',
    '12.345.',
    'kein ',
    'nicht ',
  ].flatMap(one => [one.repeat(Math.floor(110 / one.length)), `Kaufpreis: ${one.repeat(Math.floor(90 / one.length))}!`])
  const lines = [...HONEST_LINES, ...Array.from({ length: 40 }, () => worst).flat()]
  const begun = performance.now()
  await newReport(fresh, 'muster.pdf', await writePdf({ lines, longWord: '1'.repeat(100_000) }))
  const seconds = (performance.now() - begun) / 1_000
  console.log(`${lines.length} lines of the worst texts: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(within(30))
})
