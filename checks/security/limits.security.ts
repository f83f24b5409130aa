import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { LIMIT_FIGURES, WRONG_TOKENS } from '#platform/http/limitFigures.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { faultOfRefusal } from './operations.ts'
import { ask, type Answer, type Sent } from './wire.ts'

let world: World
let product: RunningProduct
let users: TestUser[]
beforeAll(async () => {
  // As it is in production: no proxy that may say who calls, and every limit as it stands.
  world = await makeWorld('embedded', { LIMIT_FACTOR: '1' })
  product = await world.start()
  users = []
  for (let at = 0; at < 2; at++) users.push(await newUser(product))
})
afterAll(() => world.close())

let calls = 0

/** Each from another network and machine, says the caller. */
function disguised(): Record<string, string> {
  const ip = `10.${++calls % 250}.${calls % 240}.${calls % 230}`
  return {
    'x-forwarded-for': ip,
    'x-real-ip': ip,
    forwarded: `for=${ip}`,
    'true-client-ip': ip,
    'cf-connecting-ip': ip,
    'user-agent': `agent ${calls}`,
  }
}

async function flood(times: number, sent: () => Sent): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < times) {
    const batch = Array.from({ length: Math.min(40, times - answers.length) }, () => {
      const one = sent()
      return ask(product, { ...one, headers: { ...disguised(), ...one.headers } })
    })
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

function isRefusedAfter(answers: readonly Answer[], calls: number): void {
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.length - refused.length).toBeLessThanOrEqual(calls)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // A quarter of an hour where it is the account that is guessed at.
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
    expect(faultOfRefusal(text)).toBe(null)
  }
}

describe('[2.4.1] X-Forwarded-For from whoever calls', () => {
  const { login, mail, promo, usual, upload } = LIMIT_FIGURES
  const post = (path: string, body: object) => (): Sent => ({ path, method: 'POST', body })

  test.each([
    ['a login', login, post('/api/login', { email: 'a', password: 'b' })],
    ['a new password', login, post('/api/reset-password', { token: 'x', newPassword: 'Sehr-geheim-1' })],
    ['a registration', mail, post('/api/register', { name: '', email: '', password: '' })],
    ['a forgotten password', mail, post('/api/forgot-password', { email: '' })],
    ['a withdrawal', mail, post('/api/withdrawal', { name: '', contractId: '', email: '' })],
    ['a promo code', promo, () => ({ path: '/api/promo/validate?code=ABCDEF' })],
    ['a touch of a partner', promo, post('/api/affiliate/touch', { refCode: 'x' })],
    ['a link to be confirmed', usual, () => ({ path: '/api/confirm?token=x' })],
  ] as const)('lets nobody ask %s more often than once allowed', async (_, figure, sent) => {
    isRefusedAfter(await flood(figure.calls + 20, sent), figure.calls)
  })

  test('nor upload more often', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const sent = () => ({ path: '/api/upload', method: 'POST', token: users[0]?.token, headers, body: '--b--\r\n' })
    isRefusedAfter(await flood(upload.calls + 10, sent), upload.calls)
  })

  test('nor guess at tokens', async () => {
    const sent = () => ({ path: '/api/user/profile', token: `${++calls}`.padStart(43, 'x') })
    const answers = await flood(WRONG_TOKENS.calls + 150, sent)
    // What is being looked up at the same moment is not counted yet.
    isRefusedAfter(answers, WRONG_TOKENS.calls + 40)
  })
})

test('[API6] guessing at promo codes is bounded for the account as well, wherever it calls from', async () => {
  const sent = () => ({ path: '/api/promo/validate?code=ABCDEF', token: users[1]?.token })
  isRefusedAfter(await flood(30, sent), LIMIT_FIGURES.promo.calls)
})

test('pages and health are served meanwhile', async () => {
  expect((await ask(product, { path: '/' })).status).toBe(200)
  expect((await ask(product, { path: '/readyz' })).status).toBe(200)
})
