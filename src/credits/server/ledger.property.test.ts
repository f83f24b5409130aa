import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { makeAccount } from './account.fixture.ts'
import {
  balanceOf,
  bookPurchase,
  giveBack,
  grantCredits,
  ledgerFaults,
  refundPurchase,
  spendCredit,
  welcome,
} from './index.ts'

let tested: TestDatabase
beforeAll(async () => {
  tested = await openTestDatabase()
})
afterAll(() => tested.close())

/** Few numbers, so that the same order, grant or analysis comes up again and again. */
const step = fc.record({
  what: fc.constantFrom('welcome', 'purchase', 'grant free', 'grant paid', 'use', 'use', 'use', 'give back', 'refund'),
  number: fc.integer({ min: 0, max: 4 }),
  amount: fc.integer({ min: 1, max: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** One account in one world of references; what was asked before is kept beside it as plain counting. */
async function play(tx: Transaction, account: string, { what, number, amount }: Step, world: string): Promise<void> {
  const reference = (kind: string) => `${world} ${kind} ${number}`
  if (what === 'welcome') await welcome(tx, account, 3)
  if (what === 'purchase') await bookPurchase(tx, account, amount, reference('order'))
  if (what === 'grant free') await grantCredits(tx, account, 'free', amount, reference('free'))
  if (what === 'grant paid') await grantCredits(tx, account, 'paid', amount, reference('paid'))
  if (what === 'use') await spendCredit(tx, account, reference('analysis'))
  if (what === 'give back') await giveBack(tx, reference('analysis'))
  if (what === 'refund') await refundPurchase(tx, account, reference('order'))
}

interface LedgerRow {
  readonly kind: 'free' | 'paid'
  readonly reason: string
  readonly amount: number
  readonly reference: string
  readonly source: string | null
}

/** What must hold after whatever was done. */
async function checkLedger(account: string): Promise<void> {
  const rows = await tested.database.query<LedgerRow>(
    'select kind, reason, amount, reference, source from credit_booking where account_id = $1 order by id',
    [account],
  )
  const balance = await balanceOf(tested.database, account)
  for (const kind of ['free', 'paid'] as const) {
    const sums = rows.filter(row => row.kind === kind).map((_, index, all) => sumOf(all.slice(0, index + 1)))
    expect(Math.min(0, ...sums)).toBe(0)
    expect(sums.at(-1) ?? 0).toBe(balance[kind])
  }
  for (const back of rows.filter(({ reason }) => reason === 'giveback')) {
    const uses = rows.filter(({ reason, reference }) => reason === 'use' && reference === back.reference)
    expect(uses.map(({ kind, amount }) => ({ kind, amount }))).toEqual([{ kind: back.kind, amount: -1 }])
  }
  const named = rows.map(({ reason, reference }) => `${reason} ${reference}`)
  expect(new Set(named).size).toBe(named.length)
  // What is given back of an order whose price went back is taken again under the analysis, with the order as its source.
  const refunds = rows.filter(({ reason }) => reason === 'refund')
  const orderOf = ({ source, reference }: LedgerRow) => source ?? reference
  for (const order of new Set(refunds.map(orderOf))) {
    const bought = rows.find(({ reason, reference }) => reason === 'purchase' && reference === order)
    expect(-sumOf(refunds.filter(one => orderOf(one) === order))).toBeLessThanOrEqual(bought?.amount ?? 0)
  }
}

const sumOf = (rows: readonly LedgerRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

describe('whatever is booked', () => {
  test('one after the other, the bookings add up to the balance, never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
        const account = await makeAccount(tested.database)
        const world = randomUUID()
        for (const one of steps) await tested.database.inTransaction(tx => play(tx, account, one, world))
        await checkLedger(account)
      }),
      { numRuns: 60 },
    )
  })

  test('at the same time, on one account, in transactions of several steps, nobody waits crosswise', async () => {
    const transaction = fc.array(step, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 2, maxLength: 12 }), async transactions => {
        const account = await makeAccount(tested.database)
        const world = randomUUID()
        await Promise.all(
          transactions.map(steps =>
            tested.database.inTransaction(async tx => {
              for (const one of steps) await play(tx, account, one, world)
            }),
          ),
        )
        await checkLedger(account)
      }),
      { numRuns: 60 },
    )
  })

  test('and none of it makes a sum that differs, as the operator’s check says', async () => {
    const faults = await ledgerFaults(tested.database)
    expect(faults.filter(({ fault }) => !fault.includes('abgebucht, aber es gibt sie nicht'))).toEqual([])
  })
})
