import * as calls from '#contract/accountPage.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal, type RefusalRule } from '#contract/refusal.ts'
import type { Caller, Router } from '#platform/http/routerPort.ts'
import { personName } from '../domain/personName.ts'
import type { AccountParts, Visitor } from './accountParts.ts'
import { type Account, accountById, replacePassword, writeProfile } from './accountStore.ts'
import { addressesOf, insertAddress, removeAddress, updateAddress } from './addressStore.ts'
import { changeEmail } from './changeEmail.ts'
import { removeSession, removeSessions, sessionsOf } from './sessionStore.ts'
import { visitorOf } from './visitorOf.ts'
import { acceptablePassword } from './acceptablePassword.ts'
import { removeTokens } from './accountTokenStore.ts'
import { checkOwnPassword } from './checkOwnPassword.ts'

/** Nobody has more; somebody could write a million. */
const MAX_ADDRESSES = 20

/** What the account page shows and changes. */
export function accountPageRoutes(router: Router, parts: AccountParts): void {
  const { database } = parts
  const accountOf = async ({ accountId }: Caller) =>
    // Deleted between the check of the token and now.
    (await accountById(database, accountId)) ?? refuse(GENERAL.notSignedIn)

  router.serve(calls.readProfile, async ({ caller }) => profileOf(await accountOf(caller)))

  router.serve(calls.changeProfile, async ({ body, caller }) => {
    const name = body.name === undefined ? null : (personName(body.name) ?? refuse(ACCOUNT_REFUSALS.badName))
    const change = { name, mailWhenReady: body.mailWhenReady ?? null, mailNews: body.mailNews ?? null }
    return profileOf((await writeProfile(database, caller.accountId, change)) ?? refuse(GENERAL.notSignedIn))
  })

  router.serve(calls.changeEmail, async ({ body, caller, request }) => {
    await changeEmail(parts, await accountOf(caller), body, visitorOf(request))
    return { message: 'Bitte prüfen Sie Ihre E-Mails: Der Link an die neue Adresse schließt die Änderung ab.' }
  })

  router.serve(calls.changePassword, async ({ body, caller, request }) => {
    await changePassword(parts, await accountOf(caller), body, { caller, visitor: visitorOf(request) })
    return { message: 'Passwort erfolgreich geändert.' }
  })

  router.serve(calls.listSessions, async ({ caller }) => {
    const rows = await sessionsOf(database, caller.accountId)
    const sessions = rows.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === caller.sessionId,
    }))
    return { sessions }
  })

  router.serve(calls.endSession, async ({ params, caller }) => {
    if (!(await removeSession(database, caller.accountId, params.id))) refuse(GENERAL.notFound)
    return { ok: true }
  })

  router.serve(calls.endOtherSessions, async ({ caller }) => {
    await removeSessions(database, caller.accountId, caller.sessionId)
    return { ok: true }
  })

  router.serve(calls.listAddresses, async ({ caller }) => ({
    addresses: await addressesOf(database, caller.accountId),
  }))

  router.serve(calls.addAddress, async ({ body, caller }) => {
    refuseEmpty(body)
    const made = await insertAddress(database, caller.accountId, body, MAX_ADDRESSES)
    if (!made) throw new Refusal(ACCOUNT_REFUSALS.tooManyAddresses, { most: MAX_ADDRESSES })
    return made
  })

  router.serve(calls.changeAddress, async ({ params, body, caller }) => {
    refuseEmpty(body)
    const changed = await updateAddress(database, caller.accountId, { ...body, id: params.id })
    return changed ?? refuse(GENERAL.notFound)
  })

  router.serve(calls.removeAddress, async ({ params, caller }) => {
    if (!(await removeAddress(database, caller.accountId, params.id))) refuse(GENERAL.notFound)
    return { ok: true }
  })
}

function profileOf({ name, email, roles, mailWhenReady, mailNews, passwordHash, googleSubject, createdAt }: Account) {
  return {
    name,
    email,
    roles: [...roles],
    mailWhenReady,
    mailNews,
    hasPassword: passwordHash !== null,
    hasGoogle: googleSubject !== null,
    createdAt: createdAt.toISOString(),
  }
}

function refuseEmpty({ street, zip, city }: calls.AddressInput): void {
  if (street === '' && zip === '' && city === '') refuse(ACCOUNT_REFUSALS.emptyAddress)
}

function refuse(rule: RefusalRule): never {
  throw new Refusal(rule)
}

/** Replaces the password by one who knows it; only his own session stays. */
async function changePassword(
  parts: AccountParts,
  account: Account,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  { caller, visitor }: { readonly caller: Caller; readonly visitor: Visitor },
): Promise<void> {
  if (oldPassword === '' || newPassword === '') throw new Refusal(ACCOUNT_REFUSALS.incompletePasswords)
  const oldHash = account.passwordHash
  if (oldHash === null) throw new Refusal(ACCOUNT_REFUSALS.noPassword)
  acceptablePassword(newPassword)
  await checkOwnPassword(parts, account, oldPassword, visitor)
  const newHash = await parts.passwords.hash(newPassword)
  await parts.database.inTransaction(async tx => {
    if (!(await replacePassword(tx, account.id, oldHash, newHash))) throw new Refusal(ACCOUNT_REFUSALS.wrongPassword)
    await removeTokens(tx, account.id, ['reset', 'email', 'delete'])
    await removeSessions(tx, account.id, caller.sessionId)
  })
}
