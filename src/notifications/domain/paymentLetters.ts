import { pageUrl } from '#kernel/pagePath.ts'
import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { RequestOf } from './mailRequest.ts'

export function paymentReceived(request: RequestOf<'paymentReceived'>, { product, baseUrl }: Letterhead): Letter {
  const { name, item, amount, contractId, invoiceNumber, notice, withdrawalLink } = request
  return {
    subject: `Ihre Rechnung von ${product} (${invoiceNumber})`,
    greeting: greeting(name),
    paragraphs: [
      amount === null
        ? `vielen Dank für Ihre Bestellung: ${item}. Zu bezahlen ist nichts.`
        : `vielen Dank, Ihre Zahlung von ${amount} ist eingegangen: ${item}.`,
      `Die Rechnung ${invoiceNumber} hängt an dieser E-Mail und liegt in Ihrem Konto. Ihre Vertragsnummer ist ${contractId}.`,
      ...notice,
    ],
    button: { label: 'Zu Ihrem Konto', link: pageUrl(baseUrl, '/account') },
    notes: [
      { text: 'Sie möchten den Vertrag widerrufen?', link: { label: 'Vertrag widerrufen', link: withdrawalLink } },
    ],
  }
}

export function paymentReturned(request: RequestOf<'paymentReturned'>, { product, company }: Letterhead): Letter {
  const { name, amount, contractId, document, invoiceNumber, originalNumber } = request
  return {
    subject: `Ihre ${document} von ${product} (${invoiceNumber})`,
    greeting: greeting(name),
    paragraphs: [
      `zu Ihrem Vertrag ${contractId} gehen ${amount} an Sie zurück, auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage.`,
      `Die ${document} ${invoiceNumber} zur Rechnung ${originalNumber} hängt an dieser E-Mail.`,
    ],
    notes: [
      {
        text: 'Sie haben Fragen dazu? Schreiben Sie uns:',
        link: { label: company.email, link: `mailto:${company.email}` },
      },
    ],
  }
}
