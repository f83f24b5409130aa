import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, RULES, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'

const hashed = vi.hoisted(() => ({ times: 0 }))
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof Argon2>()
  const counting =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given) => {
      hashed.times++
      return work(...given)
    }
  return { ...argon2, hash: counting(argon2.hash), verify: counting(argon2.verify) }
})

let room: TestAccounts
beforeAll(async () => {
  room = await startTestAccounts()
})
afterAll(() => room.close())

const SUCCESS = 'Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.'

function register(fields: object) {
  return room.call('POST', '/api/register', { body: { name: 'Eva Muster', password: PASSWORD, ...fields } })
}

function logIn(email: string, password = PASSWORD) {
  return room.call('POST', '/api/login', { body: { email, password } })
}

describe('registering', () => {
  test('[7.3] sends a link to the address, and the link opens the account', async () => {
    const answer = await register({
      email: ' Neu@Web.de',
      refCode: 'abc',
      prospectEmail: '',
      landingUrl: 'https://x.de/?ref=abc',
    })
    expect(answer).toMatchObject({ status: 200, body: { message: SUCCESS } })
    const [mail] = await room.mailsTo('neu@web.de')
    expect(mail).toMatchObject({ template: 'confirm', name: 'Eva Muster' })
    const token = await room.tokenOf('neu@web.de', 'confirm')
    expect(mail).toHaveProperty('link', `https://expose.example/confirm?token=${token}`)
    const [[registered, id, origin] = []] = room.told.splice(0)
    expect([registered, origin]).toEqual([
      'registered',
      { refCode: 'abc', prospectEmail: null, landingUrl: 'https://x.de/?ref=abc' },
    ])

    const confirmed = await room.call('GET', `/api/confirm?token=${token}`)
    const message = 'Danke. Die Bestätigung ist korrekt. Einen Augenblick bitte.'
    expect(confirmed).toMatchObject({ status: 200, body: { message } })
    expect(room.told.splice(0)).toEqual([['confirmed', id, true]])
    expect((await logIn('neu@web.de')).status).toBe(200)
  })

  test('[7.3] never tells whether an address has an account: its owner gets a mail instead', async () => {
    await room.member('da@web.de')
    hashed.times = 0
    const again = await register({ email: 'DA@web.de', name: 'Fremder', password: 'Anderes1 Wort' })
    const hashesOfKnown = hashed.times
    const fresh = await register({ email: 'noch-nicht-da@web.de' })
    expect(again.body).toEqual(fresh.body)
    expect([again.status, hashesOfKnown, hashed.times - hashesOfKnown]).toEqual([fresh.status, 1, 1])
    expect((await room.mailsTo('da@web.de')).at(-1)).toMatchObject({
      template: 'alreadyRegistered',
      name: 'Eva Muster',
      loginLink: 'https://expose.example/login',
      resetLink: 'https://expose.example/forgot-password',
    })
    expect((await logIn('da@web.de')).status).toBe(200)
    expect((await logIn('da@web.de', 'Anderes1 Wort')).status).toBe(401)
  })

  test('again before the confirmation has a link and a password of its own', async () => {
    await register({ email: 'zweimal@web.de', password: 'Erstes1 Wort' })
    await register({ email: 'zweimal@web.de', password: 'Zweites1 Wort' })
    await room.call('GET', `/api/confirm?token=${await room.tokenOf('zweimal@web.de', 'confirm')}`)
    expect((await logIn('zweimal@web.de', 'Erstes1 Wort')).status).toBe(401)
    expect((await logIn('zweimal@web.de', 'Zweites1 Wort')).status).toBe(200)
  })

  test('twenty times at once makes one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email: 'zugleich@web.de' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(RULES.mailsPerHour)
    const rows = await room.database.query(`select from account where email = 'zugleich@web.de'`)
    expect(rows).toHaveLength(1)
  })

  test('fills no mailbox: after five mails within an hour an address gets no more', async () => {
    await room.member('voll@web.de')
    for (let time = 1; time < 8; time++)
      expect((await register({ email: 'voll@web.de' })).status).toBe(time < RULES.mailsPerHour ? 200 : 429)
    expect(await room.mailsTo('voll@web.de')).toHaveLength(RULES.mailsPerHour)
  })

  test.each([
    [{ name: '' }, 'Bitte füllen Sie alle Felder aus.'],
    [{ email: undefined }, 'Bitte füllen Sie alle Felder aus.'],
    [{ password: '' }, 'Bitte füllen Sie alle Felder aus.'],
    [{ email: 'kein@' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [{ email: 'a@b.de\r\nBcc: x@y.de' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [{ email: 'a@b.de,x@y.de' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [{ password: 'zu kurz' }, 'Bitte korrigieren Sie die Passwort-Fehler.'],
    [{ password: 'nurkleine1' }, 'Bitte korrigieren Sie die Passwort-Fehler.'],
    [{ name: 'Eva\r\nBcc: x@y.de' }, expect.stringMatching(/^Bitte geben Sie Ihren Namen in einer Zeile/)],
    [{ name: ['Eva'] }, expect.stringMatching(/^Die Angaben sind unvollständig/)],
    [{ password: { $ne: '' } }, expect.stringMatching(/^Die Angaben sind unvollständig/)],
    [{ name: 'x'.repeat(5000) }, expect.stringMatching(/^Die Angaben sind unvollständig/)],
  ])('[5.2] with %j is refused', async (fields, message: unknown) => {
    const { status, body } = await register({ email: 'abgelehnt@web.de', ...fields })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message, error: message })
    expect(await room.database.query(`select from account where email = 'abgelehnt@web.de'`)).toEqual([])
  })

  test('[5.1] says what is wrong with the password', async () => {
    const { body } = await register({ email: 'abgelehnt@web.de', password: 'kurz' })
    expect(body['password']).toBe('Mindestens 8 Zeichen.')
  })

  test('is never refused for where somebody comes from', async () => {
    const odd = { refCode: 'ab', prospectEmail: 'x\r\ny', landingUrl: `https://x.de/${'a'.repeat(3000)}` }
    expect((await register({ email: 'herkunft@web.de', ...odd })).status).toBe(200)
    expect(room.told.at(-1)?.[2]).toEqual({ refCode: null, prospectEmail: null, landingUrl: null })
  })

  test('takes nothing that nobody may choose for himself', async () => {
    const chosen = { roles: ['ROLE_ADMIN'], confirmed_at: '2026-01-01', isConfirmed: true, id: crypto.randomUUID() }
    await register({ email: 'frech@web.de', ...chosen })
    const rows = await room.database.query(`select roles, confirmed_at, id from account where email = 'frech@web.de'`)
    expect(rows).toEqual([
      { roles: ['ROLE_USER'], confirmed_at: null, id: expect.not.stringMatching(chosen.id) as string },
    ])
  })

  test(`takes ' OR 1=1-- for a name`, async () => {
    const name = `' OR 1=1--"><svg onload=alert(1)>`
    expect((await register({ email: 'kleber@web.de', name })).status).toBe(200)
    expect(await room.database.query(`select name from account where email = 'kleber@web.de'`)).toEqual([{ name }])
  })
})

describe('confirming', () => {
  test('[8.3] without a token, with a wrong one and with a used one is refused', async () => {
    const none = await room.call('GET', '/api/confirm')
    expect(none).toMatchObject({ status: 400, body: { message: 'Kein Token gefunden.' } })
    await register({ email: 'einmal@web.de' })
    const token = await room.tokenOf('einmal@web.de', 'confirm')
    const wrong = [`' OR 1=1--`, 'a'.repeat(43), token.slice(1), `${token}x`]
    for (const one of wrong) {
      const answer = await room.call('GET', `/api/confirm?token=${encodeURIComponent(one)}`)
      expect(answer).toMatchObject({ status: 400, body: { message: 'Verifizierung fehlgeschlagen.' } })
    }
    expect((await room.call('GET', `/api/confirm?token=${token}`)).status).toBe(200)
    expect((await room.call('GET', `/api/confirm?token=${token}`)).status).toBe(400)
  })

  test('a link is valid for its time, and only for what it was sent for', async () => {
    await register({ email: 'spaet@web.de' })
    const token = await room.tokenOf('spaet@web.de', 'confirm')
    const asReset = await room.call('POST', '/api/reset-password', { body: { token, newPassword: PASSWORD } })
    expect(asReset.body['message']).toBe('Token ungültig oder abgelaufen.')
    await room.database.execute(`update account_token set expires_at = now() where purpose = 'confirm'`)
    expect((await room.call('GET', `/api/confirm?token=${token}`)).status).toBe(400)
  })

  test('[7.2] the login refuses an unconfirmed address with what it takes to send the mail again, once', async () => {
    await register({ email: 'offen@web.de' })
    expect((await logIn('offen@web.de', 'Falsches1 Wort')).body).not.toHaveProperty('resend')
    const refused = await logIn('offen@web.de')
    expect(refused).toMatchObject({ status: 403, body: { resend: true, code: 'accounts.notConfirmed' } })
    const token = String(refused.body['token'])
    expect(refused.body['message']).toMatch(/^Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse/)

    const resent = await room.call('POST', '/api/resend-verification', { token })
    expect(resent).toMatchObject({ status: 200, body: { message: 'E-Mail erneut versendet.' } })
    expect((await room.mailsTo('offen@web.de')).map(({ template }) => template)).toEqual(['confirm', 'confirm'])
    const again = await room.call('POST', '/api/resend-verification', { token })
    expect(again).toMatchObject({ status: 401, body: { message: 'Kein gültiger Token verfügbar.' } })
    expect((await room.call('POST', '/api/resend-verification')).status).toBe(401)
    // It opens nothing else.
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(401)
  })
})
