import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { startBilling, type TestBilling, traces } from '../billing.fixture.ts'
import { endPromo, insertPromo, listPromos } from './promoStore.ts'

let billing: TestBilling
let buyer: string

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
})

const PLAIN = {
  discountType: 'percentage',
  amount: 20,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostUsesPerAccount: null,
  packages: null,
} as const
const give = (code: string, promo: object = {}) => insertPromo(billing.database, { ...PLAIN, code, ...promo }, null)
const validate = async (code: string, alias = '', who: string | null = buyer) => {
  const query = new URLSearchParams({ code, ...(alias && { alias }) })
  const { status, body } = await billing.call(who, 'GET', `/api/promo/validate?${query.toString()}`)
  expect(status).toBe(200)
  return body
}
const checkout = (who: string, request: object) =>
  billing.call(who, 'POST', '/api/create-checkout-session', {
    alias: 'midi',
    name: 'Erika Muster',
    promoCode: null,
    addressId: null,
    refCode: null,
    ...request,
  })

describe('[7.12] GET /api/promo/validate', () => {
  test('tells a code that is valid, in the form in which it is kept', async () => {
    await give('SOMMER', { packages: ['midi'] })
    const promo = { code: 'SOMMER', discountType: 'percentage', amount: 20, packages: ['midi'] }
    expect(await validate('  sommer ')).toEqual({ valid: true, promo, reason: null })
    expect(await validate('ｓｏｍｍｅｒ', 'midi', null)).toEqual({ valid: true, promo, reason: null })
  })

  test('says in German why one is not', async () => {
    await give('FEST', { discountType: 'fixed_amount', amount: 500, packages: ['maxi'] })
    await give('ALT', { validUntil: new Date(Date.now() - 1000) })
    await give('NEU', { validFrom: new Date(Date.now() + 60_000) })
    expect(await validate('')).toEqual({ valid: false, promo: null, reason: 'Ungültiger Promo-Code.' })
    // Cyrillic О
    expect(await validate('SОMMER')).toMatchObject({ valid: false, reason: 'Ungültiger Promo-Code.' })
    expect(await validate('FEST', 'midi')).toMatchObject({
      valid: false,
      reason: 'Dieser Promo-Code gilt nicht für dieses Paket.',
    })
    expect(await validate('ALT')).toMatchObject({ reason: 'Dieser Promo-Code ist abgelaufen.' })
    expect(await validate('NEU')).toMatchObject({ reason: 'Dieser Promo-Code gilt noch nicht.' })
    expect(await endPromo(billing.database, 'FEST')).toBe(true)
    expect(await validate('FEST', 'maxi')).toMatchObject({ reason: 'Ungültiger Promo-Code.' })
  })
})

describe('a promo code', () => {
  test('shown, charged and invoiced are the same cents', async () => {
    await give('FUENFZEHN', { amount: 15 })
    const session = String((await checkout(buyer, { promoCode: 'fuenfzehn' })).body['id'])
    expect(billing.payments.orders.get(session)).toMatchObject({
      listCents: 2490,
      discountCents: 373,
      promoCode: 'FUENFZEHN',
    })
    billing.payments.move(session, 'paid')
    await billing.call(buyer, 'GET', `/api/checkout/confirm?session_id=${session}`)
    expect(await traces(billing.database, session)).toMatchObject({ cents: 2117, invoices: 1 })
  })

  test('for one use is used once, by twenty accounts at the same time, and so is one use for each account', async () => {
    await give('EINMAL', { mostUses: 1 })
    const others = await Promise.all(Array.from({ length: 20 }, () => makeAccount(billing.database)))
    const answers = await Promise.all(others.map(who => checkout(who, { promoCode: 'EINMAL' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ body }) => body['error'] === 'Dieser Promo-Code wurde schon vollständig eingelöst.'),
    ).toHaveLength(19)

    await give('JEDERMANN', { mostUsesPerAccount: 1 })
    const own = await Promise.all(
      Array.from({ length: 8 }, (_, index) => checkout(buyer, { promoCode: 'jedermann', name: `Erika ${index}` })),
    )
    expect(own.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await validate('JEDERMANN'))['reason']).toContain('schon eingelöst')
    expect((await validate('JEDERMANN', '', others[0]))['valid']).toBe(true)
  })

  test.each(['failed', 'cancelled', 'expired'] as const)('is free again when its order has %s', async state => {
    const code = `FREI-${state.toUpperCase()}`
    await give(code, { mostUses: 1 })
    const session = String((await checkout(buyer, { promoCode: code })).body['id'])
    expect(await validate(code)).toMatchObject({ valid: false })
    billing.payments.move(session, state)
    await billing.jobs.tick('billing.reconcile')
    expect(await validate(code)).toMatchObject({ valid: true })
  })

  test('that makes the price 0 settles the order at once, without the provider', async () => {
    await give('GESCHENK', { amount: 100 })
    const asked = billing.payments.asked.length
    const { status, body } = await checkout(buyer, { promoCode: 'GESCHENK', alias: 'bronze' })
    const session = String(body['id'])
    expect(status).toBe(200)
    expect(body['url']).toBe(`https://ampel.example/checkout/success?session_id=${session}`)
    const confirmed = await billing.call(buyer, 'GET', `/api/checkout/confirm?session_id=${session}`)
    expect(confirmed).toMatchObject({ status: 200, body: { ok: true, state: 'paid', grossCents: 0 } })
    expect(billing.payments.asked).toHaveLength(asked)
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 10 })
    expect(await traces(billing.database, session)).toEqual({
      payments: 1,
      cents: 0,
      bookings: 1,
      invoices: 1,
      confirmations: 1,
    })
  })

  test('is refused where less would remain than can be charged, before anything is ordered', async () => {
    await give('FASTALLES', { discountType: 'fixed_amount', amount: 2470 })
    expect(await checkout(buyer, { promoCode: 'FASTALLES' })).toMatchObject({
      status: 409,
      body: { code: 'billing.promo', error: expect.stringContaining('weniger übrig') as string },
    })
  })

  test('is listed for the operator with its uses, and exists once', async () => {
    expect(await give('DOPPELT')).toBe(true)
    expect(await give('DOPPELT', { amount: 90 })).toBe(false)
    await checkout(buyer, { promoCode: 'DOPPELT' })
    expect(await listPromos(billing.database)).toContainEqual(
      expect.objectContaining({ code: 'DOPPELT', amount: 20, uses: 1 }),
    )
  })
})
