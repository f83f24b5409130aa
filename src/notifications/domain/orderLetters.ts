import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { OrderOf } from './mailOrder.ts'

export function orderReceived(order: OrderOf<'orderReceived'>, { product, baseUrl }: Letterhead): Letter {
  const { name, contractId, terms, consent, notice, withdrawalLink, termsLink } = order
  return {
    subject: `Ihre Bestellung bei ${product} (${contractId})`,
    greeting: greeting(name),
    paragraphs: [
      `wir haben Ihre Bestellung bei ${product} erhalten. Ihre Vertragsnummer ist ${contractId}.`,
      ...terms,
      ...(consent === null ? [] : [`Sie haben bei der Bestellung erklärt: „${consent}“`]),
      ...notice,
      'Unsere Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung mit dem Muster-Widerrufsformular hängen an dieser E-Mail, wie sie bei Ihrer Bestellung galten. Bitte bewahren Sie sie auf.',
    ],
    button: { label: 'Zu Ihrem Konto', link: `${baseUrl}/account` },
    notes: [
      { text: 'Sie möchten den Vertrag widerrufen?', link: { label: 'Vertrag widerrufen', link: withdrawalLink } },
      { text: 'Es gelten unsere', link: { label: 'Allgemeinen Geschäftsbedingungen', link: termsLink } },
    ],
  }
}

export function withdrawalReceived(order: OrderOf<'withdrawalReceived'>, { product, company }: Letterhead): Letter {
  return {
    subject: `Ihr Widerruf bei ${product} ist eingegangen`,
    greeting: greeting(order.name),
    paragraphs: [
      `Ihr Widerruf ist am ${order.receivedAt} bei uns eingegangen.`,
      `Sie haben erklärt: „Hiermit widerrufe ich den Vertrag ${order.contractId}.“ Name: ${order.name}. E-Mail-Adresse: ${order.email}.`,
      'Wir prüfen den Widerruf und zahlen zurück, was Ihnen zusteht, spätestens binnen vierzehn Tagen und auf demselben Weg, auf dem Sie bezahlt haben. Sie müssen nichts weiter tun.',
    ],
    notes: [questions(company.email)],
  }
}

export function noticeReceived(order: OrderOf<'noticeReceived'>, { product, company }: Letterhead): Letter {
  return {
    subject: `Ihre Kündigung bei ${product} ist eingegangen`,
    greeting: greeting(order.name),
    paragraphs: [
      `Ihre Kündigung ist am ${order.receivedAt} bei uns eingegangen.`,
      `Sie haben erklärt: „Hiermit kündige ich den Vertrag ${order.contractId}.“ Name: ${order.name}. E-Mail-Adresse: ${order.email}.`,
      ...(order.reason === null ? [] : [`Als Grund haben Sie angegeben: „${order.reason}“`]),
      order.effect,
    ],
    notes: [questions(company.email)],
  }
}

function questions(email: string) {
  return {
    text: 'Sie haben das nicht erklärt oder haben Fragen? Schreiben Sie uns:',
    link: { label: email, link: `mailto:${email}` },
  }
}
