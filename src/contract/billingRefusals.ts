import { refusals } from './refusal.ts'

export const BILLING_REFUSALS = refusals('billing', {
  /** The package is not on sale. */
  noPrice: [409, 'Preisdaten nicht verfügbar.'],
  shortName: [400, 'Bitte geben Sie Ihren Namen an (mindestens 3 Zeichen).'],
  badName: [400, 'Bitte geben Sie Ihren Namen ohne Sonderzeichen an.'],
  noAddress: [400, 'Diese Rechnungsadresse gibt es nicht mehr. Bitte laden Sie die Seite neu.'],
  /** The page that ordered shows a wording that we do not know, or has not said which. */
  consent: [
    409,
    'Die Texte zu Ihrer Bestellung haben sich inzwischen geändert. Bitte laden Sie die Seite neu und bestellen Sie noch einmal.',
  ],
  /** With the reason in its own words. */
  promo: [409, '{reason}'],
  tooManyOpen: [
    429,
    'Sie haben schon {most} offene Bestellungen. Bitte schließen Sie eine davon ab oder versuchen Sie es in einer Stunde noch einmal.',
  ],
  noSession: [400, 'Session-ID fehlt'],
  notPaid: [402, 'Die Zahlung konnte nicht bestätigt werden.'],
  incomplete: [400, 'Bitte geben Sie Ihren Namen, die Vertragsnummer und Ihre E-Mail-Adresse an.'],
  tooManyDeclarations: [
    429,
    'Für diese E-Mail-Adresse sind gerade mehrere Erklärungen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder schreiben Sie uns eine E-Mail.',
  ],
})
