import type { Database } from '#platform/database/databasePort.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'

interface QueuedJob {
  readonly name: string
  readonly input: object
  readonly after: Date | undefined
}

export interface FakeJobs extends Jobs {
  /** Not yet worked on. What was enqueued in a transaction that failed is not here either. */
  queued(): Promise<QueuedJob[]>
  /**
   * Works on what is queued now, once, whatever time it is for.
   * @param trouble killed: right after the handler has ended; expired: before it begins
   */
  work(trouble?: 'killed' | 'expired'): Promise<void>
}

/** Jobs without a clock: a table of their own, so that they come and go with their transactions. */
export async function fakeJobs(database: Database): Promise<FakeJobs> {
  await database.execute(
    'create table fake_job (id bigint generated always as identity, name text, input jsonb, after timestamptz)',
  )
  const handlers = new Map<string, (job: Job<object>) => Promise<void>>()
  const queued = () => database.query<QueuedJob & { id: number }>('select * from fake_job order by id')
  return {
    async enqueue(tx, { name }, input, { after } = {}) {
      await tx.execute('insert into fake_job (name, input, after) values ($1, $2, $3)', [name, input, after])
    },
    serve: ({ name }, _atOnce, handle) => {
      // The input of a kind is what was enqueued for it.
      handlers.set(name, handle as (job: Job<object>) => Promise<void>)
    },
    queued,
    async work(trouble) {
      for (const { id, name, input } of await queued()) {
        const signal = trouble === 'expired' ? AbortSignal.abort() : new AbortController().signal
        const complete = async (db: { execute: Database['execute'] }) => {
          await db.execute('delete from fake_job where id = $1', [id])
        }
        await handlers.get(name)?.({ input, isLastTry: false, signal, complete })
        if (trouble !== 'killed') await complete(database)
      }
    },
    repeat: () => {},
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    counts: () => Promise.resolve([]),
  }
}
