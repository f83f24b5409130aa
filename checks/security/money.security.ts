import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { newUser, runAdmin, type RunningProduct, type TestUser, uploadForm } from '#main/product.fixture.ts'
import { type FakeStripe, startFakeStripe, stripeEvent } from '#platform/payment/stripe/fakeStripe.fixture.ts'
import { finishSession } from '#platform/payment/stripe/fakeStripeLedger.fixture.ts'
import { makeWorld, newExposé, type World } from '../faults/world.ts'
import { newReport, pay } from './journey.ts'
import { ask } from './wire.ts'

const ORDER = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }

describe('[2.3.4] at the same time', () => {
  let world: World
  let product: RunningProduct
  beforeAll(async () => {
    world = await makeWorld('embedded', { ANALYSES_AT_ONCE: '1' })
    product = await world.start()
  })
  afterAll(() => world.close())

  test('fifty uploads with one analysis left begin one', async () => {
    const user = await newUser(product)
    await newReport(user)
    await newReport(user)
    expect(await left(product, user)).toBe(1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        user.client.call(upload, { body: uploadForm([{ name: 'a.pdf', bytes: newExposé() }]) }),
      ),
    )
    expect(answers.flat().filter(({ jobId }) => jobId !== undefined)).toHaveLength(1)
    expect(await left(product, user)).toBe(0)
    await expect.poll(async () => (await user.client.call(listDownloads)).length, { timeout: 60_000 }).toBe(3)
    await world.checkSanity()
  })

  test('twenty registrations of one address make one account', async () => {
    const body = { name: 'Eva', email: 'gleichzeitig@example.org', password: 'Sehr-geheim-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(product, { path: '/api/register', method: 'POST', body })),
    )
    for (const { status } of answers) expect([200, 429]).toContain(status)
    const rows = await world.onDatabase(database =>
      database.query('select 1 from account where email = $1', [body.email]),
    )
    expect(rows).toHaveLength(1)
  })

  test('a code for one use is used by one of ten buyers, and paying twice pays once', async () => {
    await runAdmin(product.dataDir, ['promo', 'add', 'EINMAL', '20%', '--most', '1', '--per-account', '1'])
    const buyers: TestUser[] = []
    for (let at = 0; at < 10; at++) buyers.push(await newUser(product))
    const body = { ...ORDER, promoCode: 'EINMAL' }
    const orders = await Promise.all(
      buyers.map(({ token }) => ask(product, { path: '/api/create-checkout-session', method: 'POST', token, body })),
    )
    const placed = orders.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(1)
    const { url, id } = JSON.parse(placed[0]?.text ?? '') as { url: string; id: string }
    await Promise.all(Array.from({ length: 20 }, () => pay(product, url)))
    const buyer = buyers[orders.findIndex(({ status }) => status === 200)]
    if (!buyer) throw new Error('nobody could order')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(product, { path: `/api/checkout/confirm?session_id=${id}`, token: buyer.token }),
      ),
    )
    expect(await buyer.client.call(listPaymentActivities)).toMatchObject([{ status: 'paid', grossCents: 792 }])
    expect(await left(product, buyer)).toBe(4)
    await world.checkSanity()
  })
})

describe('[webhook] what comes in the name of Stripe', () => {
  let world: World
  let product: RunningProduct
  let stripe: FakeStripe
  beforeAll(async () => {
    stripe = await startFakeStripe({ price_mini: { cents: 990, currency: 'eur' } })
    world = await makeWorld('embedded', {
      NODE_ENV: 'production',
      PAYMENT: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_API_BASE: stripe.apiBase,
    })
    product = await world.start({ CONFIG_FILE: await sellerConfiguration(world.folder.dataDir) })
  })
  afterAll(async () => {
    await world.close()
    await stripe.close()
  })

  const deliver = (body: Uint8Array | string, signature?: string) =>
    ask(product, {
      path: '/webhook/stripe',
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    })

  test('without the right signature, with another body, or too late is refused and changes nothing', async () => {
    const user = await newUser(product)
    const { id } = await user.client.call(createCheckoutSession, { body: ORDER })
    const { raw, signature } = stripeEvent('checkout.session.completed', { id, object: 'checkout.session' })
    const [time = '', mac = ''] = signature.split(',')
    const forged: readonly (readonly [Uint8Array | string, string?])[] = [
      [raw],
      [raw, ''],
      [raw, 'x'],
      [raw, time],
      [raw, `${time},v1=`],
      [raw, `${time},v1=${'0'.repeat(64)}`],
      [raw, `${time},v0=${mac.slice(3)}`],
      [raw, `t=${Number(time.slice(2)) + 5},${mac}`],
      [JSON.stringify(JSON.parse(raw.toString())), signature],
      [`${raw.toString()} `, signature],
      ['{}', signature],
      [raw, stripeEvent('checkout.session.completed', { id }, { secret: 'whsec_other' }).signature],
    ]
    for (const [body, header] of forged) expect((await deliver(body, header)).status, header).toBe(400)
    const late = stripeEvent('checkout.session.completed', { id, object: 'checkout.session' }, { ageSeconds: 301 })
    expect((await deliver(late.raw, late.signature)).status).toBe(400)
    // What was never paid is not listed.
    expect(await user.client.call(listPaymentActivities)).toEqual([])
    expect(await left(product, user)).toBe(3)
  })

  test('of an order that is not paid is not believed; of a paid one counts once, however often it is sent', async () => {
    const user = await newUser(product)
    const { id } = await user.client.call(createCheckoutSession, { body: ORDER })
    const send = (event: string) => {
      const { raw, signature } = stripeEvent(
        'checkout.session.completed',
        { id, object: 'checkout.session', payment_status: 'paid', amount_total: 990 },
        { id: event },
      )
      return deliver(raw, signature)
    }
    expect((await send('evt_early')).status).toBe(200)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(await left(product, user)).toBe(3)
    finishSession(stripe.ledger, id, 'paid')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => send(at < 40 ? 'evt_same' : `evt_${at}`)))
    for (const { status } of answers) expect(status).toBe(200)
    await expect.poll(() => left(product, user)).toBe(4)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(await left(product, user)).toBe(4)
    const unknown = stripeEvent(
      'checkout.session.completed',
      { id: 'cs_test_unknown', object: 'checkout.session' },
      { id: 'evt_unknown' },
    )
    expect((await deliver(unknown.raw, unknown.signature)).status).toBe(200)
    await world.checkSanity()
  })

  test('[API9] the sandbox, its page and the kept mails are not there in production', async () => {
    for (const path of ['/dev/mail', '/dev/mail/x', '/sandbox-checkout/page.css', '/sandbox-checkout/x'])
      expect((await ask(product, { path })).status, path).toBe(404)
    const local = await ask(product, { path: '/metrics' })
    const proxied = await ask(product, { path: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } })
    expect([local.status, proxied.status]).toEqual([200, 404])
  })
})

/** The product's own configuration with the number that nothing is sold without. @returns its path */
async function sellerConfiguration(dataDir: string): Promise<string> {
  const configuration = JSON.parse(await readFile('config/default.json', 'utf8')) as { app: { company: object } }
  Object.assign(configuration.app.company, { vatId: 'DE123456789' })
  const path = join(dataDir, 'config.json')
  await writeFile(path, JSON.stringify(configuration))
  return path
}

async function left(product: RunningProduct, { token }: TestUser): Promise<number> {
  const { text } = await ask(product, { path: '/api/user/limits', token })
  return (JSON.parse(text) as { totalUploads: number }).totalUploads
}
