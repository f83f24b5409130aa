import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountByEmail } from './accountStore.ts'
import { PASSWORD, RULES, startTestAccounts, type TestAccounts } from './accounts.fixture.ts'
import {
  authenticate,
  cleanAccounts,
  findAccount,
  findAccountByEmail,
  findAddress,
  ownKey,
  personalData,
  setRole,
} from './index.ts'
import { startSession } from './startSession.ts'

let room: TestAccounts
beforeAll(async () => {
  room = await startTestAccounts()
})
afterAll(() => room.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function logIn(email: string, userAgent = FIREFOX) {
  const body = { email, password: PASSWORD }
  const answer = await room.call('POST', '/api/login', { body, headers: { 'user-agent': userAgent } })
  return String(answer.body['token'])
}

function sessionsOf(token: string) {
  return room.call('GET', '/api/user/sessions', { token })
}

async function status(token: string) {
  return (await room.call('GET', '/api/user/profile', { token })).status
}

describe('sessions', () => {
  test('are listed with the device, and ended one by one or all but the own', async () => {
    await room.member('eva@web.de')
    const [here, there, third] = [
      await logIn('eva@web.de'),
      await logIn('eva@web.de', 'curl/8'),
      await logIn('eva@web.de'),
    ]
    const { body } = await sessionsOf(here)
    const listed = body['sessions'] as { id: string; device: string; isCurrent: boolean }[]
    expect(listed.map(({ device }) => device).sort()).toEqual([
      'Firefox unter Windows',
      'Firefox unter Windows',
      'Unbekanntes Gerät',
    ])
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const curl = listed.find(({ device }) => device === 'Unbekanntes Gerät')
    expect((await room.call('DELETE', `/api/user/sessions/${String(curl?.id)}`, { token: here })).status).toBe(200)
    expect([await status(here), await status(there), await status(third)]).toEqual([200, 401, 200])
    expect((await room.call('DELETE', '/api/user/sessions', { token: here })).status).toBe(200)
    expect([await status(here), await status(third)]).toEqual([200, 401])
  })

  test('of another account are neither seen nor ended', async () => {
    const [mine, others] = [await room.signedIn('ich@web.de'), await room.signedIn('du@web.de')]
    const [own] = (await sessionsOf(mine)).body['sessions'] as { id: string }[]
    for (const id of [own?.id, crypto.randomUUID(), 'x', encodeURIComponent(`' OR 1=1--`)]) {
      const answer = await room.call('DELETE', `/api/user/sessions/${String(id)}`, { token: others })
      expect(answer).toMatchObject({ status: 404, body: { code: 'general.notFound' } })
    }
    expect((await sessionsOf(others)).body['sessions']).toHaveLength(1)
    await room.call('DELETE', '/api/user/sessions', { token: others })
    expect(await status(mine)).toBe(200)
  })

  test('end by signing out, which also works when they have ended before', async () => {
    const token = await room.signedIn('raus@web.de')
    for (let time = 0; time < 2; time++)
      expect(await room.call('POST', '/api/logout', { token })).toMatchObject({ status: 200, body: { ok: true } })
    expect(await status(token)).toBe(401)
    expect((await room.call('POST', '/api/logout')).status).toBe(200)
  })

  test('do not begin when the password changes while it is being checked', async () => {
    await room.member('wechselt@web.de')
    const account = await accountByEmail(room.database, 'wechselt@web.de')
    if (!account) throw new Error('not registered')
    const start = () => startSession(room.database, RULES, account, false, { network: '192.0.2.1', userAgent: FIREFOX })
    expect(await start()).not.toBeNull()
    await room.database.execute(`update account set password_hash = 'other' where id = $1`, [account.id])
    expect(await start()).toBeNull()
  })

  test('end by the database’s clock', async () => {
    const token = await room.signedIn('zeit@web.de')
    await room.database.execute('update session set expires_at = now()')
    expect(await status(token)).toBe(401)
  })

  test('note their last use every five minutes, and not in between', async () => {
    const token = await room.signedIn('oft@web.de')
    const lastUse = async () => {
      const row = await room.database.first<{ at: Date }>(
        `select last_used_at as at from session s join account a on a.id = s.account_id where email = 'oft@web.de'`,
      )
      return row?.at.getTime() ?? 0
    }
    const first = await lastUse()
    await authenticate(room.database, token)
    expect(await lastUse()).toBe(first)
    await room.database.execute(`update session set last_used_at = now() - interval '6 minutes'`)
    await authenticate(room.database, token)
    expect(await lastUse()).toBeGreaterThanOrEqual(first)
  })
})

describe('for other rooms', () => {
  test('[6.1] a role is given and taken, and counts at once', async () => {
    const token = await room.signedIn('chef@web.de')
    const account = await findAccountByEmail(room.database, ' CHEF@web.de')
    const id = account?.id ?? ''
    const give = (isGiven: boolean) => room.database.inTransaction(tx => setRole(tx, id, 'ROLE_ADMIN', isGiven))
    expect([await give(true), await give(true)]).toEqual([true, true])
    expect((await authenticate(room.database, token))?.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    await give(false)
    expect(await findAccount(room.database, id)).toEqual({
      id,
      email: 'chef@web.de',
      name: 'Eva Muster',
      roles: ['ROLE_USER'],
      mailWhenReady: true,
    })
    expect(await findAccountByEmail(room.database, 'niemand@web.de')).toBeNull()
  })

  test('the data of a person hold no secret, and an address is found only by its owner', async () => {
    const token = await room.signedIn('auskunft@web.de')
    const { body } = await room.call('POST', '/api/user/addresses', { token, body: { city: 'Bonn' } })
    const account = await findAccountByEmail(room.database, 'auskunft@web.de')
    const data = await personalData(room.database, account?.id ?? '')
    expect(data).toMatchObject({ profile: { email: 'auskunft@web.de' }, addresses: [body], sessions: [{}] })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash":"/i)
    expect(await findAddress(room.database, account?.id ?? '', String(body['id']))).toEqual(body)
    expect(await findAddress(room.database, crypto.randomUUID(), String(body['id']))).toBeNull()
  })

  test('a key of the product is made once, also by many at once', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => ownKey(room.database, 'test')))
    expect(new Set(keys.map(key => key.toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect(await ownKey(room.database, 'other')).not.toEqual(keys[0])
  })

  test('what time has made worthless is removed at night, and nothing else', async () => {
    const token = await room.signedIn('bleibt@web.de')
    const expired = await room.signedIn('weg@web.de')
    await room.database.execute(
      `update session set expires_at = now() where account_id = (select id from account where email = 'weg@web.de')`,
    )
    for (const email of ['jung@web.de', 'uralt@web.de'])
      await room.call('POST', '/api/register', { body: { name: 'Eva', email, password: PASSWORD } })
    await room.database.execute(
      `update account set created_at = now() - make_interval(days => $1) where email in ('uralt@web.de', 'weg@web.de')`,
      [RULES.unconfirmedDays + 1],
    )
    await room.database.execute(
      `update account_attempt set at = now() - interval '2 days' where id in (select id from account_attempt where succeeded limit 1)`,
    )
    await room.database.execute(`update account_attempt set at = now() - interval '2 days' where kind = 'mail'`)
    await cleanAccounts(room.database, RULES)
    expect([await status(token), await status(expired)]).toEqual([200, 401])
    const left = await room.database.first(
      `select (select count(*) from session where expires_at <= now()) as expired,
         (select count(*) from account_token where used_at is not null) as used,
         (select count(*) from account_attempt where kind = 'mail') as mails,
         (select count(*) > 0 from account_attempt where succeeded and at < now() - interval '1 day') as "knowsPlaces",
         (select string_agg(email, ' ' order by email) from account where confirmed_at is null) as waiting,
         (select count(*) from account where email = 'weg@web.de') as members`,
    )
    expect(left).toEqual({ expired: 0, used: 0, mails: 0, knowsPlaces: true, waiting: 'jung@web.de', members: 1 })
    expect((await room.call('GET', `/api/confirm?token=${await room.tokenOf('jung@web.de', 'confirm')}`)).status).toBe(
      200,
    )
  })
})
