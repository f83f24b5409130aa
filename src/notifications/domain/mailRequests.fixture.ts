import type { Letterhead } from './letterhead.ts'
import type { MailRequest } from './mailRequest.ts'

export const letterhead: Letterhead = {
  product: 'ExposéAmpel',
  baseUrl: 'https://ampel.example',
  company: {
    name: 'Muster & Söhne GmbH',
    street: 'Lange Straße 12a',
    zip: '01234',
    city: 'Musterstadt',
    email: 'hilfe@ampel.example',
  },
}

/** One request of every template, each value from outside being `text`. */
export function mailRequestsWith(text: string): MailRequest[] {
  const addressed = { to: 'kunde@example.de', accountId: null, name: text }
  const link = 'https://ampel.example/confirm?token=abc'
  const archiveLink = 'https://ampel.example/archiv'
  const reportLink = 'https://ampel.example/archiv/bericht/EA-1'
  const found = { object: text, light: 'gelb', headline: text } as const
  return [
    { ...addressed, template: 'confirm', link },
    { ...addressed, template: 'reset', link },
    { ...addressed, template: 'alreadyRegistered', loginLink: 'https://ampel.example/login', resetLink: link },
    { ...addressed, template: 'analysisReady', filename: text, archiveLink, reportLink, unlocked: true, found },
    {
      ...addressed,
      template: 'analysisReady',
      filename: text,
      archiveLink,
      reportLink,
      unlocked: false,
      found: { ...found, headline: null },
    },
    { ...addressed, template: 'analysisFailed', filename: text, reason: text, creditBack: true, archiveLink },
    { ...addressed, template: 'deletionConfirm', link },
    { ...addressed, template: 'accountDeleted' },
    { ...addressed, template: 'emailChange', link },
    { ...addressed, template: 'emailChanged', newEmail: text },
    {
      ...addressed,
      template: 'orderReceived',
      contractId: text,
      terms: [text],
      consent: text,
      notice: [text, text],
      withdrawalLink: 'https://ampel.example/widerruf',
      termsLink: 'https://ampel.example/agb',
    },
    ...[text, null].map(amount => ({
      ...addressed,
      template: 'paymentReceived' as const,
      item: text,
      amount,
      contractId: text,
      invoiceNumber: text,
      notice: [text],
      withdrawalLink: 'https://ampel.example/widerruf',
    })),
    {
      ...addressed,
      template: 'paymentReturned',
      amount: text,
      contractId: text,
      document: text,
      invoiceNumber: text,
      originalNumber: text,
    },
    { ...addressed, template: 'withdrawalReceived', contractId: text, email: text, receivedAt: text },
    {
      ...addressed,
      template: 'noticeReceived',
      contractId: text,
      email: text,
      receivedAt: text,
      reason: text,
      effect: text,
    },
  ]
}
