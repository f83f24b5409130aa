import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { openInFull } from '#intake/server/index.ts'
import { paidAnalysis } from '../analyses.fixture.ts'
import { startBilling, type TestBilling } from '../billing.fixture.ts'
import { openDeclarations, settleDeclaration } from './declarationStore.ts'

let billing: TestBilling
let buyer: string
let email: string

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
  const row = await billing.database.first<{ email: string }>('select email from account where id = $1', [buyer])
  email = row?.email ?? ''
})

const bought = async (request: object = {}) => {
  const session = await billing.order(buyer, request)
  billing.payments.move(session, 'paid')
  const { body } = await billing.call(buyer, 'GET', `/api/checkout/confirm?session_id=${session}`)
  return { session, contractId: String(body['contractId']) }
}
const withdraw = (contractId: string, from = email, who: string | null = null) =>
  billing.call(who, 'POST', '/api/withdrawal', { name: 'Erika Muster', contractId, email: from })
const cancel = (contractId: string, from = email, reason?: string) =>
  billing.call(null, 'POST', '/api/subscription/cancel', {
    name: 'Erika Muster',
    contractId,
    email: from,
    ...(reason && { reason }),
  })
const activity = async () => {
  const { body } = await billing.call(buyer, 'GET', '/api/user/payment-activities')
  return (body as unknown as Record<string, unknown>[])[0]
}

describe('POST /api/withdrawal (§ 356a BGB)', () => {
  test('without login, confirms at once by mail and gives back what is not performed, once', async () => {
    const { contractId } = await bought({ earlyPerformance: true, consentVersion: '2026-11' })
    await openInFull(billing.database, await paidAnalysis(billing.database, buyer))
    const answers = await Promise.all([withdraw(contractId.toLowerCase()), withdraw(contractId), withdraw(contractId)])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ ok: true, receivedAt: expect.stringMatching(/^\d{4}-/) as string })
    }
    const letters = (await billing.letters('withdrawalReceived')).filter(({ to }) => to === email)
    expect(letters).toEqual([
      expect.objectContaining({
        contractId,
        email,
        name: 'Erika Muster',
        receivedAt: expect.stringMatching(/\d{4} um \d\d:\d\d:\d\d Uhr$/) as string,
      }),
    ])
    await billing.jobs.work()
    expect(await activity()).toMatchObject({
      status: 'refunded',
      refundedCents: 1660,
      withdrawnAt: expect.any(String) as string,
    })
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 0 })
  })

  test('who never agreed to early performance gets everything back, and keeps no report', async () => {
    const { contractId } = await bought()
    const used = await paidAnalysis(billing.database, buyer)
    await withdraw(contractId)
    expect(await openInFull(billing.database, used)).toBe(false)
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ status: 'refunded', refundedCents: 2490 })
  })

  test.each([
    { name: 'is too late', change: `update purchase set paid_at = now() - interval '20 days'` },
    { name: 'comes when all was opened with consent', change: '' },
    { name: 'is of a contract in dispute', change: `update purchase set state = 'disputed'` },
  ])('one that $name is confirmed, and waits for a person', async ({ change }) => {
    const { contractId } = await bought({ alias: 'mini', earlyPerformance: true, consentVersion: '2026-11' })
    if (change) await billing.database.execute(`${change} where account_id = $1`, [buyer])
    else await openInFull(billing.database, await paidAnalysis(billing.database, buyer))
    expect((await withdraw(contractId)).status).toBe(200)
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ refundedCents: 0, withdrawnAt: null })
    const waiting = (await openDeclarations(billing.database)).find(one => one.email === email)
    expect(waiting).toMatchObject({ kind: 'withdrawal', contractId })
    expect(await settleDeclaration(billing.database, waiting?.id ?? '')).toBe(true)
    expect((await openDeclarations(billing.database)).some(one => one.email === email)).toBe(false)
  })

  test('of an order that is not paid yet sends the money back when it comes', async () => {
    const session = await billing.order(buyer)
    const row = await billing.database.first<{ contract_id: string }>(
      'select contract_id from purchase where session_id = $1',
      [session],
    )
    await withdraw(row?.contract_id ?? '')
    billing.payments.move(session, 'paid')
    await billing.jobs.tick('billing.reconcile')
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ status: 'refunded', refundedCents: 2490 })
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 0 })
  })

  test('ends a subscription at once', async () => {
    const { contractId, session } = await bought({ alias: 'bronze' })
    await withdraw(contractId)
    await billing.jobs.work()
    expect(await billing.payments.readSubscription(`sub_${session.replace('cs_', '')}`)).toMatchObject({
      state: 'ended',
    })
    expect(await activity()).toMatchObject({ status: 'refunded', refundedCents: 3900 })
  })

  test('with a contract of somebody else is answered alike and changes nothing', async () => {
    const { contractId } = await bought()
    const [foreign, unknown] = [
      await withdraw(contractId, 'fremd@example.de'),
      await withdraw('EA-0000-0000-0000', 'fremd@example.de'),
    ]
    expect(Object.keys(foreign.body)).toEqual(Object.keys(unknown.body))
    expect(foreign).toMatchObject({ status: 200, body: { message: unknown.body['message'] } })
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ status: 'paid', withdrawnAt: null })
    expect((await billing.letters('withdrawalReceived')).filter(({ to }) => to === 'fremd@example.de')).toHaveLength(2)
  })

  test('of the account’s own contract counts from another address, too', async () => {
    const { contractId } = await bought()
    await withdraw(contractId, `neu-${email}`, buyer)
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ status: 'refunded' })
  })

  test.each([
    { name: '', contractId: 'EA-1', email: 'a@example.de' },
    { name: 'Erika', contractId: ' ', email: 'a@example.de' },
    { name: 'Erika', contractId: 'EA-1', email: 'a@example.de\r\nBcc: x@y.de' },
    { name: 'https://evil.example', contractId: 'EA-1', email: 'a@example.de' },
  ])('that lacks something is refused: %j', async sent => {
    expect(await billing.call(null, 'POST', '/api/withdrawal', sent)).toMatchObject({
      status: 400,
      body: { code: 'billing.incomplete' },
    })
  })

  test('[H5] tells an address without the contract nothing that a stranger typed', async () => {
    const { contractId } = await bought({ alias: 'bronze' })
    const reason = 'Ihr Konto ist gesperrt: https://evil.example'
    await cancel('EA-0000-0000-0000', 'opfer@example.de', reason)
    await cancel(contractId, 'opfer@example.de', reason)
    // A contract of his own does not make him a messenger either.
    await billing.call(buyer, 'POST', '/api/subscription/cancel', {
      name: 'Gewinn Casino',
      contractId,
      email: 'opfer@example.de',
      reason,
    })
    const letters = (await billing.letters('noticeReceived')).filter(({ to }) => to === 'opfer@example.de')
    expect(letters).toHaveLength(3)
    for (const letter of letters) expect(letter).toMatchObject({ name: '', contractId: null, reason: null })
  })

  test('[M1] forged ones do not keep the buyer from his own', async () => {
    const { contractId } = await bought()
    for (let number = 0; number < 6; number++) await withdraw(`EA-000${number}`)
    expect((await withdraw('EA-0009')).status).toBe(429)
    expect((await withdraw(contractId)).status).toBe(200)
    await billing.jobs.work()
    expect(await activity()).toMatchObject({ status: 'refunded' })
  })

  test('nobody’s letter box is filled by others', async () => {
    for (let number = 0; number < 5; number++)
      expect((await withdraw(`EA-000${number}`, 'voll@example.de')).status).toBe(200)
    expect(await withdraw('EA-0005', 'voll@example.de')).toMatchObject({ status: 429 })
  })
})

describe('POST /api/subscription/cancel (§ 312k BGB)', () => {
  test('without login, confirms at once by mail, and the subscription ends with its paid period', async () => {
    const { contractId, session } = await bought({ alias: 'bronze' })
    expect(await cancel(contractId, email, 'Ich ziehe ins Ausland.')).toMatchObject({ status: 200, body: { ok: true } })
    const [letter] = (await billing.letters('noticeReceived')).filter(({ to }) => to === email)
    expect(letter).toMatchObject({
      contractId,
      reason: 'Ich ziehe ins Ausland.',
      effect: expect.stringContaining('Das Abonnement endet am') as string,
    })
    await billing.jobs.work()
    expect(await billing.payments.readSubscription(`sub_${session.replace('cs_', '')}`)).toMatchObject({
      state: 'ending',
    })
    expect(await activity()).toMatchObject({
      status: 'paid',
      subscription: { active: true, cancelledAt: expect.any(String) as string },
    })
    await billing.database.execute(
      `update purchase set period_end = now() - interval '1 second' where account_id = $1`,
      [buyer],
    )
    expect(await activity()).toMatchObject({ subscription: { active: false } })
  })

  test('of what is no subscription waits for a person', async () => {
    const { contractId } = await bought()
    expect((await cancel(contractId)).status).toBe(200)
    expect((await openDeclarations(billing.database)).some(one => one.email === email && one.kind === 'notice')).toBe(
      true,
    )
    expect(await activity()).toMatchObject({ subscription: null })
  })
})

describe('[3.5] [7.4] GET /api/user/payment-activities', () => {
  test('lists what the account has bought with its invoices, and nothing of others', async () => {
    const { contractId } = await bought()
    await billing.order(buyer, { name: 'Erika Offen' })
    const { status, body } = await billing.call(buyer, 'GET', '/api/user/payment-activities')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: expect.any(String) as string,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        contractId,
        package: 'midi',
        description: 'Drei Analysen.',
        credits: 3,
        grossCents: 2490,
        refundedCents: 0,
        status: 'paid',
        method: 'card',
        invoices: [{ id: expect.any(String) as string, number: expect.stringMatching(/^RE-\d{4}-\d{6}$/) as string }],
        subscription: null,
        withdrawnAt: null,
      },
    ])
    await billing.database.execute("update purchase set state = 'cancelled' where state = 'open' and account_id = $1", [
      buyer,
    ])
    const later = (await billing.call(buyer, 'GET', '/api/user/payment-activities')).body
    expect(later).toMatchObject([{ status: 'cancelled' }, { status: 'paid' }])
    const other = await makeAccount(billing.database)
    expect((await billing.call(other, 'GET', '/api/user/payment-activities')).body).toEqual([])
    expect((await billing.call(null, 'GET', '/api/user/payment-activities')).status).toBe(401)
  })
})
