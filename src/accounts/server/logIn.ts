import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import type { SignedIn } from '#contract/accounts.ts'
import { Refusal } from '#contract/refusal.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import { accountByEmail } from './accountStore.ts'
import { issueToken } from './accountTokenStore.ts'
import { beginSignIn } from './limitAttempts.ts'
import { signedIn, startSession } from './startSession.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/**
 * Signs in. An unknown address costs the same work and gets the same answer as a wrong password; that an address is not
 * confirmed learns only who knows its password.
 */
export async function logIn(
  { database, passwords, rules, hooks }: AccountParts,
  { email, password, remember }: Credentials,
  visitor: Visitor,
): Promise<SignedIn> {
  const address = normalEmail(email) ?? email.trim().toLowerCase()
  const succeed = await beginSignIn(database, rules, address, visitor.network)
  const account = await accountByEmail(database, address)
  const isRight = await passwords.matches(password, account?.passwordHash ?? null)
  if (!account || !isRight) throw new Refusal(ACCOUNT_REFUSALS.wrongCredentials)
  await succeed()
  if (!account.isConfirmed) {
    const order = { accountId: account.id, purpose: 'resend', minutes: rules.resendMinutes } as const
    const token = await issueToken(database, order)
    throw new Refusal(ACCOUNT_REFUSALS.notConfirmed, {}, { resend: true, token })
  }
  const session = await startSession(database, rules, account, remember, visitor)
  // The password changed while it was being checked.
  if (!session) throw new Refusal(ACCOUNT_REFUSALS.wrongCredentials)
  return signedIn(database, hooks, account, session)
}
