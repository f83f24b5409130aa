import type { PgBoss, QueueOptions } from 'pg-boss'
import type { JobKind } from './jobsPort.ts'

/** What a handler gets, after its signal has aborted, to settle the failure itself. */
const SETTLE_SECONDS = 60
const DAY_SECONDS = 24 * 3600

/** Makes a kind of job known to pg-boss, with what is the same for every job of it. */
export async function makeQueue(
  boss: PgBoss,
  { name, retries, longestPauseSeconds, expireSeconds }: JobKind<object>,
): Promise<void> {
  const options = {
    notify: true,
    // One more: the try in which only the failure is settled.
    retryLimit: retries + 1,
    retryBackoff: true,
    retryDelay: 2,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: expireSeconds + SETTLE_SECONDS,
    // pg-boss' own judgement on the dead, far behind ours, for what none of our workers is left to judge.
    heartbeatSeconds: 60,
    retentionSeconds: 365 * DAY_SECONDS,
    deleteAfterSeconds: 2 * DAY_SECONDS,
  } satisfies QueueOptions & { notify: boolean }
  await boss.createQueue(name, options)
  // An older release may have made it with other numbers.
  await boss.updateQueue(name, options)
}
