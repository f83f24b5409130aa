import type { RefusalRule } from './refusal.ts'

/** What any call may be refused for that needs the payment provider. */
export const PAYMENT = {
  unavailable: {
    code: 'payment.unavailable',
    status: 503,
    message: 'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  },
  /** Read by the provider's delivery log, never by a buyer. */
  badEvent: {
    code: 'payment.badEvent',
    status: 400,
    message: 'Die Nachricht trägt keine gültige Unterschrift des Zahlungsdienstes.',
  },
} as const satisfies Record<string, RefusalRule>
