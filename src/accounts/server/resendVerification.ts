import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { AccountParts } from './accountParts.ts'
import { accountById } from './accountStore.ts'
import { useToken } from './accountTokenStore.ts'
import { mayMail } from './limitAttempts.ts'
import { sendConfirmation } from './sendConfirmation.ts'

/** @param token from the refused login; null: none was sent */
export async function resendVerification(parts: AccountParts, token: string | null): Promise<void> {
  const { database, rules } = parts
  await database.inTransaction(async tx => {
    const used = token === null ? null : await useToken(tx, token, ['resend'])
    const account = used && (await accountById(tx, used.accountId))
    if (!account || account.isConfirmed) throw new Refusal(ACCOUNT_REFUSALS.noResendToken)
    if (!(await mayMail(tx, rules, { cause: 'resend', email: account.email, sender: account.id })))
      throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
    await sendConfirmation(tx, parts, account, null)
  })
}
