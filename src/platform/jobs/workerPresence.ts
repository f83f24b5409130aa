import pg from 'pg'

/** Any number that nobody else locks in this database. */
const WORKER_LOCK = 7_402_913_552
const RECONNECT_MS = 1_000

export interface WorkerPresence {
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
  let timer: NodeJS.Timeout | undefined

  const join = async (greet: (client: pg.Client) => Promise<void>) => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    // While there is no other listener, a failure is told by what is awaited.
    next.on('error', () => {})
    try {
      await next.connect()
      await greet(next)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
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

  return {
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
