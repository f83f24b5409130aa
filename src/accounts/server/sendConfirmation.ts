import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { AccountParts } from './accountParts.ts'
import type { Account } from './accountStore.ts'
import { issueToken } from './accountTokenStore.ts'

/** Links of earlier mails stay valid: the one that arrives first works. */
export async function sendConfirmation(
  tx: Transaction,
  { jobs, baseUrl, rules }: AccountParts,
  { id, email, name }: Account,
): Promise<void> {
  const token = await issueToken(tx, { accountId: id, purpose: 'confirm', minutes: rules.confirmHours * 60 })
  const link = `${baseUrl}/confirm?token=${token}`
  await sendMail(tx, jobs, { template: 'confirm', to: email, accountId: id, name, link })
}
