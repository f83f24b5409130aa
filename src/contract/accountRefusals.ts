import type { RefusalRule } from './refusal.ts'

/** What the calls of accounts are refused for. Sentences that the specification quotes (points 5 and 8) are to the letter. */
export const ACCOUNT_REFUSALS = {
  /** The same for an unknown address and a wrong password. */
  wrongCredentials: {
    code: 'accounts.wrongCredentials',
    status: 401,
    message: 'E-Mail oder Passwort ist falsch.',
  },
  /** With `resend: true` and `token`, the bearer of POST /api/resend-verification. */
  notConfirmed: {
    code: 'accounts.notConfirmed',
    status: 403,
    message: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link dazu haben wir Ihnen per E-Mail geschickt.',
  },
  tooManySignIns: {
    code: 'accounts.tooManySignIns',
    status: 429,
    message: 'Zu viele Versuche mit falschem Passwort. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
  },
  tooManyMails: {
    code: 'accounts.tooManyMails',
    status: 429,
    message:
      'Wir haben an diese Adresse gerade schon mehrere E-Mails geschickt. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
  busy: {
    code: 'accounts.busy',
    status: 429,
    message: 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  noResendToken: {
    code: 'accounts.noResendToken',
    status: 401,
    message: 'Kein gültiger Token verfügbar.',
  },
  noCredential: {
    code: 'accounts.noCredential',
    status: 400,
    message: 'Kein id_token in Google-Response vorhanden.',
  },
  googleFailed: { code: 'accounts.googleFailed', status: 401, message: 'Google-Login fehlgeschlagen.' },
  googleUnavailable: {
    code: 'accounts.googleUnavailable',
    status: 503,
    message: 'Fehler bei Google-Authentifizierung.',
  },
  incomplete: { code: 'accounts.incomplete', status: 400, message: 'Bitte füllen Sie alle Felder aus.' },
  badEmail: {
    code: 'accounts.badEmail',
    status: 400,
    message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  badName: {
    code: 'accounts.badName',
    status: 400,
    message: 'Bitte geben Sie Ihren Namen in einer Zeile und ohne Internetadresse ein (höchstens 100 Zeichen).',
  },
  /** With `password`: the sentence that says what is wrong with it. */
  badPassword: {
    code: 'accounts.badPassword',
    status: 400,
    message: 'Bitte korrigieren Sie die Passwort-Fehler.',
  },
  incompletePasswords: {
    code: 'accounts.incompletePasswords',
    status: 400,
    message: 'Bitte beide Passwortfelder ausfüllen.',
  },
  noToken: { code: 'accounts.noToken', status: 400, message: 'Kein Token gefunden.' },
  confirmFailed: { code: 'accounts.confirmFailed', status: 400, message: 'Verifizierung fehlgeschlagen.' },
  tokenInvalid: { code: 'accounts.tokenInvalid', status: 400, message: 'Token ungültig oder abgelaufen.' },
  wrongPassword: {
    code: 'accounts.wrongPassword',
    status: 403,
    message: 'Ihr bisheriges Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
  },
  noPassword: {
    code: 'accounts.noPassword',
    status: 409,
    message: 'Ihr Konto hat noch kein Passwort. Bitte legen Sie eines über „Passwort vergessen“ fest.',
  },
  emptyAddress: {
    code: 'accounts.emptyAddress',
    status: 400,
    message: 'Bitte geben Sie Straße, Postleitzahl oder Ort an.',
  },
  tooManyAddresses: {
    code: 'accounts.tooManyAddresses',
    status: 409,
    message: 'Mehr als {most} Adressen können wir nicht speichern. Bitte löschen Sie zuerst eine.',
  },
} as const satisfies Record<string, RefusalRule>
