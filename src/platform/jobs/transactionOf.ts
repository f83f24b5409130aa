import type { Db } from 'pg-boss'
import type { Transaction } from '#platform/database/databasePort.ts'

/** One of our transactions in the form that pg-boss takes. */
export function transactionOf(tx: Transaction): Db {
  return { executeSql: async (sql, values = []) => ({ rows: await tx.query(sql, values) }) }
}
