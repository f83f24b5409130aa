import { buffer } from 'node:stream/consumers'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Mail, Mailer } from '#platform/mail/mailPort.ts'
import type { Letterhead } from '../domain/letterhead.ts'
import type { MailRequest } from '../domain/mailRequest.ts'
import { writeLetter } from '../domain/writeLetter.ts'
import { MAIL_JOB } from './mailJob.ts'
import { markFailed, markSent, postpone, readWaitingMail, type WaitingMail } from './mailStore.ts'

export interface MailParts {
  readonly database: Database
  readonly mailer: Mailer
  /** Where attachments lie. */
  readonly files: Files
  readonly letterhead: Letterhead
  readonly log: Log
}

const AT_ONCE = 5

/** Works on the outbox in this process. */
export function serveMail(jobs: Jobs, parts: MailParts): void {
  jobs.serve(MAIL_JOB, AT_ONCE, job => deliver(jobs, parts, job))
}

/**
 * A mail is sent once, and again only where it is not known to have arrived: a process that was killed between the mail
 * server's yes and ours. Then it has the same id, by which mailboxes know it.
 */
async function deliver(jobs: Jobs, parts: MailParts, job: Job<{ mailId: string }>): Promise<void> {
  const { mailId } = job.input
  const waiting = await readWaitingMail(parts.database, mailId)
  if (!waiting) return
  try {
    // The last try of a job that kept its process from ending it: nothing may be begun any more.
    job.signal.throwIfAborted()
    const attachments = await attachmentsOf(parts.files, waiting.content)
    const { writtenAt } = waiting
    await parts.mailer.send({ id: mailId, writtenAt, attachments, ...writeLetter(waiting.content, parts.letterhead) })
  } catch (error) {
    await tryLater(jobs, parts, job, waiting, error)
    return
  }
  await markSent(parts.database, mailId)
}

async function attachmentsOf(files: Files, { attachment, texts = [] }: MailRequest): Promise<Mail['attachments']> {
  const written = texts.map(({ filename, type, text }) => ({ filename, type, content: Buffer.from(text) }))
  if (!attachment) return written
  const { key, filename, type } = attachment
  const stored = await files.open(key)
  if (!stored) throw new Error(`the file ${key} of a mail is not there`)
  return [{ filename, type, content: await buffer(stored.stream) }, ...written]
}

async function tryLater(
  jobs: Jobs,
  { database, log }: MailParts,
  job: Job<{ mailId: string }>,
  waiting: WaitingMail,
  error: unknown,
): Promise<void> {
  const { mailId } = job.input
  const tries = waiting.tries + 1
  const minutes = pauseAfter(tries)
  await database.inTransaction(async tx => {
    if (minutes === null) await markFailed(tx, mailId)
    else await jobs.enqueue(tx, MAIL_JOB, { mailId }, { after: await postpone(tx, mailId, minutes) })
    await job.complete(tx)
  })
  const fields = { mailId, template: waiting.content.template, tries, minutes, cause: causeOf(error) }
  if (minutes === null) log.error(fields, 'a mail was given up')
  else log.warn(fields, 'a mail could not be handed over, it is tried again')
}

/** What mail servers answer names the recipient, so only codes are told. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [error.name, code, responseCode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ')
}

/** Minutes until the next try, after the first, second … that failed: a short trouble delays little, a long one is outlasted for more than a day. */
const PAUSES = [1, 4, 15, 30, 60, 120, 240, 480, 720] as const

/** @param tries failed so far, from 1; @returns minutes, or null: given up */
function pauseAfter(tries: number): number | null {
  return PAUSES[tries - 1] ?? null
}
