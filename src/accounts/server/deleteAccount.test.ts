import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '#platform/database/databasePort.ts'
import { startTestAccounts, type TestAccounts } from './accounts.fixture.ts'
import { findAccountByEmail } from './index.ts'

const seen: unknown[] = []
let failing = false
let room: TestAccounts
beforeAll(async () => {
  room = await startTestAccounts(null, {
    beforeDeletion: async (tx: Queryable, accountId) => {
      seen.push(await tx.query('select name from account where id = $1', [accountId]))
      if (failing) throw new Error('the store is full')
    },
  })
})
afterAll(() => room.close())

function requestDeletion(token: string) {
  return room.call('POST', '/api/request-account-deletion', { token })
}

describe('deleting an account', () => {
  test('[7.5] takes a link by mail, removes everything and says so', async () => {
    const token = await room.signedIn('eva@web.de')
    await room.call('POST', '/api/user/addresses', { token, body: { street: 'Weg 1', zip: '10115', city: 'Berlin' } })
    const requested = await requestDeletion(token)
    expect(requested.status).toBe(200)
    expect(requested.body['message']).toMatch(/^Bitte prüfen Sie Ihre E-Mails/)
    const link = await room.tokenOf('eva@web.de', 'deletionConfirm')
    const [mail] = (await room.mailsTo('eva@web.de')).slice(-1)
    expect(mail).toHaveProperty('link', `https://expose.example/confirm-account-deletion/${link}`)
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(200)

    const deleted = await room.call('GET', `/api/confirm-account-deletion/${link}`)
    expect(deleted).toMatchObject({ status: 200, body: { ok: true } })
    // The hook saw the account while it still stood.
    expect(seen.splice(0)).toEqual([[{ name: 'Eva Muster' }]])
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(401)
    const left = await room.database.first(
      `select (select count(*) from account) as accounts, (select count(*) from session) as sessions,
         (select count(*) from account_token) as tokens, (select count(*) from address) as addresses,
         (select count(*) from account_attempt) as attempts`,
    )
    expect(left).toEqual({ accounts: 0, sessions: 0, tokens: 0, addresses: 0, attempts: 0 })
    expect(await room.mailsTo('eva@web.de')).toEqual([
      { template: 'accountDeleted', to: 'eva@web.de', accountId: null, name: 'Eva Muster' },
    ])
  })

  test('happens whole or not at all', async () => {
    const token = await room.signedIn('halb@web.de')
    await requestDeletion(token)
    const link = await room.tokenOf('halb@web.de', 'deletionConfirm')
    failing = true
    expect((await room.call('GET', `/api/confirm-account-deletion/${link}`)).status).toBe(500)
    failing = false
    expect((await room.call('GET', '/api/user/profile', { token })).status).toBe(200)
    expect(await room.mailsTo('halb@web.de')).not.toContainEqual(
      expect.objectContaining({ template: 'accountDeleted' }),
    )
    expect((await room.call('GET', `/api/confirm-account-deletion/${link}`)).status).toBe(200)
  })

  test('ten times at once deletes once', async () => {
    const token = await room.signedIn('zehn@web.de')
    await requestDeletion(token)
    const link = await room.tokenOf('zehn@web.de', 'deletionConfirm')
    const all = Array.from({ length: 10 }, () => room.call('GET', `/api/confirm-account-deletion/${link}`))
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  test('[6.1] needs a session to begin, and a link that was sent for it to end', async () => {
    expect((await room.call('POST', '/api/request-account-deletion')).status).toBe(401)
    await room.member('bleibt@web.de')
    await room.call('POST', '/api/forgot-password', { body: { email: 'bleibt@web.de' } })
    for (const token of [await room.tokenOf('bleibt@web.de', 'reset'), 'x', `' OR 1=1--`]) {
      const answer = await room.call('GET', `/api/confirm-account-deletion/${encodeURIComponent(token)}`)
      expect(answer).toMatchObject({ status: 400, body: { message: 'Token ungültig oder abgelaufen.' } })
    }
    expect(await findAccountByEmail(room.database, 'bleibt@web.de')).toMatchObject({ name: 'Eva Muster' })
  })
})
