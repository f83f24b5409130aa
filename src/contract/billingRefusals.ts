import type { RefusalRule } from './refusal.ts'

export const BILLING_REFUSALS = {
  /** The package is not on sale. */
  noPrice: { code: 'billing.noPrice', status: 409, message: 'Preisdaten nicht verfügbar.' },
  shortName: {
    code: 'billing.shortName',
    status: 400,
    message: 'Bitte geben Sie Ihren Namen an (mindestens 3 Zeichen).',
  },
  badName: { code: 'billing.badName', status: 400, message: 'Bitte geben Sie Ihren Namen ohne Sonderzeichen an.' },
  noAddress: {
    code: 'billing.noAddress',
    status: 400,
    message: 'Diese Rechnungsadresse gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  },
  /** The page that ordered shows a wording that we do not know, or has not said which. */
  consent: {
    code: 'billing.consent',
    status: 409,
    message:
      'Die Texte zu Ihrer Bestellung haben sich inzwischen geändert. Bitte laden Sie die Seite neu und bestellen Sie noch einmal.',
  },
  /** With the reason in its own words. */
  promo: { code: 'billing.promo', status: 409, message: '{reason}' },
  tooManyOpen: {
    code: 'billing.tooManyOpen',
    status: 429,
    message:
      'Sie haben schon {most} offene Bestellungen. Bitte schließen Sie eine davon ab oder versuchen Sie es in einer Stunde noch einmal.',
  },
  noSession: { code: 'billing.noSession', status: 400, message: 'Session-ID fehlt' },
  notPaid: { code: 'billing.notPaid', status: 402, message: 'Die Zahlung konnte nicht bestätigt werden.' },
  incomplete: {
    code: 'billing.incomplete',
    status: 400,
    message: 'Bitte geben Sie Ihren Namen, die Vertragsnummer und Ihre E-Mail-Adresse an.',
  },
  tooManyDeclarations: {
    code: 'billing.tooManyDeclarations',
    status: 429,
    message:
      'Für diese E-Mail-Adresse sind gerade mehrere Erklärungen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder schreiben Sie uns eine E-Mail.',
  },
} as const satisfies Record<string, RefusalRule>
