import type { RefusalRule } from './refusal.ts'

/** What every call may be refused for. */
export const GENERAL = {
  invalid: {
    code: 'general.invalid',
    status: 400,
    message: 'Die Angaben sind unvollständig oder ungültig. Bitte prüfen Sie Ihre Eingaben.',
  },
  notSignedIn: { code: 'general.notSignedIn', status: 401, message: 'Bitte loggen Sie sich ein.' },
  notAllowed: { code: 'general.notAllowed', status: 403, message: 'Dafür fehlt Ihnen die Berechtigung.' },
  notFound: { code: 'general.notFound', status: 404, message: 'Das gibt es nicht oder nicht mehr.' },
  wrongMethod: {
    code: 'general.wrongMethod',
    status: 405,
    message: 'So kann diese Adresse nicht aufgerufen werden. Bitte laden Sie die Seite neu.',
  },
  wrongType: {
    code: 'general.wrongType',
    status: 415,
    message: 'In dieser Form können wir die Anfrage nicht lesen. Bitte laden Sie die Seite neu.',
  },
  tooLarge: { code: 'general.tooLarge', status: 413, message: 'Die Anfrage ist zu groß.' },
  tooSlow: {
    code: 'general.tooSlow',
    status: 408,
    message: 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  },
  tooMany: {
    code: 'general.tooMany',
    status: 429,
    message: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  },
  maintenance: {
    code: 'general.maintenance',
    status: 503,
    message: 'Wir warten gerade die Anlage. Bitte versuchen Sie es später noch einmal.',
  },
  unavailable: {
    code: 'general.unavailable',
    status: 503,
    message: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  storageFull: {
    code: 'general.storageFull',
    status: 507,
    message: 'Im Moment können wir nichts speichern. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
  damaged: {
    code: 'general.damaged',
    status: 500,
    message:
      'Diese Datei ist bei uns beschädigt und wird deshalb nicht ausgeliefert. Bitte schreiben Sie uns, wir stellen sie wieder her.',
  },
  fault: {
    code: 'general.fault',
    status: 500,
    message: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, RefusalRule>
