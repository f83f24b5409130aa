import { randomUUID } from 'node:crypto'
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

const booked = <Result>(work: (tx: Transaction) => Promise<Result>) => tested.database.inTransaction(work)
const atOnce = <Result>(many: number, work: (tx: Transaction, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => booked(tx => work(tx, index))))
/** How many transactions wait for a lock. */
const waiting = async () => {
  const rows = await tested.database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
const kindOf = async (work: (tx: Transaction) => Promise<{ kind: string } | null>) => (await booked(work))?.kind ?? null
const ids = (many: number) => Array.from({ length: many }, () => randomUUID())

describe('using a credit', () => {
  test('takes paid ones first, then free ones, then none', async () => {
    const account = await makeAccount(tested.database)
    await booked(tx => welcome(tx, account, 1))
    await booked(tx => bookPurchase(tx, account, 2, randomUUID()))
    const kinds: (string | null)[] = []
    for (const analysis of ids(4)) kinds.push(await kindOf(tx => spendCredit(tx, account, analysis)))
    expect(kinds).toEqual(['paid', 'paid', 'free', null])
    expect(await balanceOf(tested.database, account)).toEqual({ free: 0, paid: 0, freeTotal: 1 })
  })

  test('the last one is used once, whoever asks for it at the same time', async () => {
    const account = await makeAccount(tested.database)
    await booked(tx => bookPurchase(tx, account, 1, randomUUID()))
    const analyses = ids(50)
    const kinds = (await atOnce(50, (tx, index) => spendCredit(tx, account, analyses[index] ?? ''))).map(
      used => used?.kind ?? null,
    )
    expect(kinds.filter(kind => kind === 'paid')).toHaveLength(1)
    expect(kinds.filter(kind => kind === null)).toHaveLength(49)
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 0 })
  })

  test('one analysis is paid for once, also when it is asked for at the same time', async () => {
    const account = await makeAccount(tested.database)
    await booked(tx => bookPurchase(tx, account, 5, randomUUID()))
    const analysis = randomUUID()
    const uses = await atOnce(10, tx => spendCredit(tx, account, analysis))
    expect(uses.map(used => used?.kind)).toEqual(Array(10).fill('paid'))
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 4 })
  })

  test('asked again, it answers what was used, whatever is there now', async () => {
    const account = await makeAccount(tested.database)
    const analysis = randomUUID()
    await booked(tx => welcome(tx, account, 1))
    expect(await kindOf(tx => spendCredit(tx, account, analysis))).toBe('free')
    expect(await kindOf(tx => spendCredit(tx, account, analysis))).toBe('free')
    await booked(tx => bookPurchase(tx, account, 1, randomUUID()))
    expect(await kindOf(tx => spendCredit(tx, account, analysis))).toBe('free')
    expect(await balanceOf(tested.database, account)).toEqual({ free: 0, paid: 1, freeTotal: 1 })
  })

  test('is undone with the transaction around it', async () => {
    const account = await makeAccount(tested.database)
    await booked(tx => welcome(tx, account, 1))
    const failing = booked(async tx => {
      await spendCredit(tx, account, randomUUID())
      throw new Error('the upload broke off')
    })
    await expect(failing).rejects.toThrow('broke off')
    expect(await balanceOf(tested.database, account)).toMatchObject({ free: 1 })
  })

  test('an account without bookings has none', async () => {
    const account = await makeAccount(tested.database)
    expect(await balanceOf(tested.database, account)).toEqual({ free: 0, paid: 0, freeTotal: 0 })
    expect(await booked(tx => spendCredit(tx, account, randomUUID()))).toBeNull()
  })
})

describe('giving back', () => {
  test.each(['free', 'paid'] as const)('returns the %s credit that was used, once', async kind => {
    const account = await makeAccount(tested.database)
    await booked(tx => grantCredits(tx, account, kind, 1, 'test'))
    const analysis = randomUUID()
    await booked(tx => spendCredit(tx, account, analysis))
    // A purchase in between must not make a free one into a paid one.
    await booked(tx => bookPurchase(tx, account, 1, randomUUID()))
    const before = await balanceOf(tested.database, account)
    const answers = await atOnce(10, tx => giveBack(tx, analysis))
    expect(answers.filter(answer => answer !== null)).toEqual([kind])
    const after = await balanceOf(tested.database, account)
    expect(after).toEqual({ ...before, [kind]: before[kind] + 1 })
  })

  test('gives nothing where nothing was used', async () => {
    expect(await booked(tx => giveBack(tx, randomUUID()))).toBeNull()
  })
})

describe('gaining credits', () => {
  test('the welcome comes once for each account, also when it is confirmed twice at the same time', async () => {
    const account = await makeAccount(tested.database)
    await atOnce(10, tx => welcome(tx, account, 3))
    expect(await balanceOf(tested.database, account)).toEqual({ free: 3, paid: 0, freeTotal: 3 })
  })

  test('where nothing is free, there is no welcome', async () => {
    const account = await makeAccount(tested.database)
    await booked(tx => welcome(tx, account, 0))
    expect(await balanceOf(tested.database, account)).toEqual({ free: 0, paid: 0, freeTotal: 0 })
  })

  test('an order and a grant are booked once, and the same grant to several accounts', async () => {
    const [account, other] = [await makeAccount(tested.database), await makeAccount(tested.database)]
    const order = randomUUID()
    expect((await atOnce(10, tx => bookPurchase(tx, account, 5, order))).filter(Boolean)).toHaveLength(1)
    expect((await atOnce(10, tx => grantCredits(tx, account, 'free', 2, 'christmas'))).filter(Boolean)).toHaveLength(1)
    expect(await booked(tx => grantCredits(tx, other, 'free', 2, 'christmas'))).toBe(true)
    expect(await balanceOf(tested.database, account)).toEqual({ free: 2, paid: 5, freeTotal: 2 })
  })

  test.each([0, -1, 1.5, NaN])('%s credits cannot be given', async amount => {
    const account = await makeAccount(tested.database)
    await expect(booked(tx => grantCredits(tx, account, 'paid', amount, 'test'))).rejects.toThrow(RangeError)
  })
})

describe('a refund', () => {
  test('of an order takes what a failed analysis gives back of it later, too', async () => {
    const account = await makeAccount(tested.database)
    const order = randomUUID()
    const analysis = randomUUID()
    await booked(tx => bookPurchase(tx, account, 1, order))
    await booked(tx => spendCredit(tx, account, analysis))
    expect(await booked(tx => refundPurchase(tx, account, order))).toBe(0)
    expect(await booked(tx => giveBack(tx, analysis))).toBeNull()
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 0 })
    expect(await ledgerFaults(tested.database)).not.toContainEqual(
      expect.objectContaining({ accountId: account, fault: expect.stringContaining('zurückgenommen') as string }),
    )
  })

  test('takes back what is unused of the order, once', async () => {
    const account = await makeAccount(tested.database)
    const order = randomUUID()
    await booked(tx => bookPurchase(tx, account, 5, order))
    for (const analysis of ids(2)) await booked(tx => spendCredit(tx, account, analysis))
    const taken = await atOnce(10, tx => refundPurchase(tx, account, order))
    expect(taken.filter(credits => credits > 0)).toEqual([3])
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 0 })
  })

  test('takes nothing for an order that is unknown or somebody else’s', async () => {
    const [account, other] = [await makeAccount(tested.database), await makeAccount(tested.database)]
    const order = randomUUID()
    await booked(tx => bookPurchase(tx, account, 5, order))
    expect(await booked(tx => refundPurchase(tx, other, order))).toBe(0)
    expect(await booked(tx => refundPurchase(tx, account, randomUUID()))).toBe(0)
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 5 })
  })

  test('waits for an analysis that is just being started', async () => {
    const account = await makeAccount(tested.database)
    const order = randomUUID()
    await booked(tx => bookPurchase(tx, account, 5, order))
    const refund = await booked(async tx => {
      await spendCredit(tx, account, randomUUID())
      const running = booked(other => refundPurchase(other, account, order))
      await expect.poll(waiting).toBe(1)
      return { running }
    })
    expect(await refund.running).toBe(4)
  })

  test('while analyses are started, each credit is used or taken back', async () => {
    const account = await makeAccount(tested.database)
    const order = randomUUID()
    await booked(tx => bookPurchase(tx, account, 10, order))
    const analyses = ids(20)
    const [taken, used] = await Promise.all([
      booked(tx => refundPurchase(tx, account, order)),
      atOnce(20, (tx, index) => spendCredit(tx, account, analyses[index] ?? '')),
    ])
    expect(taken + used.filter(one => one?.kind === 'paid').length).toBe(10)
    expect(await balanceOf(tested.database, account)).toMatchObject({ paid: 0 })
  })
})

test('an account is deleted while it is booked on: each waits for the other', async () => {
  for (let round = 0; round < 10; round++) {
    const account = await makeAccount(tested.database)
    await booked(tx => bookPurchase(tx, account, 20, randomUUID()))
    const uses = atOnce(8, tx => spendCredit(tx, account, randomUUID()).catch((error: unknown) => String(error)))
    const deletion = booked(tx => tx.execute('delete from account where id = $1', [account]))
    const [used, deleted] = await Promise.all([uses, deletion])
    expect(deleted).toBe(1)
    for (const answer of used) expect(typeof answer === 'string' ? answer : answer?.kind).toMatch(/^paid$|no account/)
  }
})
