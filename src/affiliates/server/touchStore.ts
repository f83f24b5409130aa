import type { Queryable } from '#platform/database/databasePort.ts'

/** Counts one more visitor of a partner's links; of a code that nobody has, nothing is kept. */
export async function countTouch(db: Queryable, refCode: string, path: string): Promise<void> {
  await db.execute(
    `insert into affiliate_touch as touch (partner_id, day, landing_path)
     select id, (now() at time zone 'Europe/Berlin')::date, $2 from partner where ref_code = $1 and active
     on conflict (partner_id, day, landing_path) do update set touches = touch.touches + 1`,
    [refCode, path],
  )
}

/** By partner. */
export async function touchCounts(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ partnerId: string; touches: number }>(
    'select partner_id as "partnerId", sum(touches) as touches from affiliate_touch group by partner_id',
  )
  return new Map(rows.map(({ partnerId, touches }) => [partnerId, touches]))
}
