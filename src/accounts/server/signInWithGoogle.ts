import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import type { SignedIn } from '#contract/accounts.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import { personName } from '../domain/personName.ts'
import type { AccountHooks, AccountParts, Origin, Visitor } from './accountParts.ts'
import {
  type Account,
  accountByEmail,
  accountBySubject,
  insertAccount,
  linkGoogle,
  removeUnconfirmed,
} from './accountStore.ts'
import { useCredential } from './googleCredentialStore.ts'
import type { GoogleIdentity } from './googleIdentity.ts'
import { claimMailbox } from './mailboxStore.ts'
import { removeSessions } from './sessionStore.ts'
import { signedIn, startSession } from './startSession.ts'
import { sha256 } from './tokens.ts'

export interface GoogleSignIn {
  readonly credential: string
  readonly remember: boolean
  readonly origin: Origin
}

/** Signs in whom Google knows. The first time, the account is made, or the one with the same address is linked. */
export async function signInWithGoogle(
  { database, rules, hooks }: AccountParts,
  check: (credential: string) => Promise<GoogleIdentity>,
  { credential, remember, origin }: GoogleSignIn,
  visitor: Visitor,
): Promise<SignedIn> {
  const identity = await check(credential)
  const [account, session] = await database.inTransaction(async tx => {
    if (!(await useCredential(tx, sha256(credential), identity.expiresAt))) refuse()
    const found = (await accountBySubject(tx, identity.subject)) ?? (await newcomer(tx, hooks, identity, origin))
    const started = await startSession(tx, rules, found, remember, visitor)
    return [found, started ?? refuse()] as const
  })
  return signedIn(database, hooks, account, session)
}

async function newcomer(
  tx: Transaction,
  hooks: AccountHooks,
  { subject, email, name }: GoogleIdentity,
  origin: Origin,
): Promise<Account> {
  const address = normalEmail(email) ?? refuse()
  // Who registered with this address and a password of his own, but never proved it, is not its owner.
  await removeUnconfirmed(tx, address)
  const known = await accountByEmail(tx, address)
  // The same person's other window was faster.
  if (known?.googleSubject === subject) return known
  if (known) {
    if (!(await linkGoogle(tx, known.id, subject))) refuse()
    await removeSessions(tx, known.id, null)
    return { ...known, passwordHash: null, googleSubject: subject }
  }
  const made = await insertAccount(tx, {
    email: address,
    name: personName(name) ?? address.slice(0, address.indexOf('@')),
    passwordHash: null,
    googleSubject: subject,
    isConfirmed: true,
  })
  // Faster still.
  if (!made) return (await accountBySubject(tx, subject)) ?? refuse()
  await hooks.onRegistered(tx, made.id, origin)
  await hooks.onConfirmed(tx, made.id, await claimMailbox(tx, made.id, address))
  return made
}

function refuse(): never {
  throw new Refusal(ACCOUNT_REFUSALS.googleFailed)
}
