import { pageUrl } from '#kernel/pagePath.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { AccountParts } from './accountParts.ts'
import { accountById } from './accountStore.ts'
import { issueToken, removeTokens } from './accountTokenStore.ts'
import { mayMail } from './limitAttempts.ts'

/** Sends the link that deletes the account: who has taken over a session alone cannot. */
export async function requestDeletion(
  { database, jobs, baseUrl, rules }: AccountParts,
  accountId: string,
): Promise<void> {
  await database.inTransaction(async tx => {
    const account = await accountById(tx, accountId)
    if (!account) throw new Refusal(GENERAL.notSignedIn)
    if (!(await mayMail(tx, rules, { cause: 'delete', email: account.email, sender: accountId })))
      throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
    await removeTokens(tx, accountId, ['delete'])
    const token = await issueToken(tx, { accountId, purpose: 'delete', minutes: rules.deletionMinutes })
    const link = pageUrl(baseUrl, `/confirm-account-deletion/${token}`)
    await sendMail(tx, jobs, { template: 'deletionConfirm', to: account.email, accountId, name: account.name, link })
  })
}
