import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { MailRequest } from '../domain/mailRequest.ts'

/** @returns the mail's id */
export async function writeMail(tx: Transaction, request: MailRequest): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insert into mail (account_id, template, content) values ($1, $2, $3) returning id',
    [request.accountId, request.template, request],
  )
  if (!row) throw new Error('the mail was not stored')
  return row.id
}

export interface WaitingMail {
  readonly content: MailRequest
  readonly writtenAt: Date
  /** Tries that failed. */
  readonly tries: number
}

/** undefined when it was sent, given up, or went with its account. */
export async function readWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const [row] = await db.query<WaitingMail>(
    'select content, created_at as "writtenAt", tries from mail where id = $1 and content is not null',
    [id],
  )
  return row
}

/** Nothing of a mail is kept once it is sent. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db.execute('update mail set sent_at = now(), content = null where id = $1', [id])
}

export async function markFailed(db: Queryable, id: string): Promise<void> {
  await db.execute('update mail set failed_at = now(), tries = tries + 1, content = null where id = $1', [id])
}

/** @returns when the next try is due */
export async function postpone(tx: Transaction, id: string, minutes: number): Promise<Date> {
  const [row] = await tx.query<{ due: Date }>(
    'update mail set tries = tries + 1 where id = $1 returning now() + make_interval(mins => $2) as due',
    [id, minutes],
  )
  return row?.due ?? new Date()
}

/** @returns how many were sent or given up `days` ago and are gone now */
export function deleteOldMails(db: Queryable, days: number): Promise<number> {
  return db.execute(
    'delete from mail where content is null and coalesce(sent_at, failed_at) < now() - make_interval(days => $1)',
    [days],
  )
}
