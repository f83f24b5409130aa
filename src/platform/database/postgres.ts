import pg from 'pg'
import type { Database, Queryable, Transaction } from './databasePort.ts'

export interface PostgresOptions {
  /** `connectionString`, or host, user and database of the embedded server. */
  readonly connection: pg.PoolConfig
  /** Connections held at most. */
  readonly poolSize: number
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onLostConnection: (error: Error) => void
}

// Counts and byte sizes stay far below 2^53; a day has no time zone, as a Date it would move by one.
const INT8: number = pg.types.builtins.INT8
const DATE: number = pg.types.builtins.DATE

/** A PostgreSQL server, embedded or not. */
export function openPostgres({ connection, poolSize, onLostConnection }: PostgresOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A statement that hangs must not hold its request and its locks for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  })
  // Without a listener a stopping server would end this process.
  pool.on('error', onLostConnection)
  return {
    ...queryableOf(pool),
    inTransaction: work => inTransaction(pool, work),
    close: () => pool.end(),
  }
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that breaks between two statements tells only this listener.
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work({ ...queryableOf(client), isTransaction: true })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => (broken = asError(failure)))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

function queryableOf(runner: pg.Pool | pg.PoolClient): Queryable {
  const run = (sql: string, values: readonly unknown[] = []) => runner.query(sql, values as unknown[])
  return {
    // The shape of a row is what its statement says; both stand side by side in the stores.
    query: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
      (await run(sql, values)).rows as Row[],
    execute: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
  }
}

function getTypeParser(id: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (id === INT8) return Number
  if (id === DATE) return text => text
  return pg.types.getTypeParser(id, format as 'text')
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}
