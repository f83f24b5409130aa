import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'

let room: TestAccounts
beforeAll(async () => {
  room = await startTestAccounts()
})
afterAll(() => room.close())

const OTHER = 'Anderes2 Pferd'
const register = (email: string, password = PASSWORD, ip = '10.1.0.1') =>
  room.call('POST', '/api/register', { body: { name: 'Eva Muster', email, password }, ip })
const logIn = (email: string, password = PASSWORD) => room.call('POST', '/api/login', { body: { email, password } })
const linksTo = async (email: string) =>
  (await room.mailsTo(email)).flatMap(mail => ('link' in mail ? [/[\w-]{43}$/.exec(mail.link)?.[0] ?? ''] : []))
const take = (token: string) => room.call('GET', `/api/confirm?token=${token}`)

async function deleted(email: string): Promise<void> {
  const { body } = await logIn(email)
  await room.call('POST', '/api/request-account-deletion', { token: String(body['token']) })
  await room.call('GET', `/api/confirm-account-deletion/${await room.tokenOf(email, 'deletionConfirm')}`)
}
const welcomed = () => room.told.splice(0).flatMap(([name, , isNew]) => (name === 'confirmed' ? [isNew] : []))

describe('[H3] the free analyses of a new account', () => {
  test('are for a mailbox once: not after deletion, not behind a plus, not in another spelling', async () => {
    welcomed()
    await room.member('info@müller-h3.de')
    await deleted('info@müller-h3.de')
    for (const again of ['info@müller-h3.de', 'info+2@müller-h3.de', 'info@xn--mller-h3-65a.de'])
      await room.member(again)
    await room.member('other@müller-h3.de')
    expect(welcomed()).toEqual([true, false, false, false, true])
  })

  test('leave nothing that can be read', async () => {
    const rows = await room.database.query<{ who: Buffer; ended_at: Date | null }>('select * from welcomed_mailbox')
    expect(rows.some(({ ended_at }) => ended_at !== null)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('ller')
    for (const { who } of rows) expect(who).toHaveLength(32)
  })
})

describe('[M1] what strangers do under an address', () => {
  test('does not keep its owner from an account, and no registration is dropped without a word', async () => {
    const email = 'm1@example.de'
    for (let number = 0; number < 6; number++) await room.call('POST', '/api/forgot-password', { body: { email } })
    for (let number = 0; number < 5; number++) expect((await register(email)).status).toBe(200)
    expect(await register(email)).toMatchObject({ status: 429, body: { code: 'accounts.tooManyMails' } })
    expect((await register(email, PASSWORD, '10.2.0.1')).status).toBe(200)
    expect(await linksTo(email)).toHaveLength(6)
  })

  test('does not keep the signed-in owner from deleting his account', async () => {
    const token = await room.signedIn('m1b@example.de')
    for (let number = 0; number < 6; number++) {
      await room.call('POST', '/api/forgot-password', { body: { email: 'm1b@example.de' } })
      await register('m1b@example.de')
    }
    expect((await room.call('POST', '/api/request-account-deletion', { token })).status).toBe(200)
  })
})

describe('[M2] registered twice before the address was proven', () => {
  test('each link makes its own password valid, and the first taken ends the other', async () => {
    const email = 'm2@example.de'
    await register(email)
    await register(email, OTHER, '10.3.0.1')
    const [first = '', second = ''] = await linksTo(email)
    expect((await take(first)).status).toBe(200)
    expect((await take(second)).status).toBe(400)
    expect((await logIn(email, OTHER)).status).toBe(401)
    expect((await logIn(email)).status).toBe(200)
  })

  test('the second link is as good', async () => {
    const email = 'm2b@example.de'
    await register(email)
    await register(email, OTHER, '10.3.0.1')
    const [, second = ''] = await linksTo(email)
    expect((await take(second)).status).toBe(200)
    expect((await logIn(email, OTHER)).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
  })
})

test('[M4] a session of an account without a password cannot move it to another address', async () => {
  const token = await room.signedIn('m4@example.de')
  await room.database.execute(
    `update account set password_hash = null, google_subject = 'm4' where email = 'm4@example.de'`,
  )
  const answer = await room.call('POST', '/api/user/email', {
    token,
    body: { newEmail: 'evil@example.de', password: '' },
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'accounts.noPassword' } })
  expect(await room.mailsTo('evil@example.de')).toEqual([])
})

test.each(['evil-casino.com', 'Jetzt gewinnen auf bonus.xyz heute', 'https://x.y'])(
  '[H5] %s is no name',
  async name => {
    const body = { name, email: 'h5@example.de', password: PASSWORD }
    expect((await room.call('POST', '/api/register', { body })).status).toBe(400)
  },
)
test.each(['Dr.Müller', 'Müller & Co.KG', 'Prof.Dr. Meyer', "Sinéad O'Connor", 'J.R.R. Tolkien'])(
  '%s is one',
  async name => {
    const email = `h5.${Math.random()}@example.de`
    expect((await room.call('POST', '/api/register', { body: { name, email, password: PASSWORD } })).status).toBe(200)
  },
)
