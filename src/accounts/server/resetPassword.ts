import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { acceptablePassword } from './acceptablePassword.ts'
import type { AccountParts } from './accountParts.ts'
import { accountById, writePassword } from './accountStore.ts'
import { isUsable, removeTokens, useToken } from './accountTokenStore.ts'
import { markProven } from './confirmAddress.ts'
import { forgetSignIns } from './limitAttempts.ts'
import { removeSessions } from './sessionStore.ts'

/** @throws Refusal accounts.noToken, accounts.tokenInvalid */
export async function requireResetToken({ database }: AccountParts, token: string): Promise<void> {
  if (token === '') throw new Refusal(ACCOUNT_REFUSALS.noToken)
  if (!(await isUsable(database, token, 'reset'))) throw new Refusal(ACCOUNT_REFUSALS.tokenInvalid)
}

/** Sets a new password by the link of a mail. The mail proves the address too; whoever was signed in is not any more. */
export async function resetPassword(
  parts: AccountParts,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { database, passwords, hooks } = parts
  if (newPassword === '') throw new Refusal(ACCOUNT_REFUSALS.incompletePasswords)
  acceptablePassword(newPassword)
  // Looked at first, so that guessed tokens cost us no hashing.
  await requireResetToken(parts, token)
  const hash = await passwords.hash(newPassword)
  await database.inTransaction(async tx => {
    const used = await useToken(tx, token, ['reset'])
    const account = used && (await accountById(tx, used.accountId))
    if (!account) throw new Refusal(ACCOUNT_REFUSALS.tokenInvalid)
    await writePassword(tx, account.id, hash)
    await markProven(tx, hooks, account.id)
    await removeTokens(tx, account.id, ['reset', 'email', 'delete'])
    await removeSessions(tx, account.id, null)
    await forgetSignIns(tx, account.email)
  })
}
