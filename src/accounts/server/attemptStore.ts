import type { Queryable } from '#platform/database/databasePort.ts'

/** Each has a budget of its own: what strangers do with one keeps nobody from another. */
export type MailCause = 'register' | 'reset' | 'resend' | 'delete' | 'email'

export interface Attempt {
  /** What is tried, or causes a mail. */
  readonly kind: 'signIn' | MailCause
  /** Keyed hash of the e-mail address. */
  readonly who: Buffer
  /** Keyed hash of the e-mail address and the network. */
  readonly place: Buffer
}

/** Written before it is counted, so that many at once cannot all count too few. */
export async function insertAttempt(db: Queryable, { kind, who, place }: Attempt): Promise<number> {
  const row = await db.one<{ id: number }>(
    'insert into account_attempt (kind, who, place) values ($1, $2, $3) returning id',
    [kind, who, place],
  )
  return row.id
}

export interface AttemptCount {
  /** Not succeeded, this one included. */
  readonly all: number
  /** Of them, from the same place. */
  readonly fromPlace: number
  /** From this place it has succeeded before. */
  readonly isKnownPlace: boolean
  /** Seconds until the oldest of them no longer counts. */
  readonly secondsToWait: number
}

export function countAttempts(db: Queryable, attempt: Attempt, minutes: number): Promise<AttemptCount> {
  return db.one<AttemptCount>(
    `select count(*) filter (where counts) as "all", count(*) filter (where counts and place = $3) as "fromPlace",
       coalesce(bool_or(succeeded and place = $3), false) as "isKnownPlace",
       coalesce(ceil(extract(epoch from min(at) filter (where counts) + make_interval(mins => $4) - now())), 0)::int
         as "secondsToWait"
     from (select *, not succeeded and at > now() - make_interval(mins => $4) as counts
           from account_attempt where kind = $1 and who = $2) as attempts`,
    [attempt.kind, attempt.who, attempt.place, minutes],
  )
}

export async function markSucceeded(db: Queryable, id: number): Promise<void> {
  await db.execute('update account_attempt set succeeded = true where id = $1', [id])
}

export async function removeAttempt(db: Queryable, id: number): Promise<void> {
  await db.execute('delete from account_attempt where id = $1', [id])
}

/** @param kind null: all that is known of the address */
export async function removeAttemptsOf(db: Queryable, who: Buffer, kind: Attempt['kind'] | null): Promise<void> {
  await db.execute('delete from account_attempt where who = $1 and kind = coalesce($2, kind)', [who, kind])
}

/** A usual place is remembered for 90 days, everything else for a day. */
export async function removeOldAttempts(db: Queryable): Promise<void> {
  await db.execute(
    `delete from account_attempt where at < now() - interval '1 day' and (not succeeded or at < now() - interval '90 days')`,
  )
}
