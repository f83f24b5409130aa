import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/accountPage.ts'
import { mails, newUser, type RunningProduct, signIn, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, percentile, timed, type World } from '../faults/world.ts'
import { fromMail } from './journey.ts'
import { ask, type Answer } from './wire.ts'

const PASSWORD = 'Sehr-geheim-1'
const DELETION_LINK = /deletion\S*?([\w-]{43})/
const RESET_LINK = /\/reset-password\?token=([\w-]+)/

let world: World
let product: RunningProduct
beforeAll(async () => {
  // Behind our own proxy a test can come from any network.
  world = await makeWorld('embedded', { TRUST_PROXY: '1' })
  product = await world.start()
})
afterAll(() => world.close())

function post(path: string, body: object, { token, from = '198.51.100.1' }: { token?: string; from?: string } = {}) {
  return ask(product, { path, method: 'POST', token, body, headers: { 'x-forwarded-for': from } })
}

const logIn = (email: string, password = PASSWORD, from?: string) =>
  post('/api/login', { email, password }, from === undefined ? {} : { from })

const bodyOf = ({ text }: Answer) => {
  const { requestId: _, ...body } = JSON.parse(text) as Record<string, unknown>
  return body
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await ask(product, { path: '/api/user/profile', token })).status === 200
}

describe('[API2] answers and times', () => {
  // The latter two are answered after a fixed time.
  const cases: readonly (readonly [name: string, call: (email: string) => Promise<Answer>])[] = [
    ['of a login with a wrong password', email => logIn(email, 'Falsch-geraten-1')],
    ['of a forgotten password', email => post('/api/forgot-password', { email })],
    ['of a registration', email => post('/api/register', { name: 'Eva', email, password: PASSWORD })],
  ]
  const PAIRS = 30

  test.each(cases)('%s are the same with and without an account', async (name, call) => {
    const users: TestUser[] = []
    for (let count = 0; count < 6; count++) users.push(await newUser(product))
    const answers: unknown[] = []
    const asked = async (email: string) => {
      const { ms, result } = await timed(call(email))
      answers.push({ status: result.status, names: Object.keys(result.headers), body: bodyOf(result) })
      return ms
    }
    const pairs: Pair[] = []
    for (let at = 0; at < PAIRS; at++) {
      const known = users[at % users.length]?.email ?? ''
      const unknown = `nobody.${at}.${known}`
      // Each comes first in turn, so that what the machine does besides meets both alike.
      if (at % 2 === 0) pairs.push({ known: await asked(known), unknown: await asked(unknown) })
      else pairs.push({ unknown: await asked(unknown), known: await asked(known) })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const told = toldApart(pairs)
    console.log(`${name}: ${told.text}`)
    expect(told.isTold, told.text).toBe(false)
  })

  test('of which one kind took longer would be seen, and of which both are slow by turns would not', () => {
    const pairsOf = (known: (at: number) => number, unknown: (at: number) => number): Pair[] =>
      Array.from({ length: PAIRS }, (_, at) => ({ known: known(at), unknown: unknown(at) }))
    const noise = (at: number) => 250 + ((at * 7919) % 13) * 40
    expect(toldApart(pairsOf(at => noise(at) + 40, noise)).isTold).toBe(true)
    expect(toldApart(pairsOf(noise, at => noise(at) + 40)).isTold).toBe(true)
    expect(toldApart(pairsOf(noise, at => noise(at + 5))).isTold).toBe(false)
    expect(toldApart(pairsOf(noise, at => noise(at) + 5)).isTold).toBe(false)
  })
})

interface Pair {
  readonly known: number
  readonly unknown: number
}

/** A difference that a caller could see through his network. */
const SEEN_MS = 20
/** Of thirty tosses of a coin so many fall on one side once in 3,000 times; what a busy machine does falls as a coin does. */
const ONE_SIDED = 25 / 30

function toldApart(pairs: readonly Pair[]) {
  const more = pairs.map(({ known, unknown }) => known - unknown)
  const slower = more.filter(ms => ms > 0).length
  const median = percentile(more, 50)
  const oneSided = Math.max(slower, pairs.length - slower) / pairs.length
  return {
    isTold: Math.abs(median) > SEEN_MS && oneSided >= ONE_SIDED,
    text: `${median.toFixed(1)} ms more with an account (median of ${pairs.length} pairs), slower in ${slower} of them`,
  }
}

describe('[6.1.1] [6.3.1] guessing a password', () => {
  test('a thousand guesses from a hundred networks are heard ten times, known address or not; the owner still gets in where he was before', async () => {
    const owner = await newUser(product)
    expect((await logIn(owner.email, PASSWORD, '192.0.2.7')).status).toBe(200)
    for (const email of [owner.email, 'nobody.at.all@example.org']) {
      const answers: Answer[] = []
      for (let round = 0; round < 20; round++)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, at) =>
              logIn(email, `Geraten-${round}-${at}`, `203.0.113.${(round * 5 + at) % 100}`),
            ),
          )),
        )
      const heard = answers.filter(({ status }) => status === 401)
      const refused = answers.filter(({ status }) => status === 429)
      expect(heard.length).toBeLessThanOrEqual(10)
      expect(heard.length + refused.length).toBe(1_000)
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    // The right password from a network that was never seen is not heard either.
    expect((await logIn(owner.email, PASSWORD, '203.0.113.200')).status).toBe(429)
    expect((await logIn(owner.email, PASSWORD, '192.0.2.7')).status).toBe(200)
  })

  test('is bounded for the old password of a session as well', async () => {
    const owner = await newUser(product)
    const statuses = new Set<number>()
    for (let at = 0; at < 15; at++) {
      const body = { oldPassword: `Geraten-${at}`, newPassword: 'Ganz-anders-2' }
      statuses.add((await post('/api/user/password', body, { token: owner.token, from: '203.0.113.9' })).status)
    }
    expect(statuses.has(429)).toBe(true)
    expect(await isSignedIn(owner.token)).toBe(true)
  })
})

describe('[6.2] a password', () => {
  test.each([
    ['seven characters', 'Aa1aaaa'],
    ['no number', 'Nurbuchstaben'],
    ['what everybody takes', 'Passwort123'],
    ['what everybody takes, in English', 'Password1'],
    ['two hundred and one characters', `Aa1${'x'.repeat(198)}`],
  ])('of %s is refused', async (_, password) => {
    const { status } = await post('/api/register', { name: 'Eva', email: 'matrix@example.org', password })
    expect(status).toBe(400)
  })

  test.each([
    ['of 200 characters counts to the last one', `Aa1${'x'.repeat(196)}y`, `Aa1${'x'.repeat(196)}z`],
    ['of more than 72 bytes counts to the last one', `Aa1${'ü'.repeat(60)}1`, `Aa1${'ü'.repeat(60)}2`],
    ['with blanks around counts them', '  Ganz geheim 1  ', 'Ganz geheim 1'],
    ['with signs of every kind counts their case', 'Grüße 🏠 1 {}"', 'grüße 🏠 1 {}"'],
  ])('%s', async (name, password, other) => {
    const email = `p${name.length}.${password.length}@example.org`
    await post('/api/register', { name: 'Eva', email, password })
    const token = await fromMail(product, email, /\/confirm\?token=([\w-]+)/)
    await ask(product, { path: `/api/confirm?token=${token}` })
    expect((await logIn(email, other)).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(200)
  })

  test.each(['admin', 'root', 'test', 'administrator@localhost', 'admin@example.org'])(
    'there is no account %s',
    async name => {
      for (const password of ['admin', 'password', 'Passwort1', ''])
        expect((await logIn(name, password)).status).not.toBe(200)
    },
  )
})

describe('[7] a session', () => {
  test('has a new random token each time, and never one that was brought along', async () => {
    const user = await newUser(product)
    const tokens = new Set([user.token])
    for (let at = 0; at < 20; at++) {
      const answer = await ask(product, {
        path: '/api/login',
        method: 'POST',
        token: user.token,
        headers: { cookie: `session=${user.token}` },
        body: { email: user.email, password: PASSWORD },
      })
      expect(answer.headers).not.toHaveProperty('set-cookie')
      tokens.add(String(bodyOf(answer)['token']))
    }
    expect(tokens.size).toBe(21)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    const starts = [...tokens].map(token => token.slice(0, 4))
    expect(new Set(starts).size).toBe(21)
  })

  test('ends on the server by logout, by a new password for the others, by reset and by deletion for all', async () => {
    const { email, token: first } = await newUser(product)
    const second = await signIn(product, email)
    expect((await ask(product, { path: '/api/logout', method: 'POST', token: first })).status).toBe(200)
    expect(await isSignedIn(first)).toBe(false)
    const third = await signIn(product, email)
    await third.client.call(changePassword, { body: { oldPassword: PASSWORD, newPassword: 'Ganz-anders-2' } })
    expect([await isSignedIn(second.token), await isSignedIn(third.token)]).toEqual([false, true])
    await post('/api/forgot-password', { email })
    const token = await fromMail(product, email, RESET_LINK)
    expect((await post('/api/reset-password', { token, newPassword: PASSWORD })).status).toBe(200)
    expect(await isSignedIn(third.token)).toBe(false)
    const fourth = await signIn(product, email)
    expect(
      (await ask(product, { path: '/api/request-account-deletion', method: 'POST', token: fourth.token })).status,
    ).toBe(200)
    const link = await fromMail(product, email, DELETION_LINK)
    expect((await ask(product, { path: `/api/confirm-account-deletion/${link}` })).status).toBe(200)
    expect(await isSignedIn(fourth.token)).toBe(false)
    expect((await logIn(email)).status).toBe(401)
  })
})

describe('[6.4] a link for a new password', () => {
  const reset = (token: string, newPassword: string) => post('/api/reset-password', { token, newPassword })

  test('works once, not beside another use of it, not after a newer one, and for nothing else', async () => {
    const { email } = await newUser(product)
    await post('/api/forgot-password', { email })
    const old = await fromMail(product, email, RESET_LINK)
    await post('/api/forgot-password', { email })
    const token = await fromMail(product, email, RESET_LINK, [old])
    expect((await reset(old, 'Neues-Passwort-1')).status).toBe(400)
    expect((await ask(product, { path: `/api/confirm?token=${token}` })).status).toBe(400)
    expect((await ask(product, { path: `/api/confirm-account-deletion/${token}` })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reset(token, `Neues-Passwort-${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reset(token, 'Noch-eines-3')).status).toBe(400)
  })

  test('is not found by guessing, and is worth nothing after its half hour', async () => {
    const { email } = await newUser(product)
    await post('/api/forgot-password', { email })
    const token = await fromMail(product, email, RESET_LINK)
    const guesses = [
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      ` ${token}`,
      ...Array.from({ length: 50 }, () => randomBytes(32).toString('base64url')),
    ]
    for (const guess of guesses) expect((await reset(guess, 'Neues-Passwort-1')).status, guess).toBe(400)
    await world.onDatabase(database =>
      database.execute(`update account_token set expires_at = expires_at - interval '31 minutes'`),
    )
    expect((await reset(token, 'Neues-Passwort-1')).status).toBe(400)
    expect((await logIn(email)).status).toBe(200)
  })

  test('is not made known: neither the answer nor another account’s mails hold it', async () => {
    const { email } = await newUser(product)
    const other = await newUser(product)
    const answer = await post('/api/forgot-password', { email })
    const token = await fromMail(product, email, RESET_LINK)
    await pause(200)
    expect(answer.text).not.toContain(token)
    const letters = (await mails(product.dataDir)).filter(({ to }) => to === other.email)
    expect(JSON.stringify(letters)).not.toContain(token)
  })
})

describe('[8.1] a sign-in with Google', () => {
  test.each([
    ['no signature', { alg: 'none' }],
    ['a signature by a shared secret', { alg: 'HS256', kid: 'x' }],
    ['a key of its own', { alg: 'ES256', kid: 'x', jwk: {}, jku: 'http://127.0.0.1:9/' }],
  ])('by a token with %s opens nothing', async (_, header) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: 'id',
      sub: '1',
      email: 'a@gmail.com',
      email_verified: true,
      iat: now,
      exp: now + 300,
    }
    const credential = [header, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const answer = await post('/api/auth/google', { credential: `${credential}.AAAA` })
    expect([401, 503]).toContain(answer.status)
    expect(answer.text).not.toContain('"token"')
  })
})
