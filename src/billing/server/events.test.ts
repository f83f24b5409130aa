import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf, useCredit } from '#credits/server/index.ts'
import type { PaymentEvent } from '#platform/payment/paymentPort.ts'
import { startBilling, type TestBilling, traces } from './billing.fixture.ts'
import { endSubscriptionsOf, monthlyLimitOf, refundContract } from './index.ts'
import { findPurchase } from './purchaseStore.ts'

let billing: TestBilling
let buyer: string

beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
  billing.log.lines.length = 0
})

const paidBalance = async () => (await balanceOf(billing.database, buyer)).paid
const purchaseOf = async (session: string) => {
  const purchase = await findPurchase(billing.database, 'sessionId', session)
  if (!purchase) throw new Error('no purchase')
  return purchase
}
const moneyOf = async (session: string) =>
  billing.database.query<{ kind: string; cents: number; credits: number; invoiced: number }>(
    `select kind, cents, credits, (select count(*) from invoice where payment_id = payment.id) as invoiced
     from payment where purchase_id = $1 order by booked_at, id`,
    [(await purchaseOf(session)).id],
  )
const follow = async (...events: PaymentEvent[]) => {
  for (const event of events) expect(await billing.send(event)).toBe(200)
  await billing.jobs.work()
}
const bought = async (wish: object = {}) => {
  const session = await billing.order(buyer, wish)
  await follow(billing.payments.move(session, 'paid'))
  return session
}

describe('events of the provider', () => {
  test('without its signature are refused', async () => {
    const session = await billing.order(buyer)
    const event = billing.payments.move(session, 'paid')
    for (const signature of [null, 'forged']) expect(await billing.send(event, signature)).toBe(400)
    await billing.jobs.work()
    expect(await paidBalance()).toBe(0)
  })

  test('the same one a hundred times at once is stored once and fulfils once', async () => {
    const session = await billing.order(buyer)
    const event = billing.payments.move(session, 'paid')
    const answers = await Promise.all(Array.from({ length: 100 }, () => billing.send(event)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(
      await billing.database.query('select 1 from queued_job where name = $1', ['billing.followEvent']),
    ).toHaveLength(1)
    await billing.jobs.work()
    expect(await traces(billing.database, session)).toMatchObject({ payments: 1, bookings: 1, invoices: 1 })
    expect(await billing.database.query('select 1 from payment_event where handled_at is null')).toEqual([])
  })

  test('in the wrong order, or late, change nothing: what counts is what the provider says now', async () => {
    const session = await billing.order(buyer)
    const [pending, paid] = [billing.payments.move(session, 'pending'), billing.payments.move(session, 'paid')]
    await follow(paid, pending)
    expect((await purchaseOf(session)).state).toBe('paid')
    const late = await billing.order(buyer, { name: 'Erika Spät' })
    await follow(billing.payments.move(late, 'expired'))
    expect((await purchaseOf(late)).state).toBe('expired')
    await follow(billing.payments.move(late, 'paid'))
    expect((await purchaseOf(late)).state).toBe('paid')
    expect(await paidBalance()).toBe(6)
  })

  test('an order that is not ours is answered with 200 and told to the operator', async () => {
    expect(await billing.send({ id: `evt_${randomUUID()}`, type: 'other' })).toBe(200)
    const session = await billing.order(buyer)
    await billing.database.execute('delete from purchase where session_id = $1', [session])
    await follow(billing.payments.move(session, 'paid'))
    expect(billing.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'a checkout belongs to no order' }),
    )
  })

  test('one that comes before what it belongs to is looked at again', async () => {
    const session = await billing.order(buyer, { alias: 'bronze' })
    const paid = billing.payments.move(session, 'paid')
    const renewal = billing.payments.renew(`sub_${session.replace('cs_', '')}`)
    await follow(renewal)
    expect(await paidBalance()).toBe(0)
    await follow(paid)
    await billing.jobs.work()
    expect(await paidBalance()).toBe(20)
  })
})

describe('orders nobody tells us of', () => {
  test('are settled within the next minute', async () => {
    const session = await billing.order(buyer)
    billing.payments.move(session, 'paid')
    await billing.jobs.tick('billing.reconcile')
    expect(await traces(billing.database, session)).toMatchObject({ payments: 1, bookings: 1, invoices: 1 })
  })

  test('are found by the hour, even when their session was never stored', async () => {
    const session = await billing.order(buyer)
    await billing.database.execute(`update purchase set session_id = null, state = 'expired' where session_id = $1`, [
      session,
    ])
    billing.payments.move(session, 'paid')
    await billing.jobs.tick('billing.sweep')
    expect(await purchaseOf(session)).toMatchObject({ state: 'paid' })
    expect(await paidBalance()).toBe(3)
  })

  test('end when nobody can pay them any more', async () => {
    const [nameless, old] = [await billing.order(buyer), await billing.order(buyer, { name: 'Erika Alt' })]
    const age = (change: string, session: string) =>
      billing.database.execute(`update purchase set ${change} where session_id = $1`, [session])
    await age(`created_at = now() - interval '4 days', checked_at = now() - interval '2 hours'`, old)
    await age(`created_at = now() - interval '2 hours', session_id = null`, nameless)
    await billing.jobs.tick('billing.reconcile')
    const states = await billing.database.query('select state from purchase where account_id = $1', [buyer])
    expect(states).toEqual([{ state: 'expired' }, { state: 'expired' }])
  })

  test('one that cannot be settled does not hold up the others', async () => {
    const sessions = [await billing.order(buyer), await billing.order(buyer, { name: 'Erika Zwei' })]
    // Both claim the same money: the second cannot be booked.
    for (const session of sessions) billing.payments.move(session, 'paid', { paymentReference: `pi_twice_${buyer}` })
    const last = await billing.order(buyer, { name: 'Erika Drei' })
    billing.payments.move(last, 'paid')
    await billing.jobs.tick('billing.reconcile')
    expect((await purchaseOf(last)).state).toBe('paid')
    expect(await paidBalance()).toBe(6)
    expect(billing.log.lines).toContainEqual(expect.objectContaining({ message: 'an order could not be reconciled' }))
    await billing.database.execute(`update purchase set state = 'failed' where state = 'open' and account_id = $1`, [buyer])
  })
})

describe('a subscription', () => {
  const subscription = (session: string) => `sub_${session.replace('cs_', '')}`

  test('gives payment, credits and invoice for each paid period, once', async () => {
    const session = await bought({ alias: 'bronze' })
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(10)
    const renewal = billing.payments.renew(subscription(session))
    await follow(renewal, renewal, { ...renewal, id: `evt_${randomUUID()}` })
    expect(await moneyOf(session)).toMatchObject([
      { kind: 'charge', cents: 3900, credits: 10, invoiced: 1 },
      { kind: 'renewal', cents: 3900, credits: 10, invoiced: 1 },
    ])
    expect(await paidBalance()).toBe(20)
    const { periodEnd } = await purchaseOf(session)
    expect(periodEnd?.getTime()).toBeGreaterThan(Date.now() + 55 * 24 * 3_600_000)
  })

  test('a renewal of another amount is not fulfilled', async () => {
    const session = await bought({ alias: 'bronze' })
    await follow(billing.payments.renew(subscription(session), { cents: 100 }))
    expect(await paidBalance()).toBe(10)
    expect((await purchaseOf(session)).note).toContain('100 Cent statt 3900')
  })

  test('ends when the provider says so, and with the account', async () => {
    const [one, two] = [await bought({ alias: 'bronze' }), await bought({ alias: 'silber' })]
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(40)
    await billing.payments.cancelSubscription(subscription(one), 'now')
    await follow({ id: `evt_${randomUUID()}`, type: 'subscription', subscriptionReference: subscription(one) })
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(30)
    await billing.database.inTransaction(async tx => {
      await endSubscriptionsOf(tx, billing.jobs, buyer)
      await tx.execute('delete from account where id = $1', [buyer])
    })
    await billing.jobs.work()
    expect(await billing.payments.readSubscription(subscription(two))).toMatchObject({ state: 'ended' })
    expect(await purchaseOf(two)).toMatchObject({ accountId: null, cancelledAt: expect.any(Date) as Date })
  })

  test('whose renewal is missing is noted for the operator', async () => {
    const session = await bought({ alias: 'bronze' })
    await billing.database.execute(`update purchase set period_end = now() - interval '2 days' where session_id = $1`, [
      session,
    ])
    await billing.jobs.tick('billing.sweep')
    await billing.jobs.tick('billing.sweep')
    expect(billing.log.lines.filter(({ message }) => message === 'a renewal is missing')).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  test('by order of the operator: unused credits go, a cancellation invoice comes, once', async () => {
    const session = await bought({ alias: 'maxi' })
    await billing.database.inTransaction(tx => useCredit(tx, buyer, randomUUID()))
    const { contractId } = await purchaseOf(session)
    const ordered = await refundContract(billing.parts, contractId.toLowerCase(), null)
    expect(ordered).toEqual({ ok: true, value: { cents: 6900, credits: 9 } })
    expect(await paidBalance()).toBe(0)
    await billing.jobs.work()
    await follow({ id: `evt_${randomUUID()}`, type: 'reversal', paymentReference: `pi_${session.replace('cs_', '')}` })
    expect(await moneyOf(session)).toMatchObject([
      { kind: 'charge', cents: 6900, credits: 10, invoiced: 1 },
      { kind: 'refund', cents: -6900, credits: -9, invoiced: 1 },
    ])
    expect((await purchaseOf(session)).state).toBe('refunded')
    expect(await refundContract(billing.parts, contractId, null)).toMatchObject({ ok: false })
  })

  test('a part leaves the credits, and no more can be given back than came', async () => {
    const session = await bought({ alias: 'maxi' })
    const { contractId } = await purchaseOf(session)
    expect(await refundContract(billing.parts, contractId, 900)).toMatchObject({ ok: true, value: { credits: 0 } })
    expect(await refundContract(billing.parts, contractId, 6001)).toMatchObject({ ok: false })
    await billing.jobs.work()
    expect(await paidBalance()).toBe(10)
    expect((await purchaseOf(session)).state).toBe('paid')
    expect(await moneyOf(session)).toMatchObject([{}, { kind: 'refund', cents: -900, credits: 0, invoiced: 1 }])
  })

  test('the provider is down, or answers after the webhook: it goes back once', async () => {
    const session = await bought()
    await refundContract(billing.parts, (await purchaseOf(session)).contractId, null)
    billing.payments.down = true
    await billing.jobs.work()
    billing.payments.down = false
    const reference = `pi_${session.replace('cs_', '')}`
    const [row] = await billing.database.query<{ id: string }>(
      'select refund.id from refund join payment on payment.id = payment_id where payment.reference = $1',
      [reference],
    )
    // Done, but its answer was lost.
    await billing.payments.refund({ paymentReference: reference, cents: 2490, key: `refund-${row?.id}` })
    await follow({ id: `evt_${randomUUID()}`, type: 'reversal', paymentReference: reference })
    await billing.jobs.work()
    expect(await moneyOf(session)).toMatchObject([{}, { kind: 'refund', cents: -2490, credits: -3, invoiced: 1 }])
    expect(billing.payments.ledger.filter(({ reference: one }) => one.startsWith('re_')).at(-1)?.cents).toBe(-2490)
  })

  test('at the provider: all of it ends the contract, a part does not', async () => {
    const [whole, part] = [await bought(), await bought({ name: 'Erika Teil' })]
    await follow(
      billing.payments.reverse(`pi_${part.replace('cs_', '')}`, { kind: 'refund', cents: 500, state: 'final' }),
    )
    expect(await paidBalance()).toBe(6)
    await follow(
      billing.payments.reverse(`pi_${whole.replace('cs_', '')}`, { kind: 'refund', cents: 2490, state: 'final' }),
    )
    expect(await paidBalance()).toBe(3)
    expect([(await purchaseOf(whole)).state, (await purchaseOf(part)).state]).toEqual(['refunded', 'paid'])
  })

  test('by a dispute: credits wait with the money, the invoice until it is decided', async () => {
    const [lost, won] = [await bought(), await bought({ name: 'Erika Recht' })]
    const [lostReference, wonReference] = [lost, won].map(session => `pi_${session.replace('cs_', '')}`) as [
      string,
      string,
    ]
    const dispute = { kind: 'dispute', cents: 2490, state: 'open' } as const
    await follow(billing.payments.reverse(lostReference, dispute), billing.payments.reverse(wonReference, dispute))
    expect(await paidBalance()).toBe(0)
    expect(await purchaseOf(lost)).toMatchObject({
      state: 'disputed',
      note: expect.stringContaining('Rückbuchung') as string,
    })
    expect(await moneyOf(lost)).toMatchObject([
      { invoiced: 1 },
      { kind: 'dispute', cents: -2490, credits: -3, invoiced: 0 },
    ])
    const disputeOf = async (reference: string) => (await billing.payments.readReversals(reference))[0]?.reference ?? ''
    await follow(
      billing.payments.decide(lostReference, await disputeOf(lostReference), 'final'),
      billing.payments.decide(wonReference, await disputeOf(wonReference), 'undone'),
    )
    expect(await moneyOf(lost)).toMatchObject([{ invoiced: 1 }, { kind: 'dispute', invoiced: 1 }])
    expect(await moneyOf(won)).toMatchObject([
      { invoiced: 1 },
      { kind: 'dispute', invoiced: 0 },
      { kind: 'reinstated', cents: 2490, credits: 3, invoiced: 0 },
    ])
    expect((await purchaseOf(won)).state).toBe('paid')
    expect(await paidBalance()).toBe(3)
  })

  test('what is decided without an event is found by the hour', async () => {
    const session = await bought()
    const reference = `pi_${session.replace('cs_', '')}`
    await follow(billing.payments.reverse(reference, { kind: 'refund', cents: 2490, state: 'open' }))
    expect(await moneyOf(session)).toMatchObject([{}, { invoiced: 0 }])
    billing.payments.decide(reference, (await billing.payments.readReversals(reference))[0]?.reference ?? '', 'final')
    await billing.jobs.tick('billing.sweep')
    expect(await moneyOf(session)).toMatchObject([{}, { kind: 'refund', cents: -2490, invoiced: 1 }])
  })

  test('money for a deleted account goes back by itself', async () => {
    const session = await billing.order(buyer)
    await billing.database.execute('delete from account where id = $1', [buyer])
    await follow(billing.payments.move(session, 'paid'))
    await billing.jobs.work()
    expect(await moneyOf(session)).toMatchObject([
      { kind: 'charge', cents: 2490, invoiced: 1 },
      { kind: 'refund', cents: -2490, invoiced: 1 },
    ])
    expect((await purchaseOf(session)).state).toBe('refunded')
  })
})
