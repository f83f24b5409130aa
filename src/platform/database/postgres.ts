import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database, Queryable, Transaction } from './databasePort.ts'
import { queryable } from './queryable.ts'
import { unavailability } from './unavailability.ts'

export interface PostgresOptions {
  /** `postgres://name:password@host:port/database`; a folder of sockets is in `?host=`. */
  readonly url: string
  /** Connections held at most. */
  readonly poolSize: number
  /** The longest wait for a connection: a caller of the product is told within two seconds that the database is not there. */
  readonly patienceMs?: number
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onLostConnection: (error: Error) => void
}

// A counter, byte size or row number stays far below 2^53; a day has no time zone, as a Date it would move by one.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, text => text)

/** A PostgreSQL server, embedded or not. Throws DatabaseUnavailable where waiting helps. */
export function openPostgres({ url, poolSize, patienceMs = 1_800, onLostConnection }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    // A statement that hangs must not hold its request and its locks for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types,
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
  const client = await pool.connect().catch(rethrow)
  let broken: Error | undefined
  // A connection that breaks between two statements tells only this listener.
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  const tx = queryableOf(client)
  try {
    await tx.execute('begin')
    const result = await work({ ...tx, isTransaction: true })
    await tx.execute('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => (broken = asError(failure)))
    if (isOutdatedPlan(error)) broken = error
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

function queryableOf(runner: pg.Pool | pg.PoolClient): Queryable {
  const run = async (sql: string, values: readonly unknown[] = []) => {
    const query = { text: sql, values: values as unknown[] }
    // Without values it may be several statements, as migrations are; those cannot be prepared.
    if (values.length === 0) return runner.query(query).catch(rethrow)
    return runner.query({ ...query, name: nameOf(sql) }).catch((error: unknown) => {
      // A transaction cannot go on after an error; its connection is given up instead.
      if (runner instanceof pg.Pool && isOutdatedPlan(error)) return runner.query(query).catch(rethrow)
      return rethrow(error)
    })
  }
  return queryable({
    // The shape of a row is what its statement says; both are side by side in the stores.
    query: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
      (await run(sql, values)).rows as Row[],
    execute: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
  })
}

const names = new Map<string, string>()

/**
 * A statement with a name is parsed and planned once for each connection: the poll of notifications does 1.9 times as
 * much in a second. The name is made from the text, so that whoever else uses the connection means the same by it.
 */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)
  names.set(sql, name)
  return name
}

/** A migration has changed what a statement returns since this connection planned it. */
function isOutdatedPlan(error: unknown): error is Error {
  return error instanceof Error && error.message === 'cached plan must not change result type'
}

function rethrow(failure: unknown): never {
  const error = asError(failure)
  throw unavailability(error) ?? error
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}
