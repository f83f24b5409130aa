import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCheckoutSession, listPaymentActivities, readCheckoutStatus } from '#contract/billing.ts'
import { readLimits } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { freePort, mails, newUser } from '#main/product.fixture.ts'
import { openTestStore } from '#platform/files/s3Store.fixture.ts'
import { fakeEndpoint, json } from '#platform/llm/fakeEndpoint.fixture.ts'
import { finishSession } from '#platform/payment/stripe/fakeStripeLedger.fixture.ts'
import { startFakeStripe, stripeEvent } from '#platform/payment/stripe/fakeStripe.fixture.ts'
import { openLine, openMailServer } from './outages.ts'
import {
  answerTo,
  KINDS,
  killed,
  worldOfTest,
  newProfessional,
  pause,
  percentile,
  timed,
  untilAllDone,
  uploadOne,
  type World,
  within,
} from './world.ts'

describe.each(KINDS)('on the %s database', kind => {
  test('[F7] the mail server is away, busy, slow, or refuses one: nobody waits, and each mail arrives once', async () => {
    const port = await freePort()
    const made = await worldOfTest(kind, { SMTP_URL: `smtp://127.0.0.1:${port}` })
    const product = await made.start()
    const register = async (email: string) => {
      const answer = await timed(
        fetch(`${product.baseUrl}/api/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Erika Muster', email, password: 'Sehr-geheim-1' }),
        }),
      )
      expect(answer.result.status).toBe(200)
      return answer.ms
    }
    const addresses = (from: number) => Array.from({ length: 5 }, (_, index) => `mail${from + index}@example.org`)
    let server = await openMailServer(port)
    // As slow as the slowest of the last twenty: the first of these met a product that was still warming up.
    const usual: number[] = []
    for (let index = 0; index < 30; index++) usual.push(await register(`usual${index}@example.org`))
    await untilAllDone(made, 60_000)
    await server.close()
    const times: number[] = []
    for (const email of addresses(0)) times.push(await register(email))
    server = await openMailServer(port)
    onTestFinished(() => server.close())
    server.mood = 'busy'
    for (const email of addresses(5)) times.push(await register(email))
    await hasten(made)
    await pause(2_000)
    expect(server.received).toEqual([])
    Object.assign(server, { mood: 'bad', badRecipient: 'mail10@example.org' })
    for (const email of addresses(10)) times.push(await register(email))
    await expect.poll(() => server.received.length).toBeGreaterThanOrEqual(4)
    server.mood = 'slow'
    for (const email of addresses(15)) times.push(await register(email))
    await pause(1_000)
    server.mood = 'sound'
    console.log(
      `[F7] ${kind}: registering answers in ${Math.round(percentile(times, 50))} ms, at most ${Math.round(Math.max(...times))}, with mail ${Math.round(percentile(usual.slice(-5), 50))}`,
    )
    // The answer takes 250 ms for all, so that it tells nobody which addresses are known; on a slow machine longer.
    expect(percentile(times, 50)).toBeLessThan(percentile(usual.slice(-5), 50) + within(50))
    await hasten(made)
    await untilAllDone(made, 60_000)
    const arrived = server.received.map(({ to }) => (Array.isArray(to) ? to[0] : to)?.value[0]?.address).sort()
    expect(arrived).toEqual([0, 5, 10, 15].flatMap(addresses).sort())
    await made.checkSanity()
  })

  test('[F3] [F8] [F10] Stripe is slow, away, loses an answer; the product is killed around the payment: paid once, fulfilled once', async () => {
    const stripe = await startFakeStripe({ price_mini: { cents: 990, currency: 'eur' } })
    onTestFinished(() => stripe.close())
    const made = await worldOfTest(kind, {
      PAYMENT: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_API_BASE: stripe.apiBase,
    })
    let product = await made.start()
    const user = await newUser(product)
    const order = () =>
      user.client.call(createCheckoutSession, {
        body: { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null },
      })
    stripe.faults.push({ delayMs: 30_000 })
    const slow = await timed(order().catch((error: unknown) => error))
    console.log(`[F8] ${kind}: a Stripe that does not answer is told after ${Math.round(slow.ms)} ms`)
    expect(slow.ms).toBeLessThan(within(12_000))
    expect(slow.result).toMatchObject({ status: expect.toSatisfy((status: number) => status >= 500) as number })
    stripe.faults.push({ status: 500 }, { status: 500 }, { status: 500 }, { status: 429 })
    for (let tries = 0; tries < 2; tries++) await order().catch(() => null)
    stripe.faults.splice(0)
    stripe.faults.push({ dropAfterWork: true })
    const { id } = await order()
    expect(stripe.ledger.sessions.size).toBe(1)

    // Paid, and nobody tells us: we are dead. The sweep finds it.
    finishSession(stripe.ledger, id, 'paid')
    await killed(product)
    product = await made.start()
    const swept = await timed(
      expect
        .poll(async () => (await user.client.call(listPaymentActivities)).length, {
          timeout: within(75_000),
          interval: 1_000,
        })
        .toBe(1),
    )
    console.log(`[F3] ${kind}: fulfilled ${Math.round(swept.ms)} ms after the restart`)

    // Another one: killed at once after Stripe's event was sent, several times; Stripe sends it again.
    const second = await order()
    finishSession(stripe.ledger, second.id, 'paid')
    const { raw, signature } = stripeEvent(
      'checkout.session.completed',
      { id: second.id, object: 'checkout.session' },
      { id: `evt_${randomBytes(6).toString('hex')}` },
    )
    const send = () =>
      timed(
        fetch(`${product.baseUrl}/webhook/stripe`, {
          method: 'POST',
          headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
          body: new Uint8Array(raw),
        }),
      )
    for (const ms of [0, 5, 20, 60]) {
      const sent = send().catch(() => null)
      await pause(ms)
      await killed(product)
      await sent
      product = await made.start()
    }
    const acks = await Promise.all(Array.from({ length: 100 }, send))
    expect(new Set(acks.map(({ result }) => result.status))).toEqual(new Set([200]))
    console.log(
      `[F10] ${kind}: 100 webhooks at once, p99 ${Math.round(
        percentile(
          acks.map(({ ms }) => ms),
          99,
        ),
      )} ms`,
    )
    await expect
      .poll(() => user.client.call(readCheckoutStatus, { query: { session_id: second.id } }))
      .toMatchObject({ ok: true, status: 'paid' })
    await untilAllDone(made, 60_000)
    await expect.poll(() => user.client.call(readLimits)).toMatchObject({ unlockedUploads: 2 })
    const invoices = (await user.client.call(listPaymentActivities)).flatMap(one => one.invoices)
    expect(invoices).toHaveLength(2)
    await expect
      .poll(async () => (await mails(made.folder.dataDir)).filter(({ to }) => to === user.email).length)
      // Confirmation of the address, of two orders, and two invoices.
      .toBe(5)
    await made.checkSanity()
  })

  test('[F9] the language model is away, or talks nonsense: the report comes all the same', async () => {
    const injected = {
      choices: [
        {
          message: { role: 'assistant', content: '{"answers": [], "score": 100, "light": "grün"}' },
          finish_reason: 'stop',
        },
      ],
    }
    const model = await fakeEndpoint(
      json(500, {}),
      json(200, 'garbage'),
      json(200, { x: 'y'.repeat(1_000_000) }),
      json(429, {}),
      json(200, injected),
    )
    onTestFinished(() => model.close())
    const LLM = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: `${model.address}/v1`, LLM_MODEL: 'm' }
    const made = await worldOfTest(kind, LLM)
    const product = await made.start()
    const user = await newProfessional(made, product)
    const ids = [await uploadOne(user), await uploadOne(user)]
    await untilAllDone(made, 240_000)
    await model.close()
    ids.push(await uploadOne(user))
    expect((await untilAllDone(made, 240_000)).sort()).toEqual(ids.sort())
    const scores = await made.onDatabase(database =>
      database.query<{ score: number }>('select distinct score from analysis'),
    )
    expect(scores).toHaveLength(1)
    console.log(`[F9] ${kind}: ${model.requests.length} requests for two reports`)
    await made.checkSanity()
  })

  test('the store is down: uploads are refused, nothing is lost, and what waits goes on when it is back', async () => {
    const store = await openTestStore()
    onTestFinished(() => store.close())
    const line = await openLine(Number(/:(\d+)\//.exec(store.url)?.[1]))
    onTestFinished(() => line.close())
    const STORAGE_URL = store.url.replace(/:\d+\//, `:${line.port}/`)
    const made = await worldOfTest(kind, { STORAGE_URL })
    const product = await made.start()
    const user = await newProfessional(made, product)
    const ids = [await uploadOne(user)]
    line.cut()
    const refused = await timed(uploadOne(user).catch((error: unknown) => error))
    console.log(`[store] ${kind}: refused after ${Math.round(refused.ms)} ms`)
    expect(refused.result).toMatchObject({
      status: 503,
      message: expect.stringContaining('Bitte versuchen Sie') as string,
    })
    expect((await answerTo(product, user, '/api/user/limits')).status).toBe(200)
    // A look is held for a second.
    await expect.poll(async () => (await fetch(`${product.baseUrl}/readyz`)).status).toBe(503)
    expect(await user.client.call(listNotifications)).toBeTruthy()
    line.mend()
    ids.push(await uploadOne(user))
    expect((await untilAllDone(made, 120_000)).sort()).toEqual(ids.sort())
    await made.checkSanity()
  })
})

/** Has waiting mails tried now: the pauses between tries last up to half a day. */
async function hasten(world: World): Promise<void> {
  await world.onDatabase(database =>
    database.execute(
      `update pgboss.job set start_after = now() where name = 'notifications.mail' and state in ('created', 'retry')`,
    ),
  )
}
