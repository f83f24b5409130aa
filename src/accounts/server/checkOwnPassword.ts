import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import type { Account } from './accountStore.ts'
import { beginSignIn } from './limitAttempts.ts'

/** Who holds a session shows once more that he knows the password. @throws Refusal accounts.wrongPassword */
export async function checkOwnPassword(
  { database, passwords, rules }: AccountParts,
  account: Account,
  password: string,
  visitor: Visitor,
): Promise<void> {
  const succeed = await beginSignIn(database, rules, account.email, visitor.network)
  if (!(await passwords.matches(password, account.passwordHash))) throw new Refusal(ACCOUNT_REFUSALS.wrongPassword)
  await succeed()
}
