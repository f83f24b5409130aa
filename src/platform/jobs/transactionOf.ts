import type { Db } from 'pg-boss'
import type { Transaction } from '#platform/database/databasePort.ts'

/** A transaction of ours as pg-boss takes one. */
export function transactionOf(tx: Transaction): Db {
  return { executeSql: async (sql, values = []) => ({ rows: await tx.query(sql, values) }) }
}
