import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.fixture.ts'
import { DatabaseUnavailable, type Queryable } from './databasePort.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

let tested: TestDatabase
beforeAll(async () => {
  tested = await openTestDatabase()
})
afterAll(() => tested.close())

describe('a database', () => {
  test('gives days as text, counts as numbers and times as dates', async () => {
    const row = await tested.database.first(
      `select date '2026-11-22' as day, count(*) as many, now() as at, 12.30::numeric as exact`,
    )
    expect(row).toEqual({ day: '2026-11-22', many: 1, at: expect.any(Date) as Date, exact: '12.30' })
  })

  test('gives one row alone, or says that there is none', async () => {
    const { database } = tested
    const [some, none] = ['select 1 as number union all select 2', 'select 1 as number where false']
    expect(await database.first(some)).toEqual({ number: 1 })
    expect(await database.first(none)).toBeNull()
    expect(await database.one(some)).toEqual({ number: 1 })
    await expect(database.one(none)).rejects.toThrow('no row')
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
    await expect(database.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(DatabaseUnavailable)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('says so when a transaction loses its connection, keeps nothing of it, and answers the next', async () => {
    const { database } = tested
    const duringStatement = database.inTransaction(async tx => {
      await tx.execute(`insert into secret (name, value) values ('lost', '\\x00')`)
      await tx.query('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(duringStatement).rejects.toThrow(DatabaseUnavailable)
    const betweenStatements = database.inTransaction(async tx => {
      const own = await tx.first<{ pid: number }>('select pg_backend_pid() as pid')
      await tx.execute(`insert into secret (name, value) values ('lost', '\\x00')`)
      await database.query('select pg_terminate_backend($1)', [own?.pid])
      await new Promise(resolve => setTimeout(resolve, 50))
    })
    await expect(betweenStatements).rejects.toThrow(DatabaseUnavailable)
    expect(await database.query(`select * from secret where name = 'lost'`)).toEqual([])
    expect(await database.inTransaction(tx => tx.query('select 1 as one'))).toEqual([{ one: 1 }])
  })

  test('says within two seconds that no connection is free, or no server there', async () => {
    const small = openPostgres({ url: tested.url, poolSize: 1, onLostConnection: () => {} })
    await small.inTransaction(async () => {
      // Opening the connection that is taken counts for nobody.
      const before = performance.now()
      await expect(small.query('select 1')).rejects.toThrow(DatabaseUnavailable)
      expect(performance.now() - before).toBeLessThan(2_000)
    })
    await small.close()
    const none = openPostgres({ url: 'postgres://a@127.0.0.1:9/a', poolSize: 1, onLostConnection: () => {} })
    await expect(none.query('select 1')).rejects.toThrow(DatabaseUnavailable)
    await none.close()
  })

  test('goes on when a migration changes what a statement returns', async () => {
    const small = openPostgres({ url: tested.url, poolSize: 1, onLostConnection: () => {} })
    const read = (db: Queryable) => db.query('select * from changing where a = $1', [1])
    await small.execute('create table changing as select 1 as a')
    expect(await read(small)).toEqual([{ a: 1 }])
    await small.execute('alter table changing add b integer default 2')
    expect(await read(small)).toEqual([{ a: 1, b: 2 }])
    expect(await small.inTransaction(read)).toEqual([{ a: 1, b: 2 }])
    await small.execute('alter table changing drop b')
    await expect(small.inTransaction(read)).rejects.toThrow('cached plan')
    expect(await small.inTransaction(read)).toEqual([{ a: 1 }])
    await small.close()
  })

  test('lets faults of a statement through as they are', async () => {
    await expect(tested.database.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
  })

  test('is migrated once, also by many processes at a time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(tested.database, 'migrations')))
    const row = await tested.database.first('select count(*) as many, count(distinct name) as names from migration')
    expect(row).toMatchObject({ many: (row as { names: number }).names })
  })
})
