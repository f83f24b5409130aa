import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, RULES, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'

let room: TestAccounts
beforeAll(async () => {
  room = await startTestAccounts()
})
afterAll(() => room.close())

const NEW = 'Neues1 Wort'

function forgot(email: string) {
  return room.call('POST', '/api/forgot-password', { body: { email } })
}

function reset(token: string, newPassword = NEW) {
  return room.call('POST', '/api/reset-password', { body: { token, newPassword } })
}

async function canLogIn(email: string, password: string) {
  return (await room.call('POST', '/api/login', { body: { email, password } })).status === 200
}

describe('a forgotten password', () => {
  test('[7.3] is replaced by a link, which ends all sessions', async () => {
    const token = await room.signedIn('eva@web.de')
    const asked = await forgot('EVA@web.de ')
    expect(asked).toMatchObject({ status: 200, body: { message: 'Bitte prüfen Sie Ihre E-Mails.' } })
    const link = await room.tokenOf('eva@web.de', 'reset')
    expect((await room.mailsTo('eva@web.de')).at(-1)).toMatchObject({
      link: `https://expose.example/reset-password?token=${link}`,
    })
    const valid = await room.call('GET', `/api/reset-password/validate?token=${link}`)
    expect(valid).toMatchObject({ status: 200, body: { valid: true } })
    expect(await reset(link)).toMatchObject({ status: 200, body: { message: 'Passwort erfolgreich geändert.' } })
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(401)
    expect([await canLogIn('eva@web.de', PASSWORD), await canLogIn('eva@web.de', NEW)]).toEqual([false, true])
  })

  test('[7.3] is answered alike and as late for an address without an account', async () => {
    await room.member('da@web.de')
    const times = { 'da@web.de': [] as number[], 'weg@web.de': [] as number[] }
    const bodies = []
    for (let time = 0; time < 5; time++)
      for (const email of ['da@web.de', 'weg@web.de'] as const) {
        const started = performance.now()
        const { status, body } = await forgot(email)
        times[email].push(performance.now() - started)
        bodies.push({ status, ...body })
      }
    for (const body of bodies) expect(body).toEqual(bodies[0])
    const median = (figures: number[]) => figures.sort((a, b) => a - b)[2] ?? 0
    expect(Math.abs(median(times['da@web.de']) - median(times['weg@web.de']))).toBeLessThan(60)
    expect(await room.mailsTo('weg@web.de')).toEqual([])
    // Beside the confirmation, which has a budget of its own.
    expect((await room.mailsTo('da@web.de')).length).toBe(RULES.mailsPerHour + 1)
  })

  test('[5.2] blank is refused; what is no address has no account', async () => {
    for (const email of ['', '  '])
      expect(await forgot(email)).toMatchObject({
        status: 400,
        body: { message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      })
    for (const email of [`' OR 1=1--`, 'a@b.de\r\nBcc: x@y.de']) expect((await forgot(email)).status).toBe(200)
  })

  test('of an account that was never confirmed: the link proves the address too', async () => {
    await room.call('POST', '/api/register', { body: { name: 'Eva', email: 'offen@web.de', password: PASSWORD } })
    await forgot('offen@web.de')
    room.told.length = 0
    expect((await reset(await room.tokenOf('offen@web.de', 'reset'))).status).toBe(200)
    expect(room.told.map(([name]) => name)).toEqual(['confirmed'])
    expect([await canLogIn('offen@web.de', PASSWORD), await canLogIn('offen@web.de', NEW)]).toEqual([false, true])
  })
})

describe('a link for a new password', () => {
  test('fifty times at once sets one password', async () => {
    await room.member('rennen@web.de')
    await forgot('rennen@web.de')
    const token = await room.tokenOf('rennen@web.de', 'reset')
    const passwords = Array.from({ length: 50 }, (_, index) => `Rennen1 ${index}`)
    const answers = await Promise.all(passwords.map(password => reset(token, password)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 400)).toHaveLength(49)
    expect(await canLogIn('rennen@web.de', `Rennen1 ${statuses.indexOf(200)}`)).toBe(true)
  })

  test('[8.3] is worth nothing once used, expired, replaced by a newer one, cut or invented', async () => {
    await room.member('links@web.de')
    await forgot('links@web.de')
    const old = await room.tokenOf('links@web.de', 'reset')
    await forgot('links@web.de')
    const newer = await room.tokenOf('links@web.de', 'reset')
    const refused = { status: 400, body: { message: 'Token ungültig oder abgelaufen.' } }
    for (const token of [old, newer.slice(0, 42), `${newer.slice(0, 42)}!`, 'x', `' OR 1=1--`]) {
      expect(await reset(token)).toMatchObject(refused)
      expect(await room.call('GET', `/api/reset-password/validate?token=${encodeURIComponent(token)}`)).toMatchObject(
        refused,
      )
    }
    await room.database.execute(`update account_token set expires_at = now() - interval '1 second'`)
    expect(await reset(newer)).toMatchObject(refused)
    await forgot('links@web.de')
    const last = await room.tokenOf('links@web.de', 'reset')
    expect((await reset(last)).status).toBe(200)
    expect(await reset(last)).toMatchObject(refused)
  })

  test('is valid for thirty minutes and lies nowhere in the clear', async () => {
    await room.member('zeit@web.de')
    await forgot('zeit@web.de')
    const token = await room.tokenOf('zeit@web.de', 'reset')
    const row = await room.database.first<{ minutes: string; dump: string }>(
      `select extract(epoch from expires_at - now()) / 60 as minutes, t::text as dump
       from account_token t join account a on a.id = t.account_id where a.email = 'zeit@web.de' and purpose = 'reset'`,
    )
    expect(Number(row?.minutes)).toBeGreaterThan(29)
    expect(Number(row?.minutes)).toBeLessThanOrEqual(30)
    expect(row?.dump).not.toContain(token)
  })

  test('[5.2] survives a password that is refused', async () => {
    await room.member('versuch@web.de')
    await forgot('versuch@web.de')
    const token = await room.tokenOf('versuch@web.de', 'reset')
    expect((await reset(token, '')).body['message']).toBe('Bitte beide Passwortfelder ausfüllen.')
    const weak = await reset(token, 'schwach1')
    expect(weak.body).toMatchObject({
      message: 'Bitte korrigieren Sie die Passwort-Fehler.',
      password: 'Mindestens ein Großbuchstabe, ein Kleinbuchstabe und eine Zahl.',
    })
    expect((await reset(token)).status).toBe(200)
    expect((await reset('')).body['message']).toBe('Kein Token gefunden.')
    expect((await room.call('GET', '/api/reset-password/validate')).body['message']).toBe('Kein Token gefunden.')
  })
})
