import type { Transaction } from '#platform/database/databasePort.ts'

/** A kind of job: declared by the room that sends it. Its input is small: ids, nothing personal. */
export interface JobKind<Input extends object> {
  /** `room.verb`, for instance `intake.analyse`. */
  readonly name: string
  /** How often it is tried again after a failure, with growing pauses: 2 to 4 s, then twice as long, at most 15 min. */
  readonly retries: number
  /** The pauses grow up to this. The death of a worker makes them grow, too: short where somebody waits. */
  readonly longestPauseSeconds: number
  /** A try that takes longer counts as failed. */
  readonly expireSeconds: number
  /** Only here so that the compiler knows the input. */
  readonly input?: Input
}

/** One try of a job. */
export interface Job<Input extends object> {
  readonly input: Input
  /**
   * True when no try follows a failure of this one: what the failure means for the user is settled now. A last try that
   * ended without a word (its worker died too often, or it hung) is followed by one that is only there to be settled:
   * `isLastTry`, with `signal` aborted from the start.
   */
  readonly isLastTry: boolean
  /** Aborts when the try has expired, or the job is not this worker's any more: `complete` then throws. */
  readonly signal: AbortSignal
  /**
   * Closes the job in the transaction of its effects, so that both happen exactly once.
   * @throws Error, and so rolls back, when the job is not this worker's any more
   */
  complete(tx: Transaction): Promise<void>
}

export interface EnqueueOptions {
  /** Not before this time. */
  readonly after?: Date
  /** Whose job it is, where many share the workers. */
  readonly owner?: JobOwner
}

/** One owner never takes the last free worker of a process that has more than one, and a later job of his lets others go first. */
export interface JobOwner {
  readonly id: string
  /** How many jobs of his are under way or wait already. */
  readonly before: number
}

export interface JobCounts {
  readonly kind: string
  /** Waiting, also for the time of their next try. */
  readonly queued: number
  readonly running: number
  /** Given up within the last two days. */
  readonly failed: number
}

export interface Jobs {
  /** Enqueues in the transaction that makes the job necessary. */
  enqueue<Input extends object>(
    tx: Transaction,
    kind: JobKind<Input>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<void>
  /**
   * Serves a kind of job in this process, `atOnce` at a time; before `start`. Every job may run twice: its effects belong
   * into the transaction in which it is completed. A handler that returns without having completed the job completes it.
   * A stop of the process or the death of its worker does not count as a try.
   */
  serve<Input extends object>(kind: JobKind<Input>, atOnce: number, handle: (job: Job<Input>) => Promise<void>): void
  /** Enqueues a job without input by the clock, once for all processes; before `start`. @param cron in Europe/Berlin */
  repeat(kind: JobKind<object>, cron: string): void
  /** Starts sending, and working on what is served and repeated. */
  start(): Promise<void>
  /** Takes no new jobs; lets running ones finish for a while, then hands them back. */
  stop(): Promise<void>
  /** By kind, for every kind that was ever sent or served. */
  counts(): Promise<JobCounts[]>
}
