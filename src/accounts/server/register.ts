import { pageUrl } from '#kernel/pagePath.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import { personName } from '../domain/personName.ts'
import type { AccountParts, Origin, Visitor } from './accountParts.ts'
import { accountByEmail, insertAccount } from './accountStore.ts'
import { acceptablePassword } from './acceptablePassword.ts'
import { mayMail } from './limitAttempts.ts'
import { sendConfirmation } from './sendConfirmation.ts'

export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly origin: Origin
}

/**
 * Makes an account that waits for the proof of its address. Whoever asks learns nothing about an address: its owner gets
 * the confirmation, or word that he has an account already.
 */
export async function register(parts: AccountParts, given: Registration, { network }: Visitor): Promise<void> {
  const { database, jobs, passwords, baseUrl, rules, hooks } = parts
  if ([given.name, given.email, given.password].some(text => text.trim() === ''))
    throw new Refusal(ACCOUNT_REFUSALS.incomplete)
  const name = personName(given.name)
  if (name === null) throw new Refusal(ACCOUNT_REFUSALS.badName)
  const email = normalEmail(given.email)
  if (email === null) throw new Refusal(ACCOUNT_REFUSALS.badEmail)
  const passwordHash = await passwords.hash(acceptablePassword(given.password))
  if (!(await mayMail(database, rules, { cause: 'register', email, sender: network })))
    throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
  await database.inTransaction(async tx => {
    const made = await insertAccount(tx, { email, name, passwordHash, googleSubject: null, isConfirmed: false })
    if (made) {
      await hooks.onRegistered(tx, made.id, given.origin)
      return sendConfirmation(tx, parts, made, { name, passwordHash })
    }
    const known = await accountByEmail(tx, email)
    if (!known) return
    // Registered again before the address was proven, be it by somebody else: each link makes its own password valid.
    if (!known.isConfirmed) return sendConfirmation(tx, parts, { ...known, name }, { name, passwordHash })
    await sendMail(tx, jobs, {
      template: 'alreadyRegistered',
      to: known.email,
      accountId: known.id,
      name: known.name,
      loginLink: pageUrl(baseUrl, '/login'),
      resetLink: pageUrl(baseUrl, '/forgot-password'),
    })
  })
}
