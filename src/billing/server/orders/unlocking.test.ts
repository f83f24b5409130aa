import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { balanceOf, giveBack, spendCredit } from '#credits/server/index.ts'
import { openInFull } from '#intake/server/index.ts'
import { CONSENT_VERSION } from '../../domain/withdrawalNotice.ts'
import { paidAnalysis, preview } from '../analyses.fixture.ts'
import { bought, follow, purchaseOf, startBilling, type TestBilling } from '../billing.fixture.ts'
import { BILLING_FAULTS } from '../billingFaults.ts'
import { openDeclarations } from '../declarations/declarationStore.ts'
import { agreeToStart, mayStart } from './earlyPerformance.ts'
import { refundContract } from '../settlement/refundContract.ts'

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

const AGREED = { earlyPerformance: true, consentVersion: CONSENT_VERSION }
const previews = (many: number) => Promise.all(Array.from({ length: many }, () => preview(billing.database, buyer)))
const isOpen = async (id: string) => {
  const rows = await billing.database.query<{ unlocked: boolean }>('select unlocked from analysis where id = $1', [id])
  return rows[0]?.unlocked
}
const allOpen = (ids: readonly string[]) => Promise.all(ids.map(isOpen))
const open = (id: string) => openInFull(billing.database, id)
const moneyKept = async () => {
  const row = await billing.database.first<{ cents: number }>(
    'select sum(cents) as cents from payment join purchase on purchase.id = purchase_id where account_id = $1',
    [buyer],
  )
  return row?.cents ?? 0
}
const withdraw = async (session: string) => {
  const { contractId } = await purchaseOf(billing, session)
  const sent = { name: 'Erika Muster', contractId, email }
  expect((await billing.call(null, 'POST', '/api/withdrawal', sent)).status).toBe(200)
  await billing.jobs.work()
}
const waits = async () => (await openDeclarations(billing.database)).some(one => one.email === email)
const sourceOfNext = async () => {
  const used = await billing.database.inTransaction(tx => spendCredit(tx, buyer, randomUUID()))
  return used?.source ?? ''
}

describe('nobody keeps a full report for nothing', () => {
  test('[H1] paid, unlocked, withdrawn from: the money goes back, and the reports are previews again', async () => {
    const ids = await previews(3)
    const session = await bought(billing, buyer, { alias: 'mini' })
    expect(await allOpen(ids)).toEqual([true, true, true])
    await withdraw(session)
    expect(await allOpen(ids)).toEqual([false, false, false])
    expect(await Promise.all(ids.map(open))).toEqual([false, false, false])
    expect(await moneyKept()).toBe(0)
  })

  test('[H1] what was opened after early performance was agreed to stays, and its share is kept', async () => {
    const [first = '', second = ''] = await previews(2)
    const session = await bought(billing, buyer, { alias: 'midi', ...AGREED })
    expect(await open(first)).toBe(true)
    await withdraw(session)
    expect(await allOpen([first, second])).toEqual([true, false])
    expect(await moneyKept()).toBe(830)
  })

  test('[H1] more opened than the credits of the order: the right has expired, a person looks at it', async () => {
    const ids = await previews(3)
    const session = await bought(billing, buyer, { alias: 'mini', ...AGREED })
    await Promise.all(ids.map(open))
    await withdraw(session)
    expect(await moneyKept()).toBe(990)
    expect(await allOpen(ids)).toEqual([true, true, true])
    expect(await waits()).toBe(true)
  })

  test('[H2] what was opened without having been agreed to does not go back by itself', async () => {
    const [id = ''] = await previews(1)
    const session = await bought(billing, buyer, { alias: 'mini' })
    await open(id)
    await withdraw(session)
    expect(await moneyKept()).toBe(990)
    expect(await waits()).toBe(true)
  })

  test('[H2] nothing is used up within the period before it was asked for, and then at once', async () => {
    const session = await bought(billing, buyer)
    const source = await sourceOfNext()
    const may = () => billing.database.inTransaction(tx => mayStart(tx, source))
    expect(await may()).toBe(false)
    await billing.database.inTransaction(tx => agreeToStart(tx, buyer, '1999-01'))
    expect(await may()).toBe(false)
    await billing.database.inTransaction(tx => agreeToStart(tx, buyer, CONSENT_VERSION))
    expect(await may()).toBe(true)
    expect((await purchaseOf(billing, session)).consentVersion).toBe(CONSENT_VERSION)
  })

  test('[H2] after the period, or of a present, nothing need be asked for', async () => {
    await bought(billing, buyer)
    const source = await sourceOfNext()
    await billing.database.execute(`update purchase set paid_at = now() - interval '20 days' where account_id = $1`, [
      buyer,
    ])
    for (const one of [source, 'a present'])
      expect(await billing.database.inTransaction(tx => mayStart(tx, one))).toBe(true)
  })

  test('[H2] all used, none opened: all goes back, and all reports are locked, for the next order as well', async () => {
    const session = await bought(billing, buyer, AGREED)
    const ids: string[] = []
    for (let number = 0; number < 3; number++) ids.push(await paidAnalysis(billing.database, buyer))
    await withdraw(session)
    expect(await moneyKept()).toBe(0)
    await bought(billing, buyer, { alias: 'mini' })
    expect(await allOpen(ids)).toEqual([false, false, false])
  })

  test('what a failed analysis gives back of an order that was withdrawn from is gone', async () => {
    const session = await bought(billing, buyer, { alias: 'mini', ...AGREED })
    const id = await paidAnalysis(billing.database, buyer)
    await withdraw(session)
    await billing.database.inTransaction(tx => giveBack(tx, id))
    expect(await balanceOf(billing.database, buyer)).toMatchObject({ paid: 0 })
  })

  test('a chargeback locks what was unlocked, opened or not, and the bank’s decision for us opens it again', async () => {
    const [id = ''] = await previews(1)
    const session = await bought(billing, buyer, { alias: 'mini', ...AGREED })
    const { paymentReference } = await purchaseOf(billing, session)
    await open(id)
    const { payments } = billing
    await follow(billing, payments.reverse(paymentReference ?? '', { kind: 'dispute', cents: 990, state: 'open' }))
    expect(await isOpen(id)).toBe(false)
    const booked = await billing.database.first<{ reference: string }>(
      `select reference from payment where kind = 'dispute' and purchase_id = (select id from purchase where session_id = $1)`,
      [session],
    )
    await follow(billing, payments.decide(paymentReference ?? '', booked?.reference ?? '', 'undone'))
    expect(await isOpen(id)).toBe(true)
    await withdraw(session)
    expect(await waits()).toBe(true)
  })

  test('[H1] what a reinstated credit has paid for is locked when its order is given back after all', async () => {
    const session = await bought(billing, buyer, { alias: 'mini', ...AGREED })
    const { paymentReference, contractId } = await purchaseOf(billing, session)
    const { payments } = billing
    await follow(billing, payments.reverse(paymentReference ?? '', { kind: 'dispute', cents: 990, state: 'open' }))
    await follow(billing, payments.decide(paymentReference ?? '', payments.ledger.at(-1)?.reference ?? '', 'undone'))
    const id = await paidAnalysis(billing.database, buyer)
    expect(await isOpen(id)).toBe(true)
    await refundContract(billing.parts, contractId, null)
    expect(await isOpen(id)).toBe(false)
  })

  test('the operator gives all back: locked; a part: as it was', async () => {
    const [id = ''] = await previews(1)
    const { contractId } = await purchaseOf(billing, await bought(billing, buyer, { alias: 'midi' }))
    await refundContract(billing.parts, contractId, 500)
    expect(await isOpen(id)).toBe(true)
    await refundContract(billing.parts, contractId, null)
    expect(await isOpen(id)).toBe(false)
  })

  test('what another order has unlocked stays', async () => {
    const [id = ''] = await previews(1)
    await bought(billing, buyer, { alias: 'mini' })
    const second = await bought(billing, buyer, { alias: 'midi' })
    await withdraw(second)
    expect(await isOpen(id)).toBe(true)
  })

  test('a report that is opened while its order is withdrawn from is either kept and paid, or locked', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await moneyKept()
      const [id = ''] = await previews(1)
      const session = await bought(billing, buyer, { alias: 'mini', name: `Runde ${round}`, ...AGREED })
      const [wasOpened] = await Promise.all([open(id), withdraw(session)])
      expect(await moneyKept()).toBe(wasOpened ? before + 990 : before)
      expect(await isOpen(id)).toBe(wasOpened)
    }
  })

  test('and the check of the data finds one that is', async () => {
    const [id = ''] = await previews(1)
    await withdraw(await bought(billing, buyer, { alias: 'mini' }))
    await billing.database.execute('update analysis set unlocked = true where id = $1', [id])
    expect(await billing.database.query(BILLING_FAULTS['report.unpaid'])).toEqual([{ id }])
  })
})
