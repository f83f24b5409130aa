import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Caller } from '#platform/http/routerPort.ts'
import { acceptablePassword } from './acceptablePassword.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import { type Account, replacePassword } from './accountStore.ts'
import { removeTokens } from './accountTokenStore.ts'
import { checkOwnPassword } from './checkOwnPassword.ts'
import type { Passwords } from './passwords.ts'
import { removeSessions } from './sessionStore.ts'

/** Replaces the password by one who knows it; only his own session stays. */
export async function changePassword(
  parts: AccountParts,
  passwords: Passwords,
  account: Account,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  { caller, visitor }: { readonly caller: Caller; readonly visitor: Visitor },
): Promise<void> {
  if (oldPassword === '' || newPassword === '') throw new Refusal(ACCOUNT_REFUSALS.incompletePasswords)
  const oldHash = account.passwordHash
  if (oldHash === null) throw new Refusal(ACCOUNT_REFUSALS.noPassword)
  acceptablePassword(newPassword)
  await checkOwnPassword(parts, passwords, account, oldPassword, visitor)
  const newHash = await passwords.hash(newPassword)
  await parts.database.inTransaction(async tx => {
    if (!(await replacePassword(tx, account.id, oldHash, newHash))) throw new Refusal(ACCOUNT_REFUSALS.wrongPassword)
    await removeTokens(tx, account.id, ['reset', 'email', 'delete'])
    await removeSessions(tx, account.id, caller.sessionId)
  })
}
