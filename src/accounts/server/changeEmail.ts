import { pageUrl } from '#kernel/pagePath.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import { type Account, accountByEmail } from './accountStore.ts'
import { issueToken, removeTokens } from './accountTokenStore.ts'
import { checkOwnPassword } from './checkOwnPassword.ts'
import { mayMail } from './limitAttempts.ts'

/** Asks a new address for its consent. Whether it has an account already learns only its owner. */
export async function changeEmail(
  parts: AccountParts,
  account: Account,
  { newEmail, password }: { readonly newEmail: string; readonly password: string },
  visitor: Visitor,
): Promise<void> {
  const { database, jobs, baseUrl, rules } = parts
  const to = normalEmail(newEmail)
  if (to === null) throw new Refusal(ACCOUNT_REFUSALS.badEmail)
  // Without a password a session alone would take over the account: he sets one by a link to the old address first.
  if (account.passwordHash === null) throw new Refusal(ACCOUNT_REFUSALS.noPassword)
  await checkOwnPassword(parts, account, password, visitor)
  if (!(await mayMail(database, rules, { cause: 'email', email: to, sender: account.id })))
    throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
  await database.inTransaction(async tx => {
    const owner = await accountByEmail(tx, to)
    if (owner?.isConfirmed) {
      const [loginLink, resetLink] = [pageUrl(baseUrl, '/login'), pageUrl(baseUrl, '/forgot-password')]
      const told = { accountId: owner.id, name: owner.name, loginLink, resetLink }
      return sendMail(tx, jobs, { template: 'alreadyRegistered', to, ...told })
    }
    await removeTokens(tx, account.id, ['email'])
    const minutes = rules.emailChangeHours * 60
    const token = await issueToken(tx, { accountId: account.id, purpose: 'email', minutes, email: to })
    const link = pageUrl(baseUrl, `/confirm?token=${token}`)
    await sendMail(tx, jobs, { template: 'emailChange', to, accountId: account.id, name: account.name, link })
  })
}
