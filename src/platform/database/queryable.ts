import type { Queryable } from './databasePort.ts'

/** What asks for one row, made of what asks for all. */
export function queryable({ query, execute }: Pick<Queryable, 'query' | 'execute'>): Queryable {
  const first = async <Row extends object>(sql: string, values?: readonly unknown[]) =>
    (await query<Row>(sql, values))[0] ?? null
  const one = async <Row extends object>(sql: string, values?: readonly unknown[]) => {
    const row = await first<Row>(sql, values)
    if (row === null) throw new Error(`no row came of: ${sql}`)
    return row
  }
  return { query, first, one, execute }
}
