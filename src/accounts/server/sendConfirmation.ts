import { pageUrl } from '#kernel/pagePath.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { AccountParts } from './accountParts.ts'
import type { Account } from './accountStore.ts'
import { type Chosen, issueToken } from './accountTokenStore.ts'

/** Links of earlier mails stay valid: the one that is taken first works. @param chosen what the link makes valid; null: what is there */
export async function sendConfirmation(
  tx: Transaction,
  { jobs, baseUrl, rules }: AccountParts,
  { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
  chosen: Chosen | null,
): Promise<void> {
  const token = await issueToken(tx, { accountId: id, purpose: 'confirm', minutes: rules.confirmHours * 60, chosen })
  const link = pageUrl(baseUrl, `/confirm?token=${token}`)
  await sendMail(tx, jobs, { template: 'confirm', to: email, accountId: id, name, link })
}
