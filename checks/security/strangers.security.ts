import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails, newUser, type RunningProduct, signIn, type TestUser, uploadForm } from '#main/product.fixture.ts'
import { KINDS, makeWorld, newExposé, type World } from '../faults/world.ts'
import { buy, newReport } from './journey.ts'
import { ask } from './wire.ts'

// What strangers did under somebody's address, and with his session or his browser (attack.md: H5, M1, M2, M4, L4, L7, L8).

const PASSWORD = 'Sehr-geheim-1'
const EVIL = 'Ihr Konto ist gesperrt: https://evil.example/anmelden Rufen Sie 0900 123456'

describe.each(KINDS)('on the %s database', kind => {
  let world: World
  let product: RunningProduct
  beforeAll(async () => {
    world = await makeWorld(kind, { LIMIT_FACTOR: '1000', TRUST_PROXY: '1' })
    product = await world.start()
  })
  afterAll(async () => {
    await world.checkSanity()
    await world.close()
  })

  const post = (path: string, body: object, token?: string, ip = '203.0.113.1') =>
    ask(product, { path, method: 'POST', body, token, headers: { 'x-forwarded-for': ip } })
  const lettersTo = async (email: string) => (await mails(product.dataDir)).filter(({ to }) => to === email)
  const linksTo = async (email: string) =>
    (await lettersTo(email)).flatMap(({ text }) => /\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  const codeOf = (answer: { text: string }) => (JSON.parse(answer.text) as { code?: string }).code
  let people = 0
  const newAddress = () => `opfer.${++people}.${randomBytes(4).toString('hex')}@example.org`

  test('[H5] nothing that a stranger types into a notice or a withdrawal reaches the address that he names', async () => {
    const victim = newAddress()
    const other = await newUser(product)
    const { contractId } = await buy(product, other)
    const own = { name: 'Erika Muster', contractId, email: victim, reason: EVIL }
    for (const path of ['/api/subscription/cancel', '/api/withdrawal']) {
      expect((await post(path, own)).status).toBe(200)
      expect((await post(path, { ...own, contractId: 'EA-0000-0000-0000' }, other.token)).status).toBe(200)
    }
    for (const name of ['evil-casino.com', 'Gewinn auf bonus.xyz', 'www.evil.example'])
      expect((await post('/api/subscription/cancel', { ...own, name })).status, name).toBe(400)
    await expect.poll(async () => (await lettersTo(victim)).length).toBe(4)
    for (const { text, subject } of await lettersTo(victim))
      for (const word of ['evil', '0900', 'gesperrt', 'Erika', contractId, 'EA-0000']) {
        expect(text).not.toContain(word)
        expect(subject).not.toContain(word)
      }
  })

  test('[M1] what strangers do under an address keeps its owner neither from an account nor from deleting it', async () => {
    const email = newAddress()
    for (let times = 0; times < 6; times++) await post('/api/forgot-password', { email })
    const body = { name: 'Eva Muster', email, password: PASSWORD }
    expect((await post('/api/register', body, undefined, '198.51.100.7')).status).toBe(200)
    await expect.poll(() => linksTo(email)).toHaveLength(1)
    const [link] = await linksTo(email)
    expect((await ask(product, { path: `/api/confirm?token=${link}` })).status).toBe(200)
    for (let times = 0; times < 6; times++) {
      await post('/api/forgot-password', { email })
      await post('/api/register', body)
    }
    const { token } = await signIn(product, email)
    expect((await post('/api/request-account-deletion', {}, token, '198.51.100.7')).status).toBe(200)
    await expect
      .poll(async () => (await lettersTo(email)).some(({ text }) => text.includes('account-deletion')))
      .toBe(true)
  })

  test('[M1] a registration that cannot be confirmed now is refused with a sentence, never dropped', async () => {
    const body = { name: 'Eva Muster', email: newAddress(), password: PASSWORD }
    const answers = []
    for (let times = 0; times < 7; times++) answers.push(await post('/api/register', body))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    for (const one of refused) expect(codeOf(one)).toBe('accounts.tooManyMails')
    await expect.poll(() => linksTo(body.email)).toHaveLength(5)
  })

  test('[M1] forged withdrawals do not keep the buyer from his own', async () => {
    const user = await newUser(product)
    const { contractId } = await buy(product, user)
    const sent = { name: 'Erika Muster', email: user.email }
    for (let times = 0; times < 6; times++) await post('/api/withdrawal', { ...sent, contractId: `EA-000${times}` })
    expect((await post('/api/withdrawal', { ...sent, contractId })).status).toBe(200)
    expect((await post('/api/withdrawal', { ...sent, contractId }, user.token)).status).toBe(200)
  })

  test('[M2] who registers an address again does not take over the account that its owner confirms', async () => {
    const email = newAddress()
    await post('/api/register', { name: 'Eva Muster', email, password: PASSWORD })
    await expect.poll(() => linksTo(email)).toHaveLength(1)
    const [own] = await linksTo(email)
    await post('/api/register', { name: 'Eva Muster', email, password: 'Fremdes2 Pferd' }, undefined, '198.51.100.9')
    await expect.poll(() => linksTo(email)).toHaveLength(2)
    expect((await ask(product, { path: `/api/confirm?token=${own}` })).status).toBe(200)
    expect((await post('/api/login', { email, password: 'Fremdes2 Pferd' })).status).toBe(401)
    expect((await post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    for (const link of (await linksTo(email)).filter(one => one !== own))
      expect((await ask(product, { path: `/api/confirm?token=${link}` })).status).toBe(400)
    expect((await post('/api/login', { email, password: 'Fremdes2 Pferd' })).status).toBe(401)
  })

  test('[M4] a stolen session of an account that signs in with Google cannot take it to another address', async () => {
    const user = await newUser(product)
    await world.onDatabase(database =>
      database.execute(`update account set password_hash = null, google_subject = email where email = $1`, [
        user.email,
      ]),
    )
    const newEmail = newAddress()
    for (const password of ['', PASSWORD]) {
      const answer = await post('/api/user/email', { newEmail, password }, user.token)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(await lettersTo(newEmail)).toEqual([])
  })

  test('[L4] the export holds orders with name, declarations, invoices as PDF and links', async () => {
    const user = await newUser(product)
    await newReport(user)
    const { contractId } = await buy(product, user)
    await post('/api/withdrawal', { name: 'Erika Muster', contractId, email: user.email })
    const { bytes, status } = await ask(product, { path: '/api/user/export', token: user.token })
    expect(status).toBe(200)
    // Nothing in it is compressed.
    const text = bytes.toString('utf8')
    for (const name of ['konto.json', 'bestellungen.json', 'erklaerungen.json', 'links.json', 'zahlungen.json'])
      expect(text.includes(name), name).toBe(true)
    expect(/rechnungen\/Rechnung_RE-\d{4}-\d{6}\.pdf/.test(text)).toBe(true)
    expect(text.split(contractId).length).toBeGreaterThan(2)
    expect(text.includes('Erika Muster')).toBe(true)
  })

  test('[L7] a page of another site, under a name that points here, reads neither mails nor figures', async () => {
    for (const host of ['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example'])
      for (const path of ['/dev/mail', '/metrics']) {
        const { status, text } = await ask(product, { path, headers: { host } })
        expect([403, 404], `${host} ${path}`).toContain(status)
        expect(text).not.toContain('confirm?token')
      }
  })

  test('[L8] an account that is deleted while it uploads is told so, and nothing of it stays', async () => {
    const user = await newUser(product)
    await post('/api/request-account-deletion', {}, user.token)
    const deletion = async () =>
      (await lettersTo(user.email)).flatMap(({ text }) => /account-deletion\/([\w-]{43})/.exec(text)?.[1] ?? [])
    await expect.poll(deletion).toHaveLength(1)
    const uploading = Array.from({ length: 3 }, () => send(product, user))
    const [link] = await deletion()
    expect((await ask(product, { path: `/api/confirm-account-deletion/${link}` })).status).toBe(200)
    for (const text of await Promise.all(uploading)) expect(text).not.toContain('general.fault')
    expect(product.output()).not.toMatch(/"level":"error".*fault in one file/)
  })
})

async function send({ baseUrl }: RunningProduct, { token }: TestUser): Promise<string> {
  const body = uploadForm([{ name: 'a.pdf', bytes: newExposé(3_000_000) }])
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${baseUrl}/api/upload`, { method: 'POST', headers, body })).text()
}
