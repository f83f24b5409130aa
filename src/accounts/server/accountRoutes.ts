import { pageUrl } from '#kernel/pagePath.ts'
import * as calls from '#contract/accounts.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { GENERAL } from '#contract/general.ts'
import { sendMail } from '#notifications/server/index.ts'
import { accountPageRoutes } from './accountPageRoutes.ts'
import type { AccountParts, Origin, Visitor } from './accountParts.ts'
import { confirmAddress } from './confirmAddress.ts'
import { deleteAccount } from './deleteAccount.ts'
import { evenAnswers } from './evenAnswers.ts'
import { createGoogleCheck } from './googleIdentity.ts'
import { logIn } from './logIn.ts'
import { register } from './register.ts'
import { requireResetToken, resetPassword } from './resetPassword.ts'
import { removeSession } from './sessionStore.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'
import { visitorOf } from './visitorOf.ts'
import { accountByEmail, accountById } from './accountStore.ts'
import { issueToken, removeTokens, useToken } from './accountTokenStore.ts'
import { mayMail } from './limitAttempts.ts'
import { normalEmail } from '../domain/normalEmail.ts'
import { sendConfirmation } from './sendConfirmation.ts'

/** Longer than writing a mail into the outbox takes, for registering with the hashing of a password, which is done in either case. */
const EVEN_MS = 250

/** Signing in and out, registering, and everything that a link in a mail does. */
export function accountRoutes(router: Router, parts: AccountParts): void {
  const { database } = parts
  const afterRegistering = evenAnswers(EVEN_MS)
  const afterForgetting = evenAnswers(EVEN_MS)
  const checkGoogle = parts.google && createGoogleCheck(parts.google)

  router.serve(calls.logIn, ({ body, request }) => logIn(parts, body, visitorOf(request)))

  router.serve(calls.signInWithGoogle, ({ body, request }) => {
    if (body.credential === '') throw new Refusal(ACCOUNT_REFUSALS.noCredential)
    if (!checkGoogle) throw new Refusal(ACCOUNT_REFUSALS.googleUnavailable)
    const { credential, remember } = body
    const signIn = { credential, remember, origin: originOf(body) }
    return signInWithGoogle(parts, checkGoogle, signIn, visitorOf(request))
  })

  router.serve(calls.resendVerification, async ({ request }) => {
    await resendVerification(parts, request.bearer)
    return { message: 'E-Mail erneut versendet.' }
  })

  router.serve(calls.register, async ({ body, request }) => {
    const { name, email, password } = body
    const given = { name, email, password, origin: originOf(body) }
    const work = register(parts, given, visitorOf(request))
    await afterRegistering(work)
    return { message: 'Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.' }
  })

  router.serve(calls.confirm, async ({ query }) => {
    await confirmAddress(parts, query.token)
    return { message: 'Danke. Die Bestätigung ist korrekt. Einen Augenblick bitte.' }
  })

  router.serve(calls.forgotPassword, async ({ body, request }) => {
    await afterForgetting(requestReset(parts, body, visitorOf(request)))
    return { message: 'Bitte prüfen Sie Ihre E-Mails.' }
  })

  router.serve(calls.validateReset, async ({ query }) => {
    await requireResetToken(parts, query.token)
    return { valid: true }
  })

  router.serve(calls.resetPassword, async ({ body }) => {
    await resetPassword(parts, body)
    return { message: 'Passwort erfolgreich geändert.' }
  })

  router.serve(calls.logOut, async ({ caller }) => {
    if (caller) await removeSession(database, caller.accountId, caller.sessionId)
    return { ok: true }
  })

  router.serve(calls.requestDeletion, async ({ caller }) => {
    await requestDeletion(parts, caller.accountId)
    return { message: 'Bitte prüfen Sie Ihre E-Mails und bestätigen Sie darin die Löschung Ihres Kontos.' }
  })

  router.serve(calls.confirmDeletion, async ({ params }) => {
    await deleteAccount(parts, params.token)
    return { ok: true, message: 'Ihr Konto und alles, was dazugehörte, wurde gelöscht.' }
  })

  accountPageRoutes(router, parts)
}

const MIN_CODE_LENGTH = 3

function originOf(sent: { [Key in keyof Origin]?: string | null | undefined }): Origin {
  const { refCode, prospectEmail, landingUrl } = sent
  return {
    refCode: refCode && refCode.length >= MIN_CODE_LENGTH ? refCode : null,
    prospectEmail: prospectEmail || null,
    landingUrl: landingUrl || null,
  }
}

/** Sends the link that deletes the account: who has taken over a session alone cannot. */
async function requestDeletion({ database, jobs, baseUrl, rules }: AccountParts, accountId: string): Promise<void> {
  await database.inTransaction(async tx => {
    const account = await accountById(tx, accountId)
    if (!account) throw new Refusal(GENERAL.notSignedIn)
    if (!(await mayMail(tx, rules, { cause: 'delete', email: account.email, sender: accountId })))
      throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
    await removeTokens(tx, accountId, ['delete'])
    const token = await issueToken(tx, { accountId, purpose: 'delete', minutes: rules.deletionMinutes })
    const link = pageUrl(baseUrl, `/confirm-account-deletion/${token}`)
    await sendMail(tx, jobs, { template: 'deletionConfirm', to: account.email, accountId, name: account.name, link })
  })
}

/** Sends a link for a new password to an address that has an account; links of earlier mails end. Answers nothing about it. */
async function requestReset(
  { database, jobs, baseUrl, rules }: AccountParts,
  { email }: { readonly email: string },
  { network }: Visitor,
): Promise<void> {
  // The specification checks only whether there is anything; what cannot be an address simply has no account.
  if (email.trim() === '') throw new Refusal(ACCOUNT_REFUSALS.badEmail)
  const address = normalEmail(email)
  if (address === null || !(await mayMail(database, rules, { cause: 'reset', email: address, sender: network }))) return
  await database.inTransaction(async tx => {
    const account = await accountByEmail(tx, address)
    if (!account) return
    await removeTokens(tx, account.id, ['reset'])
    const token = await issueToken(tx, { accountId: account.id, purpose: 'reset', minutes: rules.resetMinutes })
    await sendMail(tx, jobs, {
      template: 'reset',
      to: account.email,
      accountId: account.id,
      name: account.name,
      link: pageUrl(baseUrl, `/reset-password?token=${token}`),
    })
  })
}

/** @param token from the refused login; null: none was sent */
async function resendVerification(parts: AccountParts, token: string | null): Promise<void> {
  const { database, rules } = parts
  await database.inTransaction(async tx => {
    const used = token === null ? null : await useToken(tx, token, ['resend'])
    const account = used && (await accountById(tx, used.accountId))
    if (!account || account.isConfirmed) throw new Refusal(ACCOUNT_REFUSALS.noResendToken)
    if (!(await mayMail(tx, rules, { cause: 'resend', email: account.email, sender: account.id })))
      throw new Refusal(ACCOUNT_REFUSALS.tooManyMails)
    await sendConfirmation(tx, parts, account, null)
  })
}
