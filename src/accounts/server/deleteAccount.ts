import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { AccountParts } from './accountParts.ts'
import { accountById, removeAccount } from './accountStore.ts'
import { useToken } from './accountTokenStore.ts'
import { forgetAttempts } from './limitAttempts.ts'
import { leaveMailboxes } from './mailboxStore.ts'

/** Deletes an account by the link of a mail, with everything that belongs to it, and says so by a last mail. */
export async function deleteAccount({ database, jobs, hooks }: AccountParts, token: string): Promise<void> {
  await database.inTransaction(async tx => {
    const used = await useToken(tx, token, ['delete'])
    const account = used && (await accountById(tx, used.accountId))
    if (!account) throw new Refusal(ACCOUNT_REFUSALS.tokenInvalid)
    await hooks.beforeDeletion(tx, account.id)
    await leaveMailboxes(tx, account.id)
    await removeAccount(tx, account.id)
    await forgetAttempts(tx, account.email)
    await sendMail(tx, jobs, { template: 'accountDeleted', to: account.email, accountId: null, name: account.name })
  })
}
