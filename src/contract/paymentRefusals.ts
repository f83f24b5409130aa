import { refusals } from './refusal.ts'

/** What any call may be refused for that needs the payment provider. */
export const PAYMENT = refusals('payment', {
  unavailable: [
    503,
    'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  ],
  /** Read by the provider's delivery log, never by a buyer. */
  badEvent: [400, 'Die Nachricht trägt keine gültige Unterschrift des Zahlungsdienstes.'],
})
