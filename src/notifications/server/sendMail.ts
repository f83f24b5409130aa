import type { Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { MailRequest } from '../domain/mailRequest.ts'
import { plainLine } from '../domain/plainLine.ts'
import { MAIL_JOB } from './mailJob.ts'
import { writeMail } from './mailStore.ts'

/** Exactly one address, and nothing else that a mail server might read. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/u

/**
 * Puts a mail into the outbox, with what makes it necessary; it leaves after the commit.
 * @throws Error when `to` is not one plain address
 */
export async function sendMail(tx: Transaction, jobs: Jobs, request: MailRequest): Promise<void> {
  if (!ONE_ADDRESS.test(request.to)) throw new Error(`the mail ${request.template} has no plain address`)
  const mailId = await writeMail(tx, linesOf(request))
  await jobs.enqueue(tx, MAIL_JOB, { mailId })
}

function linesOf(request: MailRequest): MailRequest {
  const lines = Object.entries(request).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string'
      ? plainLine(value)
      : Array.isArray(value)
        ? value.map((line: unknown) => (typeof line === 'string' ? plainLine(line) : line))
        : value,
  ])
  // Strings stay strings under the same names.
  return Object.fromEntries(lines) as MailRequest
}
