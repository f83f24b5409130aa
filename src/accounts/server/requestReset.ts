import { pageUrl } from '#kernel/pagePath.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import { accountByEmail } from './accountStore.ts'
import { issueToken, removeTokens } from './accountTokenStore.ts'
import { mayMail } from './limitAttempts.ts'

/** Sends a link for a new password to an address that has an account; links of earlier mails end. Answers nothing about it. */
export async function requestReset(
  { database, jobs, baseUrl, rules }: AccountParts,
  { email }: { readonly email: string },
  { network }: Visitor,
): Promise<void> {
  // The specification checks only whether there is anything; what cannot be an address simply has no account.
  if (email.trim() === '') throw new Refusal(ACCOUNT_REFUSALS.badEmail)
  const address = normalEmail(email)
  if (address === null || !(await mayMail(database, rules, { cause: 'reset', email: address, sender: network }))) return
  await database.inTransaction(async tx => {
    const account = await accountByEmail(tx, address)
    if (!account) return
    await removeTokens(tx, account.id, ['reset'])
    const token = await issueToken(tx, { accountId: account.id, purpose: 'reset', minutes: rules.resetMinutes })
    await sendMail(tx, jobs, {
      template: 'reset',
      to: account.email,
      accountId: account.id,
      name: account.name,
      link: pageUrl(baseUrl, `/reset-password?token=${token}`),
    })
  })
}
