import pg from 'pg'

/** Any number that nobody else locks in this database. */
const WORKER_LOCK = 7_402_913_552
/** Of the locks that stand for a job each: the first of their two numbers, the second is the job's. */
const JOB_LOCKS = 740_291_355
const RECONNECT_MS = 1_000
/** A machine that is gone closes no connection: the database asks it three times, and the session ends after some eleven seconds. */
const ASK_THE_MACHINE = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

/** SQL that is true while a living session runs the job, however little time its machine has for it. @param id an expression, text */
export const isHeld = (id: string) =>
  `exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${JOB_LOCKS}
     and l.objid::bigint = hashtext(${id})::bigint & 4294967295 and l.objsubid = 2
     and l.database = (select oid from pg_database where datname = current_database()))`

export interface WorkerPresence {
  /** Shows that this worker has these jobs and no others. Nothing waits for it: what cannot be shown now is shown the next time. */
  hold(jobs: readonly string[]): void
  leave(): Promise<void>
}

interface PresenceOptions {
  readonly url: string
  /** Runs before this worker takes a job, when no other worker lives: every job that still counts as running is an orphan. */
  readonly onAlone: () => Promise<void>
  readonly onLost: (error: Error) => void
}

/**
 * Shows the other workers that this one lives, by a lock that all of them share: PostgreSQL gives it up with the
 * connection, so also when the process is killed. A worker that can have the lock for itself is alone.
 */
export async function joinWorkers({ url, onAlone, onLost }: PresenceOptions): Promise<WorkerPresence> {
  let left = false
  let client: pg.Client | undefined
  let held: readonly string[] = []
  let holding: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const join = async (greet: (client: pg.Client) => Promise<void>) => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    // While there is no other listener, a failure is told by what is awaited.
    next.on('error', () => {})
    try {
      await next.connect()
      await next.query(ASK_THE_MACHINE)
      await greet(next)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    held = []
    next.on('error', error => lost(next, error))
    next.on('end', () => lost(next, new Error('connection ended')))
    if (left) await next.end()
  }
  const lost = (which: pg.Client, error: Error) => {
    if (left || client !== which) return
    client = undefined
    onLost(error)
    joinAgain()
  }
  const joinAgain = () => {
    timer = setTimeout(() => {
      if (!left) join(share).catch(joinAgain)
    }, RECONNECT_MS)
    timer.unref()
  }

  await join(async first => {
    const { rows } = await first.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [WORKER_LOCK])
    const alone = rows[0]?.alone === true
    if (alone) await onAlone()
    await share(first)
    if (alone) await first.query('select pg_advisory_unlock($1)', [WORKER_LOCK])
  })

  const change = async (session: pg.Client, jobs: readonly string[]) => {
    const [ended, begun] = [held.filter(job => !jobs.includes(job)), jobs.filter(job => !held.includes(job))]
    if (ended.length + begun.length === 0) return
    await session.query(
      `select pg_advisory_unlock_shared($1, hashtext(job)) from unnest($2::text[]) as job
       union all select pg_try_advisory_lock_shared($1, hashtext(job)) from unnest($3::text[]) as job`,
      [JOB_LOCKS, ended, begun],
    )
    if (session === client) held = jobs
  }

  return {
    hold(jobs) {
      if (!client || holding) return
      // Where it fails the connection is lost, and that is told.
      holding = change(client, jobs)
        .catch(() => {})
        .finally(() => (holding = undefined))
    },
    async leave() {
      left = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/** Waits while another worker, which found itself alone, puts orphans back. */
async function share(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [WORKER_LOCK])
}
