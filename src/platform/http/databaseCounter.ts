import { createHmac } from 'node:crypto'
import type { Database } from '#platform/database/databasePort.ts'
import type { Count, LimitCounter } from './limitCounter.ts'

/**
 * Counts for all processes that use the same database.
 * @param secret the same in all of them; without it the keys say nothing about whom they count
 */
export function databaseCounter(database: Database, secret: Uint8Array): LimitCounter {
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest()
  const sweep = setInterval(() => {
    // The next sweep comes anyway.
    database.execute('delete from limit_use where until <= now()').catch(() => {})
  }, 60_000).unref()
  return {
    async use(key, { seconds }) {
      return database.one<Count>(
        `insert into limit_use as held (key, uses, until) values ($1, 1, now() + make_interval(secs => $2))
         on conflict (key) do update set
           uses = case when held.until > now() then held.uses + 1 else 1 end,
           until = case when held.until > now() then held.until else excluded.until end
         returning uses, ceil(extract(epoch from until - now()))::int as seconds`,
        [hash(key), seconds],
      )
    },
    close: () => clearInterval(sweep),
  }
}
