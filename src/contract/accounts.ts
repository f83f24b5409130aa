import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '#accounts/domain/normalEmail.ts'
import { Done, Email, Field, Line, Message, Password } from './accountFields.ts'
import { ACCOUNT_REFUSALS as REFUSALS } from './accountRefusals.ts'
import { call } from './call.ts'
import { UserLimits } from './userLimits.ts'

/** Of a link in a mail. */
const LinkToken = Field(100)

/** Where a registration came from, for the affiliate programme. Nobody is refused for it: what cannot be kept is left out. */
const Origin = {
  refCode: Line(64).nullish().catch(null),
  prospectEmail: Line(MAX_EMAIL_LENGTH).nullish().catch(null),
  landingUrl: Line(2000).nullish().catch(null),
}

const SignedIn = UserLimits.extend({
  user: z.object({ name: z.string(), email: z.string(), roles: z.array(z.string()), unlockedUploads: z.int() }),
  /** The bearer of every further call. */
  token: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
})

export type SignedIn = z.output<typeof SignedIn>

export const logIn = call('POST', '/api/login', {
  summary: 'Mit E-Mail und Passwort anmelden',
  access: 'open',
  limit: 'login',
  body: z.object({
    email: Email,
    password: Password,
    /** „Angemeldet bleiben“. */
    remember: z.boolean().default(false),
  }),
  answer: SignedIn,
  refusals: [REFUSALS.wrongCredentials, REFUSALS.notConfirmed, REFUSALS.tooManySignIns, REFUSALS.busy],
})

export const signInWithGoogle = call('POST', '/api/auth/google', {
  summary: 'Mit Google anmelden; beim ersten Mal entsteht das Konto',
  access: 'open',
  limit: 'login',
  body: z.object({
    /** The id_token that Google gave the page. */
    credential: Field(8000),
    remember: z.boolean().default(false),
    ...Origin,
  }),
  answer: SignedIn,
  refusals: [REFUSALS.noCredential, REFUSALS.googleFailed, REFUSALS.googleUnavailable],
})

export const resendVerification = call('POST', '/api/resend-verification', {
  summary: 'Die Bestätigungsmail noch einmal schicken; Bearer ist der Token aus dem abgelehnten Login',
  access: 'open',
  limit: 'mail',
  answer: Message,
  refusals: [REFUSALS.noResendToken, REFUSALS.tooManyMails],
})

export const register = call('POST', '/api/register', {
  summary: 'Ein Konto anlegen; die Antwort verrät nicht, ob es die Adresse schon gibt',
  access: 'open',
  limit: 'mail',
  body: z.object({ name: Field(400), email: Email, password: Password, ...Origin }),
  answer: Message,
  refusals: [
    REFUSALS.incomplete,
    REFUSALS.badName,
    REFUSALS.badEmail,
    REFUSALS.badPassword,
    REFUSALS.busy,
    REFUSALS.tooManyMails,
  ],
})

export const confirm = call('GET', '/api/confirm', {
  summary: 'Eine E-Mail-Adresse mit dem Link aus der Mail bestätigen: nach der Registrierung oder als neue Adresse',
  access: 'open',
  query: z.object({ token: LinkToken }),
  answer: Message,
  refusals: [REFUSALS.noToken, REFUSALS.confirmFailed],
})

export const forgotPassword = call('POST', '/api/forgot-password', {
  summary: 'Einen Link für ein neues Passwort anfordern; die Antwort verrät nicht, ob es die Adresse gibt',
  access: 'open',
  limit: 'mail',
  body: z.object({ email: Email }),
  answer: Message,
  refusals: [REFUSALS.badEmail],
})

export const validateReset = call('GET', '/api/reset-password/validate', {
  summary: 'Ob ein Link für ein neues Passwort noch gilt',
  access: 'open',
  query: z.object({ token: LinkToken }),
  answer: z.object({ valid: z.boolean() }),
  refusals: [REFUSALS.noToken, REFUSALS.tokenInvalid],
})

export const resetPassword = call('POST', '/api/reset-password', {
  summary: 'Ein neues Passwort setzen; alle Sitzungen enden',
  access: 'open',
  limit: 'login',
  body: z.object({ token: LinkToken, newPassword: Password }),
  answer: Message,
  refusals: [
    REFUSALS.noToken,
    REFUSALS.incompletePasswords,
    REFUSALS.badPassword,
    REFUSALS.tokenInvalid,
    REFUSALS.busy,
  ],
})

/** Open, so that a session that has ended already can still be left. */
export const logOut = call('POST', '/api/logout', {
  summary: 'Die eigene Sitzung beenden',
  access: 'open',
  answer: Done,
})

export const requestDeletion = call('POST', '/api/request-account-deletion', {
  summary: 'Die Löschung des Kontos beantragen; sie wird mit einem Link per E-Mail bestätigt',
  limit: 'mail',
  answer: Message,
  refusals: [REFUSALS.tooManyMails],
})

export const confirmDeletion = call('GET', '/api/confirm-account-deletion/{token}', {
  summary: 'Das Konto mit allem, was dazugehört, löschen',
  access: 'open',
  params: z.object({ token: LinkToken }),
  answer: Done.extend({ message: z.string() }),
  refusals: [REFUSALS.tokenInvalid],
})
