import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS, PASSWORD, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'
import { type FakeGoogle, startFakeGoogle } from './googleKeys.fixture.ts'

let google: FakeGoogle
let room: TestAccounts
beforeAll(async () => {
  google = await startFakeGoogle()
  room = await startTestAccounts(google.keys)
})
afterAll(async () => {
  await room.close()
  await google.close()
})

function signIn(credential: unknown, more: object = {}) {
  return room.call('POST', '/api/auth/google', { body: { credential, ...more } })
}

async function accountsOf(email: string) {
  return room.database.query(
    'select name, google_subject as subject, confirmed_at is not null as confirmed from account where email = $1',
    [email],
  )
}

describe('signing in with Google', () => {
  test('[7.2] makes a confirmed account the first time and finds it the second time', async () => {
    const first = await signIn(await google.credential(), { refCode: 'partner7' })
    expect(first).toMatchObject({
      status: 200,
      body: { user: { name: 'Eva Muster', email: 'eva@gmail.com', roles: ['ROLE_USER'] }, ...LIMITS },
    })
    expect(room.told.splice(0)).toEqual([
      ['registered', expect.any(String), { refCode: 'partner7', prospectEmail: null, landingUrl: null }],
      ['confirmed', expect.any(String), true],
    ])
    const token = String(first.body['token'])
    const profile = await room.call('GET', '/api/user/profile', { token })
    expect(profile.body).toMatchObject({ hasPassword: false, hasGoogle: true })

    // The person counts, not the address that Google knows today.
    const again = await signIn(await google.credential({ email: 'neue-adresse@gmail.com', iss: 'accounts.google.com' }))
    expect(again.body['user']).toMatchObject({ email: 'eva@gmail.com' })
    expect(room.told).toEqual([])
  })

  test('links a confirmed account with the same address, whose password and sessions end', async () => {
    await room.member('da@gmail.com', 'Schon Da')
    const before = await room.call('POST', '/api/login', { body: { email: 'da@gmail.com', password: PASSWORD } })
    const session = String(before.body['token'])
    const answer = await signIn(await google.credential({ sub: 'da', email: 'Da@gmail.com' }))
    expect(answer.body['user']).toMatchObject({ name: 'Schon Da' })
    expect(await accountsOf('da@gmail.com')).toEqual([{ name: 'Schon Da', subject: 'da', confirmed: true }])
    const body = { email: 'da@gmail.com', password: PASSWORD }
    expect((await room.call('POST', '/api/login', { body })).status).toBe(401)
    expect((await room.call('GET', '/api/user/sessions', { token: session })).status).toBe(401)
    expect((await signIn(await google.credential({ sub: 'anderer', email: 'da@gmail.com' }))).status).toBe(401)
  })

  test('takes no account over that somebody prepared for the address: his password opens nothing', async () => {
    const body = { name: 'Angreifer', email: 'opfer@gmail.com', password: PASSWORD }
    await room.call('POST', '/api/register', { body })
    const link = await room.tokenOf('opfer@gmail.com', 'confirm')
    expect((await signIn(await google.credential({ sub: 'opfer', email: 'opfer@gmail.com' }))).status).toBe(200)
    expect(await accountsOf('opfer@gmail.com')).toEqual([{ name: 'Eva Muster', subject: 'opfer', confirmed: true }])
    expect((await room.call('POST', '/api/login', { body })).status).toBe(401)
    expect((await room.call('GET', `/api/confirm?token=${link}`)).status).toBe(400)
  })

  test('takes a credential once', async () => {
    const credential = await google.credential({ sub: 'einmal', email: 'einmal@gmail.com' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(credential)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
  })

  test('of the same person in ten windows at once makes one account', async () => {
    const all = Array.from({ length: 10 }, async () =>
      signIn(await google.credential({ sub: 'zehn', email: 'zehn@gmail.com' })),
    )
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await accountsOf('zehn@gmail.com')).toHaveLength(1)
  })

  const now = Math.floor(Date.now() / 1000)
  test.each([
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['for another product', { aud: 'fremd.apps.googleusercontent.com' }, {}],
    ['that has expired', { iat: now - 300, exp: now - 120 }, {}],
    ['that is older than ten minutes', { iat: now - 900, exp: now + 2700 }, {}],
    ['without an end', { exp: undefined }, {}],
    ['whose address Google has not verified', { email_verified: false }, {}],
    ['that does not say whether the address is verified', { email_verified: undefined }, {}],
    ['without an address', { email: undefined }, {}],
    ['whose address is none', { email: 'a@b.de\r\nBcc: x@y.de' }, {}],
    ['without a person', { sub: undefined }, {}],
    ['signed by somebody else', {}, { forged: true }],
    ['signed with the public key as a secret', {}, { publicKeyAsSecret: true }],
  ])('[8.1] with a token %s is refused', async (_, claims, changed) => {
    const answer = await signIn(await google.credential({ sub: 'fremd', email: 'fremd@gmail.com', ...claims }, changed))
    expect(answer).toMatchObject({ status: 401, body: { error: 'Google-Login fehlgeschlagen.' } })
    expect(await accountsOf('fremd@gmail.com')).toEqual([])
  })

  test('[8.1] with a token without signature, with garbage, or with none is refused', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const [, payload] = (await google.credential()).split('.')
    for (const credential of [`${encode({ alg: 'none' })}.${String(payload)}.`, 'x', `' OR 1=1--`])
      expect((await signIn(credential)).body['error']).toBe('Google-Login fehlgeschlagen.')
    for (const credential of ['', undefined])
      expect(await signIn(credential)).toMatchObject({
        status: 400,
        body: { error: 'Kein id_token in Google-Response vorhanden.' },
      })
    expect((await signIn({ a: 1 })).body['code']).toBe('general.invalid')
  })

  test('takes a name that cannot be one from the address', async () => {
    const claims = { sub: 'namenlos', email: 'ohne.name@gmail.com', name: 'Preis auf https://evil.example' }
    expect((await signIn(await google.credential(claims))).body['user']).toMatchObject({ name: 'ohne.name' })
  })
})

test('[8.1] Google not reached, or not set up, says so', async () => {
  const refused = { status: 503, body: { error: 'Fehler bei Google-Authentifizierung.' } }
  const gone = await startFakeGoogle()
  const unreachable = await startTestAccounts(gone.keys)
  const credential = await gone.credential()
  await gone.close()
  expect(await unreachable.call('POST', '/api/auth/google', { body: { credential } })).toMatchObject(refused)
  await unreachable.close()
  const without = await startTestAccounts(null)
  expect(await without.call('POST', '/api/auth/google', { body: { credential } })).toMatchObject(refused)
  await without.close()
})
