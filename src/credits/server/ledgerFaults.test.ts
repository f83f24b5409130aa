import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { makeAccount } from './account.fixture.ts'
import { bookPurchase, giveBack, ledgerFaults, refundPurchase, spendCredit, welcome } from './index.ts'

let tested: TestDatabase
let account: string
const order = randomUUID()
const ids = { done: randomUUID(), failed: randomUUID(), running: randomUUID() }

beforeAll(async () => {
  tested = await openTestDatabase()
  // What else intake demands of a finished analysis does not matter here.
  await tested.database.execute(`do $$ declare rule text; begin
    for rule in select conname from pg_constraint where conrelid = 'analysis'::regclass and contype = 'c' loop
      execute format('alter table analysis drop constraint %I', rule);
    end loop; end $$`)
})
afterAll(() => tested.close())

/** A sound ledger with one of everything. */
beforeEach(async () => {
  await tested.database.execute('delete from account')
  account = await makeAccount(tested.database)
  await tested.database.inTransaction(async tx => {
    await welcome(tx, account, 3)
    for (const id of Object.values(ids)) {
      await tx.execute(
        `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked)
         values ($1::uuid, $1::text, $2, 'Haus.pdf', '', 1, 'free', false)`,
        [id, account],
      )
      await spendCredit(tx, account, id)
    }
    await tx.execute(`update analysis set state = 'done' where id = $1`, [ids.done])
    await tx.execute(`update analysis set state = 'failed' where id = $1`, [ids.failed])
    await giveBack(tx, ids.failed)
    await bookPurchase(tx, account, 5, order)
    await refundPurchase(tx, account, order)
  })
})

const faults = async () => (await ledgerFaults(tested.database)).map(({ fault }) => fault)
const booking = (kind: string, reason: string, amount: number, reference: string) =>
  `insert into credit_booking (account_id, kind, reason, amount, reference)
   select id, '${kind}', '${reason}', ${amount}, '${reference}' from account limit 1`

describe('the operator’s check of the ledger', () => {
  test('finds nothing in a sound one', async () => {
    expect(await faults()).toEqual([])
  })

  test('finds nothing where a failed analysis was repeated, which costs nothing', async () => {
    await tested.database.execute(`update analysis set state = 'done' where state = 'failed'`)
    expect(await faults()).toEqual([])
  })

  test.each([
    [
      'a balance that was changed',
      'update credit_balance set paid = 7',
      'Die Buchungen ergeben 1 Vorschauen und 0 volle Berichte, das Guthaben sagt 1 und 7.',
    ],
    [
      'a balance that is gone',
      'delete from credit_balance',
      'Die Buchungen ergeben 1 Vorschauen und 0 volle Berichte, das Guthaben sagt 0 und 0.',
    ],
    [
      'bookings that are gone',
      'delete from credit_booking',
      'Die Buchungen ergeben 0 Vorschauen und 0 volle Berichte, das Guthaben sagt 1 und 0.',
    ],
    [
      'a use without an analysis',
      `delete from analysis where state = 'done'`,
      `Analyse ${ids.done}: abgebucht, aber es gibt sie nicht.`,
    ],
    [
      'an analysis without a use',
      `delete from credit_booking where reference = '${ids.done}'`,
      `Analyse ${ids.done}: nichts ist abgebucht.`,
    ],
    [
      'an analysis of another kind',
      `update analysis set credit_kind = 'paid' where state = 'done'`,
      `Analyse ${ids.done}: als free abgebucht, als paid geführt.`,
    ],
    [
      'a failure that cost something',
      `delete from credit_booking where reason = 'giveback'`,
      `Analyse ${ids.failed}: gescheitert, aber nicht gutgeschrieben.`,
    ],
    [
      'the wrong kind given back',
      `update credit_booking set kind = 'paid' where reason = 'giveback'`,
      `Analyse ${ids.failed}: als free abgebucht, als paid gutgeschrieben.`,
    ],
    [
      'something given back that was never used',
      booking('free', 'giveback', 1, 'x'),
      'Analyse x: gutgeschrieben, aber nie abgebucht.',
    ],
    [
      'too much taken back',
      `update credit_booking set amount = -6 where reason = 'refund'`,
      `Zahlung ${order}: mehr zurückgenommen als gekauft.`,
    ],
  ])('finds %s', async (_, damage, fault) => {
    await tested.database.execute(damage)
    expect(await faults()).toContain(fault)
  })

  test('finds who paid for another’s analysis', async () => {
    const other = await makeAccount(tested.database)
    await tested.database.execute(`update analysis set account_id = $1 where id = $2`, [other, ids.done])
    expect(await faults()).toEqual([`Analyse ${ids.done}: ein anderes Konto hat sie bezahlt.`])
  })
})
