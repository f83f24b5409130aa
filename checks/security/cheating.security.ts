import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestDeletion } from '#contract/accounts.ts'
import { listDownloads } from '#contract/archive.ts'
import { createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { mails, newUser, type RunningProduct, runAdmin, type TestUser, uploadForm } from '#main/product.fixture.ts'
import { KINDS, makeWorld, newExposé, within, type World } from '../faults/world.ts'
import { CONSENT, newReport, pay } from './journey.ts'
import { ask } from './wire.ts'

// Nobody gets a full report for nothing (attack.md, H1 to H3), tried as a buyer would try it.

const CONFIRMATION = /\/confirm\?token=([\w-]+)/
const DELETION = /account-deletion\/([\w-]{43})/

describe.each(KINDS)('on the %s database', kind => {
  let world: World
  let product: RunningProduct
  beforeAll(async () => {
    world = await makeWorld(kind)
    product = await world.start()
  })
  afterAll(async () => {
    await world.checkSanity()
    await world.close()
  })

  const archive = ({ client }: TestUser) => client.call(listDownloads)
  const unlocked = async (user: TestUser) => (await archive(user)).map(({ isUnlocked }) => isUnlocked)

  async function order({ client }: TestUser, alias: 'mini' | 'midi', earlyPerformance: boolean) {
    const consent = earlyPerformance ? { earlyPerformance, consentVersion: CONSENT } : { earlyPerformance }
    const body = { alias, name: 'Erika Muster', promoCode: null, addressId: null, refCode: null, ...consent }
    const { url, contractId } = await client.call(createCheckoutSession, { body })
    await pay(product, url)
    await expect.poll(async () => (await client.call(listPaymentActivities))[0]?.status).toBe('paid')
    return contractId
  }

  async function withdraw({ email }: TestUser, contractId: string) {
    const body = { name: 'Erika Muster', contractId, email }
    expect((await ask(product, { path: '/api/withdrawal', method: 'POST', body })).status).toBe(200)
  }

  const refunded = async ({ client }: TestUser) =>
    (await client.call(listPaymentActivities)).reduce((sum, { refundedCents }) => sum + refundedCents, 0)

  /** What only a paid report shows, asked for in every way. */
  async function opensInFull(user: TestUser): Promise<boolean[]> {
    const opened: boolean[] = []
    for (const { downloadToken } of await archive(user)) {
      const { status } = await ask(product, { path: `/api/report/${downloadToken}/export/json`, token: user.token })
      opened.push(status === 200)
    }
    return opened
  }

  test('[H1] three previews unlocked by one order and withdrawn from: the money goes back, and they are previews again', async () => {
    const user = await newUser(product)
    for (let number = 0; number < 3; number++) await newReport(user)
    const contractId = await order(user, 'mini', false)
    await expect.poll(() => unlocked(user)).toEqual([true, true, true])
    await withdraw(user, contractId)
    await expect.poll(() => refunded(user), { timeout: within(30_000) }).toBe(990)
    expect(await unlocked(user)).toEqual([false, false, false])
    expect(await opensInFull(user)).toEqual([false, false, false])
    for (const { downloadToken, score } of await archive(user)) {
      expect(score).toBe(-1)
      const { text } = await ask(product, { path: `/api/report/${downloadToken}`, token: user.token })
      expect(JSON.parse(text)).toMatchObject({ unlocked: false })
    }
  })

  test('[H1] with consent to early performance: what was opened is kept and paid for, nothing goes back for it', async () => {
    const user = await newUser(product)
    for (let number = 0; number < 3; number++) await newReport(user)
    const contractId = await order(user, 'mini', true)
    await expect.poll(() => opensInFull(user)).toEqual([true, true, true])
    await withdraw(user, contractId)
    await new Promise(resolve => setTimeout(resolve, 3_000))
    expect(await refunded(user)).toBe(0)
    expect(await unlocked(user)).toEqual([true, true, true])
  })

  test('[H1] an order that the operator gives back is locked, though it was opened', async () => {
    const user = await newUser(product)
    await newReport(user)
    const contractId = await order(user, 'mini', true)
    await expect.poll(() => opensInFull(user)).toEqual([true])
    expect((await runAdmin(product.dataDir, ['refund', contractId], world.environment)).status).toBe(0)
    await expect.poll(() => refunded(user), { timeout: within(30_000) }).toBe(990)
    expect(await opensInFull(user)).toEqual([false])
  })

  test('[H2] a paid analysis is not begun within the period before its buyer has asked for it; then what he opened does not go back', async () => {
    const user = await newUser(product)
    for (let number = 0; number < 3; number++) await newReport(user)
    const contractId = await order(user, 'midi', false)
    const send = async (consentVersion: string | null) => {
      const body = uploadForm([{ name: 'a.pdf', bytes: newExposé() }])
      if (consentVersion !== null) body.append('consentVersion', consentVersion)
      return (await user.client.call(upload, { body }))[0]
    }
    expect(await send(null)).toMatchObject({ code: 'intake.consent' })
    expect(await send('1999-01')).toMatchObject({ code: 'intake.consent' })
    expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 3 })
    for (let number = 0; number < 3; number++) expect((await send(CONSENT))?.jobId).toBeTruthy()
    await expect.poll(async () => (await archive(user)).length, { timeout: within(60_000) }).toBe(6)
    await opensInFull(user)
    await withdraw(user, contractId)
    await new Promise(resolve => setTimeout(resolve, 3_000))
    expect(await refunded(user)).toBe(0)
  })

  test('[H3] deleting the account, a plus and another spelling of the domain bring no further free analyses', async () => {
    const name = `h3${kind}`
    const first = await registered(`${name}@müller-h3.de`)
    expect(await left(first)).toBe(3)
    await ask(product, { path: requestDeletion.path, method: 'POST', token: first })
    const [link] = await fresh(DELETION, [])
    expect((await ask(product, { path: `/api/confirm-account-deletion/${link}` })).status).toBe(200)
    for (const again of [`${name}@müller-h3.de`, `${name}+neu@müller-h3.de`, `${name}+b@xn--mller-h3-65a.de`])
      expect(await left(await registered(again)), again).toBe(0)
    expect(await left(await registered(`andere-${name}@müller-h3.de`))).toBe(3)
  })

  const left = async (token: string) =>
    (JSON.parse((await ask(product, { path: '/api/user/limits', token })).text) as { totalUploads: number })
      .totalUploads

  /** @returns the token of the new account's first session */
  async function registered(email: string): Promise<string> {
    const known = await linksOf(CONFIRMATION)
    const body = { name: 'Eva Muster', email, password: 'Sehr-geheim-1' }
    expect((await ask(product, { path: '/api/register', method: 'POST', body })).status).toBe(200)
    const [token] = await fresh(CONFIRMATION, known)
    expect((await ask(product, { path: `/api/confirm?token=${token}` })).status).toBe(200)
    const { text } = await ask(product, { path: '/api/login', method: 'POST', body })
    return (JSON.parse(text) as { token: string }).token
  }

  const linksOf = async (link: RegExp) =>
    (await mails(product.dataDir)).flatMap(({ text }) => link.exec(text)?.[1] ?? [])

  async function fresh(link: RegExp, known: readonly string[]): Promise<string[]> {
    const look = async () => (await linksOf(link)).filter(one => !known.includes(one))
    await expect.poll(look).toHaveLength(1)
    return look()
  }
})
