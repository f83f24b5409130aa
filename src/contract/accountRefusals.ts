import { refusals } from './refusal.ts'

/** What the calls of accounts are refused for. Sentences that the specification quotes (points 5 and 8) are to the letter. */
export const ACCOUNT_REFUSALS = refusals('accounts', {
  /** The same for an unknown address and a wrong password. */
  wrongCredentials: [401, 'E-Mail oder Passwort ist falsch.'],
  /** With `resend: true` and `token`, the bearer of POST /api/resend-verification. */
  notConfirmed: [
    403,
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link dazu haben wir Ihnen per E-Mail geschickt.',
  ],
  tooManySignIns: [
    429,
    'Zu viele Versuche mit falschem Passwort. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
  ],
  tooManyMails: [
    429,
    'Wir haben an diese Adresse gerade schon mehrere E-Mails geschickt. Bitte versuchen Sie es in einer Stunde noch einmal.',
  ],
  busy: [429, 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es in einer Minute noch einmal.'],
  noResendToken: [401, 'Kein gültiger Token verfügbar.'],
  noCredential: [400, 'Kein id_token in Google-Response vorhanden.'],
  googleFailed: [401, 'Google-Login fehlgeschlagen.'],
  googleUnavailable: [503, 'Fehler bei Google-Authentifizierung.'],
  incomplete: [400, 'Bitte füllen Sie alle Felder aus.'],
  badEmail: [400, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  badName: [400, 'Bitte geben Sie Ihren Namen in einer Zeile und ohne Internetadresse ein (höchstens 100 Zeichen).'],
  /** With `password`: the sentence that says what is wrong with it. */
  badPassword: [400, 'Bitte korrigieren Sie die Passwort-Fehler.'],
  incompletePasswords: [400, 'Bitte beide Passwortfelder ausfüllen.'],
  noToken: [400, 'Kein Token gefunden.'],
  confirmFailed: [400, 'Verifizierung fehlgeschlagen.'],
  tokenInvalid: [400, 'Token ungültig oder abgelaufen.'],
  wrongPassword: [403, 'Ihr bisheriges Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.'],
  noPassword: [409, 'Ihr Konto hat noch kein Passwort. Bitte legen Sie eines über „Passwort vergessen“ fest.'],
  emptyAddress: [400, 'Bitte geben Sie Straße, Postleitzahl oder Ort an.'],
  tooManyAddresses: [409, 'Mehr als {most} Adressen können wir nicht speichern. Bitte löschen Sie zuerst eine.'],
})
