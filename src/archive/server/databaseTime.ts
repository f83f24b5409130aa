import type { Queryable } from '#platform/database/databasePort.ts'

/** What time it is, for all processes alike. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>('select now() as now')
  if (!row) throw new Error('the database tells no time')
  return row.now
}
