import { createHmac } from 'node:crypto'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import {
  type Attempt,
  countAttempts,
  insertAttempt,
  type MailCause,
  markSucceeded,
  removeAttempt,
  removeAttemptsOf,
} from './attemptStore.ts'
import { ownKey } from './ownKey.ts'

const SIGN_IN_MINUTES = 15
const MAIL_MINUTES = 60
/** So many senders that each use up their budget still leave an address to its owner. */
const SENDERS = 2

/**
 * Begins a try with a password. Counted for each address, whether it has an account or not, so that a password cannot be
 * guessed from many networks. A place from which its owner signed in before has a count of its own, so that guessing
 * elsewhere does not lock him out.
 * @returns to be called when the password was right
 * @throws Refusal accounts.tooManySignIns, before any password is looked at
 */
export async function beginSignIn(
  db: Queryable,
  rules: AccountRules,
  email: string,
  network: string,
): Promise<() => Promise<void>> {
  const attempt = await attemptOf(db, 'signIn', email, network)
  const id = await insertAttempt(db, attempt)
  const { all, fromPlace, isKnownPlace, secondsToWait } = await countAttempts(db, attempt, SIGN_IN_MINUTES)
  if ((isKnownPlace ? fromPlace : all) <= rules.failedSignIns) return () => markSucceeded(db, id)
  // A try that was not heard must not prolong the wait.
  await removeAttempt(db, id)
  const minutes = Math.max(1, Math.ceil(secondsToWait / 60))
  throw new Refusal(ACCOUNT_REFUSALS.tooManySignIns, { minutes }, { retryAfter: minutes * 60 })
}

/**
 * Whether one more mail may go to an address of which we do not know whether its owner wants it. Counts it, by its cause
 * and by who causes it; all senders together get some times as many.
 * @param sender network or account
 */
export async function mayMail(
  db: Queryable,
  rules: AccountRules,
  { cause, email, sender }: { readonly cause: MailCause; readonly email: string; readonly sender: string },
): Promise<boolean> {
  const attempt = await attemptOf(db, cause, email, sender)
  const id = await insertAttempt(db, attempt)
  const { all, fromPlace } = await countAttempts(db, attempt, MAIL_MINUTES)
  if (fromPlace <= rules.mailsPerHour && all <= rules.mailsPerHour * SENDERS) return true
  await removeAttempt(db, id)
  return false
}

/** After proof by mail: the owner starts over. */
export async function forgetSignIns(db: Queryable, email: string): Promise<void> {
  const { who } = await attemptOf(db, 'signIn', email, '')
  await removeAttemptsOf(db, who, 'signIn')
}

/** With the account goes what is known of its address. */
export async function forgetAttempts(db: Queryable, email: string): Promise<void> {
  const { who } = await attemptOf(db, 'signIn', email, '')
  await removeAttemptsOf(db, who, null)
}

async function attemptOf(db: Queryable, kind: Attempt['kind'], email: string, network: string): Promise<Attempt> {
  const key = await ownKey(db, 'attempts')
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  return { kind, who: keyed(email), place: keyed(`${email} ${network}`) }
}
