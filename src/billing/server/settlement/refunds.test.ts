import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf, spendCredit } from '#credits/server/index.ts'
import { bought, follow, moneyOf, purchaseOf, startBilling, type TestBilling } from '../billing.fixture.ts'
import { refundContract } from './refundContract.ts'
import { settle } from './settle.ts'

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

describe('money that goes back', () => {
  test('by order of the operator: unused credits go, a cancellation invoice comes, once', async () => {
    const session = await bought(billing, buyer, { alias: 'maxi' })
    await billing.database.inTransaction(tx => spendCredit(tx, buyer, randomUUID()))
    const { contractId } = await purchaseOf(billing, session)
    const ordered = await refundContract(billing.parts, contractId.toLowerCase(), null)
    expect(ordered).toEqual({ ok: true, value: { cents: 6900, credits: 9 } })
    expect(await paidBalance()).toBe(0)
    await billing.jobs.work()
    await follow(billing, {
      id: `evt_${randomUUID()}`,
      type: 'reversal',
      paymentReference: `pi_${session.replace('cs_', '')}`,
    })
    expect(await moneyOf(billing, session)).toMatchObject([
      { kind: 'charge', cents: 6900, credits: 10, invoiced: 1 },
      { kind: 'refund', cents: -6900, credits: -9, invoiced: 1 },
    ])
    expect((await purchaseOf(billing, session)).state).toBe('refunded')
    expect(await refundContract(billing.parts, contractId, null)).toMatchObject({ ok: false })
  })

  test('a part leaves the credits, and no more can be given back than came', async () => {
    const session = await bought(billing, buyer, { alias: 'maxi' })
    const { contractId } = await purchaseOf(billing, session)
    expect(await refundContract(billing.parts, contractId, 900)).toMatchObject({ ok: true, value: { credits: 0 } })
    expect(await refundContract(billing.parts, contractId, 6001)).toMatchObject({ ok: false })
    await billing.jobs.work()
    expect(await paidBalance()).toBe(10)
    expect((await purchaseOf(billing, session)).state).toBe('paid')
    expect(await moneyOf(billing, session)).toMatchObject([
      {},
      { kind: 'refund', cents: -900, credits: 0, invoiced: 1 },
    ])
  })

  test('the provider is down, or answers after the webhook: it goes back once', async () => {
    const session = await bought(billing, buyer)
    await refundContract(billing.parts, (await purchaseOf(billing, session)).contractId, null)
    billing.payments.down = true
    await billing.jobs.work()
    billing.payments.down = false
    const reference = `pi_${session.replace('cs_', '')}`
    const row = await billing.database.first<{ id: string }>(
      'select refund.id from refund join payment on payment.id = payment_id where payment.reference = $1',
      [reference],
    )
    // Done, but its answer was lost.
    await billing.payments.refund({ paymentReference: reference, cents: 2490, key: `refund-${row?.id}` })
    await follow(billing, { id: `evt_${randomUUID()}`, type: 'reversal', paymentReference: reference })
    await billing.jobs.work()
    expect(await moneyOf(billing, session)).toMatchObject([
      {},
      { kind: 'refund', cents: -2490, credits: -3, invoiced: 1 },
    ])
    expect(billing.payments.ledger.filter(({ reference: one }) => one.startsWith('re_')).at(-1)?.cents).toBe(-2490)
  })

  test('at the provider: all of it ends the contract, a part does not', async () => {
    const [whole, part] = [await bought(billing, buyer), await bought(billing, buyer, { name: 'Erika Teil' })]
    await follow(
      billing,
      billing.payments.reverse(`pi_${part.replace('cs_', '')}`, { kind: 'refund', cents: 500, state: 'final' }),
    )
    expect(await paidBalance()).toBe(6)
    await follow(
      billing,
      billing.payments.reverse(`pi_${whole.replace('cs_', '')}`, { kind: 'refund', cents: 2490, state: 'final' }),
    )
    expect(await paidBalance()).toBe(3)
    expect([(await purchaseOf(billing, whole)).state, (await purchaseOf(billing, part)).state]).toEqual([
      'refunded',
      'paid',
    ])
  })

  test('by a dispute: credits wait with the money, the invoice until it is decided', async () => {
    const [lost, won] = [await bought(billing, buyer), await bought(billing, buyer, { name: 'Erika Recht' })]
    const [lostReference, wonReference] = [lost, won].map(session => `pi_${session.replace('cs_', '')}`) as [
      string,
      string,
    ]
    const dispute = { kind: 'dispute', cents: 2490, state: 'open' } as const
    await follow(
      billing,
      billing.payments.reverse(lostReference, dispute),
      billing.payments.reverse(wonReference, dispute),
    )
    expect(await paidBalance()).toBe(0)
    expect(await purchaseOf(billing, lost)).toMatchObject({
      state: 'disputed',
      note: expect.stringContaining('Rückbuchung') as string,
    })
    expect(await moneyOf(billing, lost)).toMatchObject([
      { invoiced: 1 },
      { kind: 'dispute', cents: -2490, credits: -3, invoiced: 0 },
    ])
    const disputeOf = async (reference: string) => (await billing.payments.readReversals(reference))[0]?.reference ?? ''
    await follow(
      billing,
      billing.payments.decide(lostReference, await disputeOf(lostReference), 'final'),
      billing.payments.decide(wonReference, await disputeOf(wonReference), 'undone'),
    )
    expect(await moneyOf(billing, lost)).toMatchObject([{ invoiced: 1 }, { kind: 'dispute', invoiced: 1 }])
    expect(await moneyOf(billing, won)).toMatchObject([
      { invoiced: 1 },
      { kind: 'dispute', invoiced: 0 },
      { kind: 'reinstated', cents: 2490, credits: 3, invoiced: 0 },
    ])
    expect((await purchaseOf(billing, won)).state).toBe('paid')
    expect(await paidBalance()).toBe(3)
  })

  test.each([
    ['refund', 'final'],
    ['dispute', 'open'],
  ] as const)('a %s of which no event has told is found by the hour, once', async (kind, state) => {
    const session = await bought(billing, buyer)
    billing.payments.reverse(`pi_${session.replace('cs_', '')}`, { kind, cents: 2490, state })
    await billing.jobs.tick('billing.sweep')
    await billing.jobs.tick('billing.sweep')
    expect(await moneyOf(billing, session)).toMatchObject([{ kind: 'charge' }, { kind, cents: -2490, credits: -3 }])
    expect(await moneyOf(billing, session)).toHaveLength(2)
    expect(await paidBalance()).toBe(0)
  })

  test('what is decided without an event is found by the hour', async () => {
    const session = await bought(billing, buyer)
    const reference = `pi_${session.replace('cs_', '')}`
    await follow(billing, billing.payments.reverse(reference, { kind: 'refund', cents: 2490, state: 'open' }))
    expect(await moneyOf(billing, session)).toMatchObject([{}, { invoiced: 0 }])
    billing.payments.decide(reference, (await billing.payments.readReversals(reference))[0]?.reference ?? '', 'final')
    await billing.jobs.tick('billing.sweep')
    expect(await moneyOf(billing, session)).toMatchObject([{}, { kind: 'refund', cents: -2490, invoiced: 1 }])
  })

  test('money for a deleted account goes back by itself', async () => {
    const session = await billing.order(buyer)
    await billing.database.execute('delete from account where id = $1', [buyer])
    await follow(billing, billing.payments.move(session, 'paid'))
    await billing.jobs.work()
    expect(await moneyOf(billing, session)).toMatchObject([
      { kind: 'charge', cents: 2490, invoiced: 1 },
      { kind: 'refund', cents: -2490, invoiced: 1 },
    ])
    expect((await purchaseOf(billing, session)).state).toBe('refunded')
  })

  test('ordered ten times at once goes back once', async () => {
    const { contractId } = await purchaseOf(billing, await bought(billing, buyer))
    const orders = await Promise.all(Array.from({ length: 10 }, () => refundContract(billing.parts, contractId, null)))
    expect(orders.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('an account that is deleted while its order is paid: delivered before, or given back after', async () => {
    for (let round = 0; round < 10; round++) {
      const leaving = await makeAccount(billing.database)
      const session = await billing.order(leaving)
      billing.payments.move(session, 'paid')
      await Promise.all([
        settle(billing.parts, session),
        settle(billing.parts, session),
        billing.database.inTransaction(tx => tx.execute('delete from account where id = $1', [leaving])),
      ])
      await billing.jobs.work()
      const { state, accountId } = await purchaseOf(billing, session)
      expect(accountId).toBeNull()
      const booked = (await moneyOf(billing, session)).length
      expect([state, booked]).toEqual(state === 'paid' ? ['paid', 1] : ['refunded', 2])
    }
  })
})
