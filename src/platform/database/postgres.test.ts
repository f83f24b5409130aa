import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.fixture.ts'
import { migrate } from './migrate.ts'

let tested: TestDatabase
beforeAll(async () => {
  tested = await openTestDatabase()
})
afterAll(() => tested.close())

describe('a database', () => {
  test('gives days as text, counts as numbers and times as dates', async () => {
    const [row] = await tested.database.query(
      `select date '2026-11-22' as day, count(*) as many, now() as at, 12.30::numeric as exact`,
    )
    expect(row).toEqual({ day: '2026-11-22', many: 1, at: expect.any(Date) as Date, exact: '12.30' })
  })

  test('forgets what a failed transaction did', async () => {
    const { database } = tested
    const failing = database.inTransaction(async tx => {
      await tx.execute(`insert into secret (name, value) values ('lost', '\\x00')`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.query(`select * from secret where name = 'lost'`)).toEqual([])
  })

  test('keeps answering after its connections were cut', async () => {
    const { database } = tested
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect(database.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is migrated once, also by many processes at a time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(tested.database, 'migrations')))
    const [row] = await tested.database.query('select count(*) as many, count(distinct name) as names from migration')
    expect(row).toMatchObject({ many: (row as { names: number }).names })
  })
})
