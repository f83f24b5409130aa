import { createHmac } from 'node:crypto'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import {
  type Attempt,
  countAttempts,
  insertAttempt,
  markSucceeded,
  removeAttempt,
  removeAttemptsOf,
} from './attemptStore.ts'
import { ownKey } from './ownKey.ts'

const SIGN_IN_MINUTES = 15
const MAIL_MINUTES = 60

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

/** Whether one more mail may go to an address of which we do not know whether its owner wants it. Counts it. */
export async function mayMail(db: Queryable, rules: AccountRules, email: string): Promise<boolean> {
  const attempt = await attemptOf(db, 'mail', email, '')
  const id = await insertAttempt(db, attempt)
  const { all } = await countAttempts(db, attempt, MAIL_MINUTES)
  if (all <= rules.mailsPerHour) return true
  await removeAttempt(db, id)
  return false
}

/** After proof by mail: the owner starts anew. */
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
