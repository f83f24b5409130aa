import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { unavailability } from '../unavailability.ts'

/** Advisory locks on the embedded server. Their numbers only have to differ from others in the same database. */
export const USERS = 7_402_913_601
export const OWNER = 7_402_913_602

/** A dead product's connections are closed by the system at once; the server notices within milliseconds. */
const OWNER_PATIENCE_MS = 200

/** EACCES: there is one for another user; whoever starts it is told so. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'EACCES']

/** This process as a user of the embedded server: a connection of its own that holds the locks. */
export interface ServerSession {
  /** Takes the folder for this process alone; false when another one has it. */
  own(): Promise<boolean>
  /** Calls once when the connection breaks, also when it already has. */
  whenLost(call: () => void): void
  /** Gives all locks back. True when nobody else uses the server: then no other can join until it is stopped. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/** Joins the users of the server: `absent` when none listens there, `busy` when it is just starting or stopping. */
export async function joinServer(url: string): Promise<ServerSession | 'absent' | 'busy'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 })
  let lost = false
  let tell = () => {}
  // A broken connection says `error`, then `end`.
  const lose = () => {
    if (!lost) tell()
    lost = true
  }
  client.on('error', lose).on('end', lose)
  const ask = async (sql: string, lock: number): Promise<boolean> => {
    const answer = await client.query<{ yes: boolean }>(`select ${sql}($1) as yes`, [lock])
    return answer.rows[0]?.yes === true
  }
  try {
    await client.connect()
    if (!(await ask('pg_try_advisory_lock_shared', USERS))) {
      await client.end()
      return 'busy'
    }
  } catch (error) {
    await client.end().catch(() => {})
    if (!(error instanceof Error)) throw error
    if ('code' in error && NOBODY_THERE.includes(String(error.code))) return 'absent'
    if (unavailability(error)) return 'busy'
    throw error
  }
  return {
    own: async () => {
      const until = performance.now() + OWNER_PATIENCE_MS
      while (!(await ask('pg_try_advisory_lock', OWNER))) {
        if (performance.now() > until) return false
        await sleep(20)
      }
      return true
    },
    whenLost: call => {
      tell = call
      if (lost) call()
    },
    leave: async () => {
      tell = () => {}
      if (lost) return false
      await client.query('select pg_advisory_unlock_all()')
      return ask('pg_try_advisory_lock', USERS)
    },
    close: async () => {
      tell = () => {}
      await client.end().catch(() => {})
    },
  }
}
