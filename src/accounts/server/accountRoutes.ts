import * as calls from '#contract/accounts.ts'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { accountPageRoutes } from './accountPageRoutes.ts'
import type { AccountParts, Origin } from './accountParts.ts'
import { confirmAddress } from './confirmAddress.ts'
import { deleteAccount } from './deleteAccount.ts'
import { evenAnswers } from './evenAnswers.ts'
import { createGoogleCheck } from './googleIdentity.ts'
import { logIn } from './logIn.ts'
import { register } from './register.ts'
import { requestDeletion } from './requestDeletion.ts'
import { requestReset } from './requestReset.ts'
import { resendVerification } from './resendVerification.ts'
import { requireResetToken, resetPassword } from './resetPassword.ts'
import { removeSession } from './sessionStore.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'
import { visitorOf } from './visitorOf.ts'

/** Longer than writing a mail into the outbox takes, for registering with the hashing of a password, which is done in either case. */
const EVEN_MS = 250

/** Signing in and out, registering, and everything that a link in a mail does. */
export function accountRoutes(router: Router, parts: AccountParts): void {
  const { database, passwords } = parts
  const afterRegistering = evenAnswers(EVEN_MS)
  const afterForgetting = evenAnswers(EVEN_MS)
  const checkGoogle = parts.google && createGoogleCheck(parts.google)

  router.serve(calls.logIn, ({ body, request }) => logIn(parts, passwords, body, visitorOf(request)))

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
    const work = register(parts, passwords, given, visitorOf(request))
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
    await resetPassword(parts, passwords, body)
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

  accountPageRoutes(router, parts, passwords)
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
