import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'

let room: TestAccounts
let mine = ''
let others = ''
beforeAll(async () => {
  room = await startTestAccounts()
  mine = await room.signedIn('ich@web.de')
  others = await room.signedIn('du@web.de')
})
afterAll(() => room.close())

const ADDRESS = { type: 'default', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }

function addresses(method: string, token: string, path = '', body?: object) {
  return room.call(method, `/api/user/addresses${path}`, { token, body })
}

describe('addresses', () => {
  test('[7.11] are added, listed, changed and removed', async () => {
    const added = await addresses('POST', mine, '', ADDRESS)
    const { id } = added.body
    expect(added).toMatchObject({ status: 200, body: { ...ADDRESS, id: expect.any(String) as string } })
    expect((await addresses('GET', mine)).body).toEqual({ addresses: [{ ...ADDRESS, id }] })
    const changed = await addresses('PUT', mine, `/${String(id)}`, { ...ADDRESS, city: ' Köln ' })
    expect(changed.body).toEqual({ ...ADDRESS, city: 'Köln', id })
    expect((await addresses('DELETE', mine, `/${String(id)}`)).status).toBe(200)
    expect((await addresses('GET', mine)).body).toEqual({ addresses: [] })
  })

  test('of another account are neither seen, changed nor removed, and answered like ones that do not exist', async () => {
    const { body } = await addresses('POST', mine, '', ADDRESS)
    const none = '00000000-0000-4000-8000-000000000000'
    const answers = []
    for (const id of [String(body['id']), none, 'x', encodeURIComponent(`' OR 1=1--`)])
      for (const method of ['PUT', 'DELETE'])
        answers.push(await addresses(method, others, `/${id}`, method === 'PUT' ? ADDRESS : undefined))
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'general.notFound' } })
    expect((await addresses('GET', others)).body).toEqual({ addresses: [] })
    expect((await addresses('GET', mine)).body).toEqual({ addresses: [body] })
  })

  test('belong to who adds them, whatever is sent along', async () => {
    const other = await room.database.first<{ id: string }>(`select id from account where email = 'du@web.de'`)
    const given = { ...ADDRESS, street: 'Meine', account_id: other?.id, accountId: other?.id, id: crypto.randomUUID() }
    const { body } = await addresses('POST', mine, '', given)
    expect(body['id']).not.toBe(given.id)
    expect((await addresses('GET', others)).body).toEqual({ addresses: [] })
  })

  test('may be incomplete while the form is filled in, but not empty', async () => {
    expect((await addresses('POST', mine, '', { street: 'Nur Straße' })).body).toMatchObject({
      zip: '',
      country: 'DE',
      type: 'default',
    })
    expect(await addresses('POST', mine, '', { street: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'accounts.emptyAddress' },
    })
    expect((await addresses('POST', mine, '', { ...ADDRESS, country: 'Deutschland' })).body['country']).toBe('DE')
  })

  test.each([
    { street: 'a\r\nb' },
    { street: 'x'.repeat(300) },
    { zip: 10115 },
    { country: 'Entenhausen' },
    { type: '<b>' },
    { city: ['Berlin'] },
  ])('with %j are refused', async fields => {
    expect((await addresses('POST', mine, '', { ...ADDRESS, ...fields })).status).toBe(400)
  })

  test('are twenty at most, also when added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => addresses('POST', others, '', ADDRESS)))
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    expect((await addresses('POST', others, '', ADDRESS)).body['message']).toMatch(/^Mehr als 20 Adressen/)
  })
})

describe('the profile', () => {
  test('[7.11] tells who one is and takes a name and settings', async () => {
    const { body } = await room.call('GET', '/api/user/profile', { token: mine })
    expect(body).toEqual({
      name: 'Eva Muster',
      email: 'ich@web.de',
      roles: ['ROLE_USER'],
      mailWhenReady: true,
      mailNews: false,
      hasPassword: true,
      hasGoogle: false,
      createdAt: expect.stringMatching(/^20/) as string,
    })
    const put = (fields: object) => room.call('PUT', '/api/user/profile', { token: mine, body: fields })
    expect((await put({ name: '  Neuer  Name ' })).body).toEqual({ ...body, name: 'Neuer Name' })
    expect((await put({ mailWhenReady: false, mailNews: true })).body).toMatchObject({
      name: 'Neuer Name',
      mailWhenReady: false,
      mailNews: true,
    })
    for (const name of ['', ' ', 'a\r\nBcc: x@y.de', 'www.evil.example']) expect((await put({ name })).status).toBe(400)
    expect((await put({ name: ['x'] })).status).toBe(400)
    expect((await put({ mailNews: 'ja' })).status).toBe(400)
  })

  test('changes nothing that is not the owner’s to change', async () => {
    const chosen = {
      roles: ['ROLE_ADMIN'],
      role: 'ROLE_ADMIN',
      isAdmin: true,
      credits: 99,
      emailVerified: true,
      email: 'x@y.de',
      userId: crypto.randomUUID(),
      id: crypto.randomUUID(),
      password_hash: 'x',
    }
    const dump = () => room.database.query('select a::text as row from account a order by id')
    const before = await dump()
    expect((await room.call('PUT', '/api/user/profile', { token: others, body: chosen })).status).toBe(200)
    expect(await dump()).toEqual(before)
  })
})

describe('the own e-mail address', () => {
  function change(token: string, newEmail: string, password = PASSWORD) {
    return room.call('POST', '/api/user/email', { token, body: { newEmail, password } })
  }

  test('changes when the new one has agreed, and the old one is told', async () => {
    const token = await room.signedIn('alt@web.de')
    expect((await change(token, 'neu@web.de', 'Falsches1 Wort')).body['code']).toBe('accounts.wrongPassword')
    expect((await change(token, 'keine')).body['code']).toBe('accounts.badEmail')
    expect((await change(token, ' Neu@web.de')).status).toBe(200)
    expect((await room.call('GET', '/api/user/profile', { token })).body['email']).toBe('alt@web.de')

    await room.call('POST', '/api/forgot-password', { body: { email: 'alt@web.de' } })
    const toOldMailbox = await room.tokenOf('alt@web.de', 'reset')
    const link = await room.tokenOf('neu@web.de', 'emailChange')
    expect((await room.call('GET', `/api/confirm?token=${link}`)).status).toBe(200)
    expect((await room.call('GET', '/api/user/profile', { token })).body['email']).toBe('neu@web.de')
    expect((await room.mailsTo('alt@web.de')).at(-1)).toMatchObject({
      template: 'emailChanged',
      newEmail: 'n•••@web.de',
    })
    const reset = { token: toOldMailbox, newPassword: 'Neues1 Wort' }
    expect((await room.call('POST', '/api/reset-password', { body: reset })).status).toBe(400)
    expect((await room.call('GET', `/api/confirm?token=${link}`)).status).toBe(400)
  })

  test('does not change to one that has an account, and does not tell so', async () => {
    await room.member('vergeben@web.de')
    const token = await room.signedIn('zieht-um@web.de')
    const free = await change(token, 'frei@web.de')
    const taken = await change(token, 'vergeben@web.de')
    expect(taken).toMatchObject({ status: free.status, body: free.body })
    expect((await room.mailsTo('vergeben@web.de')).at(-1)).toMatchObject({ template: 'alreadyRegistered' })
    // Somebody registers with it before the link is opened.
    const link = await room.tokenOf('frei@web.de', 'emailChange')
    await room.member('frei@web.de')
    const late = await room.call('GET', `/api/confirm?token=${link}`)
    expect(late).toMatchObject({ status: 400, body: { message: 'Verifizierung fehlgeschlagen.' } })
  })
})

describe('the own password', () => {
  test('changes with the old one, and ends all other sessions', async () => {
    const token = await room.signedIn('wechsel@web.de')
    const body = { email: 'wechsel@web.de', password: PASSWORD }
    const elsewhere = String((await room.call('POST', '/api/login', { body })).body['token'])
    const change = (oldPassword: string, newPassword: string) =>
      room.call('POST', '/api/user/password', { token, body: { oldPassword, newPassword } })
    expect((await change('Falsches1 Wort', 'Neues1 Wort')).body['code']).toBe('accounts.wrongPassword')
    expect((await change(PASSWORD, 'schwach')).body['password']).toBe('Mindestens 8 Zeichen.')
    expect((await change(PASSWORD, '')).body['message']).toBe('Bitte beide Passwortfelder ausfüllen.')
    expect((await change(PASSWORD, 'Neues1 Wort')).body['message']).toBe('Passwort erfolgreich geändert.')
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(200)
    expect((await room.call('GET', '/api/user/profile', { token: elsewhere })).status).toBe(401)
    expect((await room.call('POST', '/api/login', { body })).status).toBe(401)
  })
})

test.each([
  ['GET', '/api/user/profile'],
  ['PUT', '/api/user/profile'],
  ['POST', '/api/user/email'],
  ['POST', '/api/user/password'],
  ['GET', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions/x'],
  ['GET', '/api/user/addresses'],
  ['POST', '/api/user/addresses'],
  ['PUT', '/api/user/addresses/x'],
  ['DELETE', '/api/user/addresses/x'],
])('[6.1] %s %s needs a session', async (method, path) => {
  for (const token of [undefined, 'a'.repeat(43), mine.slice(1)]) {
    const answer = await room.call(method, path, token === undefined ? {} : { token })
    expect([answer.status, answer.body['code']]).toEqual([401, 'general.notSignedIn'])
  }
})
