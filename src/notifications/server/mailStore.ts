import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { MailRequest, MailTemplate } from '../domain/mailRequest.ts'

/** @returns the mail's id */
export async function writeMail(tx: Transaction, request: MailRequest): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    'insert into mail (account_id, template, content) values ($1, $2, $3) returning id',
    [request.accountId, request.template, request],
  )
  return id
}

export interface WaitingMail {
  readonly content: MailRequest
  readonly writtenAt: Date
  /** Tries that failed. */
  readonly tries: number
}

/** null when it was sent, given up, or went with its account. */
export function readWaitingMail(db: Queryable, id: string): Promise<WaitingMail | null> {
  return db.first<WaitingMail>(
    'select content, created_at as "writtenAt", tries from mail where id = $1 and content is not null',
    [id],
  )
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
  const row = await tx.first<{ due: Date }>(
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

/** Whether a mail of this kind has not left yet. @param minutes mails older than that are not waited for */
export async function awaitsMail(
  db: Queryable,
  accountId: string,
  template: MailTemplate,
  minutes: number,
): Promise<boolean> {
  const waiting = await db.query(
    `select 1 from mail where account_id = $1 and template = $2 and content is not null
       and created_at > now() - make_interval(mins => $3) limit 1`,
    [accountId, template, minutes],
  )
  return waiting.length > 0
}

/** Longer than the first pauses between tries: by then the mail server is away, or no worker runs. */
const UNSENT = `interval '1 hour'`

/** Selects the ids of mails that are not as they should be; `pending` has the ids that jobs are still to work on. */
export const MAIL_FAULTS = {
  'mail.noJob': `select id::text from mail where content is not null and id::text not in (select id from pending)`,
  'mail.unsent': `select id::text from mail where content is not null and created_at < now() - ${UNSENT}`,
} as const
