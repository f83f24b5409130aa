import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log/logPort.ts'
import { faultFields } from './faultFields.ts'
import type { JobKind, Jobs } from './jobsPort.ts'
import { countJobs, followClockSetBack, handBackJob, indexUnfinished, recoverJobs } from './jobTable.ts'
import { makeQueue, openBoss } from './openBoss.ts'
import { type RunningTry, runTry, type Served } from './runTry.ts'
import { transactionOf } from './transactionOf.ts'
import { joinWorkers, type WorkerPresence } from './workerPresence.ts'

export interface PgBossOptions {
  /** As for the rooms' pool; jobs have connections of their own beside it: 2, and 7 where they are worked on. */
  readonly url: string
  readonly log: Log
  /** How long running jobs may go on when the process stops, in milliseconds. */
  readonly stopMs: number
}

/** Without a sign of life for so long, and without the session that holds its jobs, a worker counts as dead. */
const SILENT_SECONDS = 10
const HEARTBEAT_SECONDS = 2
const RECOVERY_MS = 1_000
/** NOTIFY wakes workers at once; this is for what nothing announces: the time of a next try, a lost notification. */
const POLL_SECONDS = 1
/** After their abort, handed-back tries may still put away what they hold. */
const FAREWELL_MS = 2_000

/** Jobs in PostgreSQL, by pg-boss. Why it recovers jobs by itself: ADR 0018. */
export function pgBossJobs({ url, log, stopMs }: PgBossOptions): Jobs {
  const served: Served[] = []
  const repeated = new Map<string, { kind: JobKind<object>; cron: string }>()
  const queues = new Map<string, Promise<void>>()
  const running = new Map<string, RunningTry>()
  let boss: PgBoss | undefined
  let presence: WorkerPresence | undefined
  let recovering: Promise<void> | undefined
  const ending = new AbortController()

  const started = () => {
    if (!boss) throw new Error('jobs are not started')
    return boss
  }
  const refuseWhenStarted = () => {
    if (boss || ending.signal.aborted) throw new Error('jobs are started once, after everything is served')
  }

  const ensureQueue = (kind: JobKind<object>): Promise<void> => {
    const known = queues.get(kind.name)
    if (known) return known
    const made = makeQueue(started(), kind)
    queues.set(kind.name, made)
    made.catch(() => queues.delete(kind.name))
    return made
  }

  const recover = async (silentSeconds: number) => {
    if (await followClockSetBack(started().getDb())) log.warn({}, "the machine's clock was set back; jobs follow it")
    const kinds = await recoverJobs(started().getDb(), silentSeconds, [...running.keys()])
    if (kinds.length > 0) log.warn({ kinds }, 'jobs of a dead worker are tried again')
  }
  const recoverForever = async () => {
    while (await pause(RECOVERY_MS, ending.signal)) {
      presence?.hold([...running.keys()])
      await recover(SILENT_SECONDS).catch((error: unknown) => {
        log.warn(faultFields(error), 'dead workers could not be looked for')
      })
    }
  }

  const work = async (one: Served) => {
    await started().work(
      one.kind.name,
      {
        localConcurrency: one.atOnce,
        localGroupConcurrency: Math.max(1, one.atOnce - 1),
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
      },
      (rows: JobWithMetadata[]) =>
        Promise.all(rows.map(row => runTry(one, row, { boss: started(), log, running }))).finally(() => lookAgain(one)),
    )
  }
  // By itself pg-boss sits out the rest of the second after a short job: the next of many would wait for nothing.
  const lookAgain = ({ kind }: Served) => {
    for (const { id, name, count } of boss?.getWipData() ?? [])
      if (name === kind.name && count > 0) boss?.notifyWorker(id)
  }

  const stop = async () => {
    if (!boss) return
    const stopping = boss
    ending.abort()
    await Promise.race([recovering, pause(FAREWELL_MS)])
    const ended = Promise.all(served.map(({ kind }) => stopping.offWork(kind.name)))
    await Promise.race([ended, pause(stopMs)])
    const handedBack = [...running.values()]
    for (const one of handedBack) {
      // In this order: a try that hears of the stop must not be able to settle its job as failed.
      await handBackJob(stopping.getDb(), one).catch((error: unknown) => {
        log.warn(
          faultFields(error),
          'a job could not be handed back; it is tried again when this worker counts as dead',
        )
      })
      one.disown()
    }
    if (handedBack.length > 0) await Promise.race([ended, pause(FAREWELL_MS)])
    await presence?.leave()
    await stopping.stop({ graceful: false })
    boss = undefined
  }

  return {
    async enqueue(tx, kind, input, { after, owner } = {}) {
      await ensureQueue(kind)
      await started().send(kind.name, input, {
        db: transactionOf(tx),
        ...(after && { startAfter: after }),
        ...(owner && { group: { id: owner.id }, priority: -owner.before }),
      })
    },

    serve(kind, atOnce, handle) {
      refuseWhenStarted()
      // The input of a kind is what was enqueued for it, or nothing for what is repeated.
      served.push({ kind, atOnce, handle: handle as Served['handle'] })
    },

    repeat(kind, cron) {
      refuseWhenStarted()
      repeated.set(kind.name, { kind, cron })
    },

    async start() {
      refuseWhenStarted()
      const works = served.length + repeated.size > 0
      boss = openBoss(url, works, log)
      try {
        await boss.start()
        await indexUnfinished(boss.getDb())
        await Promise.all([...served, ...repeated.values()].map(({ kind }) => ensureQueue(kind)))
        if (!works) return
        presence = await joinWorkers({
          url,
          onAlone: () => recover(0),
          onLost: error => log.warn(faultFields(error), 'the connection that shows this worker lives was lost'),
        })
        await schedule(boss, repeated)
        for (const one of served) await work(one)
        recovering = recoverForever()
      } catch (error) {
        await stop()
        throw error
      }
    },

    stop,

    counts: async () => countJobs(started().getDb()),
  }
}

async function schedule(boss: PgBoss, repeated: ReadonlyMap<string, { cron: string }>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!repeated.has(name)) await boss.unschedule(name)
  for (const [name, { cron }] of repeated) await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin', missed: 'once' })
}

/** @returns false when it was cut short */
async function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { ref: false, ...(signal && { signal }) }).catch(() => false)
}
