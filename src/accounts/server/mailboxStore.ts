import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { mailboxOf } from '../domain/mailboxOf.ts'
import { ownKey } from './ownKey.ts'

/** Claims of buyers and our own lapse after three years (§ 195 BGB); nobody waits that long for three analyses. */
const KEPT_YEARS = 3

/** Notes that a mailbox belongs to an account. @returns false: it had one before, be it deleted */
export async function claimMailbox(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const written = await tx.execute(
    'insert into welcomed_mailbox (who, account_id) values ($1, $2) on conflict (who) do nothing',
    [await hashOf(tx, email), accountId],
  )
  return written === 1
}

/** Before an account is deleted: from then on its mailboxes are remembered for a time. */
export async function leaveMailboxes(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute('update welcomed_mailbox set ended_at = now() where account_id = $1', [accountId])
}

export async function removeOldMailboxes(db: Queryable): Promise<void> {
  await db.execute('delete from welcomed_mailbox where ended_at < now() - make_interval(years => $1)', [KEPT_YEARS])
}

async function hashOf(db: Queryable, email: string): Promise<Buffer> {
  const mailbox = mailboxOf(email, domain => domainToASCII(domain) || domain)
  return createHmac('sha256', await ownKey(db, 'mailboxes'))
    .update(mailbox)
    .digest()
}
