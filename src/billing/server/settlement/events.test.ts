import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf } from '#credits/server/index.ts'
import { bought, follow, moneyOf, purchaseOf, startBilling, type TestBilling, traces } from '../billing.fixture.ts'
import { endSubscriptionsOf, monthlyLimitOf } from '../index.ts'
import { writeChecked } from './reconcileStore.ts'
import { overdueSubscriptions } from '../subscriptions/subscriptionStore.ts'

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
    await follow(billing, paid, pending)
    expect((await purchaseOf(billing, session)).state).toBe('paid')
    const late = await billing.order(buyer, { name: 'Erika Spät' })
    await follow(billing, billing.payments.move(late, 'expired'))
    expect((await purchaseOf(billing, late)).state).toBe('expired')
    await follow(billing, billing.payments.move(late, 'paid'))
    expect((await purchaseOf(billing, late)).state).toBe('paid')
    expect(await paidBalance()).toBe(6)
  })

  test('an order that is not ours is answered with 200 and told to the operator', async () => {
    expect(await billing.send({ id: `evt_${randomUUID()}`, type: 'other' })).toBe(200)
    const session = await billing.order(buyer)
    await billing.database.execute('delete from purchase where session_id = $1', [session])
    await follow(billing, billing.payments.move(session, 'paid'))
    expect(billing.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'a checkout belongs to no order' }),
    )
  })

  test('one that comes before what it belongs to is looked at again', async () => {
    const session = await billing.order(buyer, { alias: 'bronze' })
    const paid = billing.payments.move(session, 'paid')
    const renewal = billing.payments.renew(`sub_${session.replace('cs_', '')}`)
    await follow(billing, renewal)
    expect(await paidBalance()).toBe(0)
    await follow(billing, paid)
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
    expect(await purchaseOf(billing, session)).toMatchObject({ state: 'paid' })
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
    expect((await purchaseOf(billing, last)).state).toBe('paid')
    expect(await paidBalance()).toBe(6)
    expect(billing.log.lines).toContainEqual(expect.objectContaining({ message: 'an order could not be reconciled' }))
    await billing.database.execute(`update purchase set state = 'failed' where state = 'open' and account_id = $1`, [
      buyer,
    ])
  })
})

describe('a subscription', () => {
  const subscription = (session: string) => `sub_${session.replace('cs_', '')}`

  test('gives payment, credits and invoice for each paid period, once', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(10)
    const renewal = billing.payments.renew(subscription(session))
    await follow(billing, renewal, renewal, { ...renewal, id: `evt_${randomUUID()}` })
    expect(await moneyOf(billing, session)).toMatchObject([
      { kind: 'charge', cents: 3900, credits: 10, invoiced: 1 },
      { kind: 'renewal', cents: 3900, credits: 10, invoiced: 1 },
    ])
    expect(await paidBalance()).toBe(20)
    const { periodEnd } = await purchaseOf(billing, session)
    expect(periodEnd?.getTime()).toBeGreaterThan(Date.now() + 55 * 24 * 3_600_000)
  })

  test('a renewal of another amount is not fulfilled', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    await follow(billing, billing.payments.renew(subscription(session), { cents: 100 }))
    expect(await paidBalance()).toBe(10)
    expect((await purchaseOf(billing, session)).note).toContain('100 Cent statt 3900')
  })

  test('ends when the provider says so, and with the account', async () => {
    const [one, two] = [
      await bought(billing, buyer, { alias: 'bronze' }),
      await bought(billing, buyer, { alias: 'silber' }),
    ]
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(40)
    await billing.payments.cancelSubscription(subscription(one), 'now')
    await follow(billing, { id: `evt_${randomUUID()}`, type: 'subscription', subscriptionReference: subscription(one) })
    expect(await monthlyLimitOf(billing.database, buyer)).toBe(30)
    await billing.database.inTransaction(async tx => {
      await endSubscriptionsOf(tx, billing.jobs, buyer)
      await tx.execute('delete from account where id = $1', [buyer])
    })
    await billing.jobs.work()
    expect(await billing.payments.readSubscription(subscription(two))).toMatchObject({ state: 'ended' })
    expect(await purchaseOf(billing, two)).toMatchObject({ accountId: null, cancelledAt: expect.any(Date) as Date })
  })

  const overdue = (session: string) =>
    billing.database.execute(`update purchase set period_end = now() - interval '2 days' where session_id = $1`, [
      session,
    ])

  test('whose renewal was paid and never told of gets its period by the hour, once', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    billing.payments.renew(subscription(session))
    await overdue(session)
    await billing.jobs.tick('billing.sweep')
    await overdue(session)
    await billing.jobs.tick('billing.sweep')
    expect(await moneyOf(billing, session)).toMatchObject([
      { kind: 'charge', cents: 3900, credits: 10, invoiced: 1 },
      { kind: 'renewal', cents: 3900, credits: 10, invoiced: 1 },
    ])
    expect(await paidBalance()).toBe(20)
  })

  test('gets its last period also where its end is all that is told', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    billing.payments.renew(subscription(session))
    await billing.payments.cancelSubscription(subscription(session), 'now')
    const event = { type: 'subscription', subscriptionReference: subscription(session) } as const
    await follow(billing, { id: `evt_${randomUUID()}`, ...event })
    expect(await paidBalance()).toBe(20)
    expect((await purchaseOf(billing, session)).endedAt).not.toBeNull()
  })

  test('whose renewal has another amount is noted once, however often it is looked at', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    billing.payments.renew(subscription(session), { cents: 100 })
    await overdue(session)
    await billing.jobs.tick('billing.sweep')
    await billing.jobs.tick('billing.sweep')
    expect((await purchaseOf(billing, session)).note?.match(/100 Cent/g)).toHaveLength(1)
    expect(await paidBalance()).toBe(10)
  })

  test('whose renewal is missing is noted for the operator', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    await overdue(session)
    await billing.jobs.tick('billing.sweep')
    await billing.jobs.tick('billing.sweep')
    expect(billing.log.lines.filter(({ message }) => message === 'a renewal is missing')).toHaveLength(1)
  })

  test('that stays overdue does not keep others from being looked after', async () => {
    const ids: string[] = []
    for (const alias of ['bronze', 'silber']) {
      const session = await bought(billing, buyer, { alias })
      await overdue(session)
      ids.push((await purchaseOf(billing, session)).id)
    }
    const seen: string[] = []
    for (let hour = 0; hour < 40 && !ids.every(id => seen.includes(id)); hour++) {
      const [one] = await overdueSubscriptions(billing.database, 24, 1)
      if (!one) break
      seen.push(one.id)
      await writeChecked(billing.database, one.id)
    }
    expect(seen).toEqual(expect.arrayContaining(ids))
    expect(new Set(seen).size).toBe(seen.length)
  })
})
