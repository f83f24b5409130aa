import type { Queryable } from '#platform/database/databasePort.ts'

/** What time it is, for all processes alike. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const row = await db.one<{ now: Date }>('select now() as now')
  return row.now
}
