import { pageUrl } from '#kernel/pagePath.ts'
import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { RequestOf } from './mailRequest.ts'

export function orderReceived(request: RequestOf<'orderReceived'>, { product, baseUrl }: Letterhead): Letter {
  const { name, contractId, terms, consent, notice, withdrawalLink, termsLink } = request
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
    button: { label: 'Zu Ihrem Konto', link: pageUrl(baseUrl, '/account') },
    notes: [
      { text: 'Sie möchten den Vertrag widerrufen?', link: { label: 'Vertrag widerrufen', link: withdrawalLink } },
      { text: 'Es gelten unsere', link: { label: 'Allgemeinen Geschäftsbedingungen', link: termsLink } },
    ],
  }
}

export function withdrawalReceived(request: RequestOf<'withdrawalReceived'>, { product, company }: Letterhead): Letter {
  return {
    subject: `Ihr Widerruf bei ${product} ist eingegangen`,
    greeting: greeting(request.name),
    paragraphs: [
      `Ihr Widerruf ist am ${request.receivedAt} bei uns eingegangen.`,
      declared('widerrufe', request),
      'Wir prüfen den Widerruf und zahlen zurück, was Ihnen zusteht, spätestens binnen vierzehn Tagen und auf demselben Weg, auf dem Sie bezahlt haben. Sie müssen nichts weiter tun.',
    ],
    notes: [questions(company.email)],
  }
}

export function noticeReceived(request: RequestOf<'noticeReceived'>, { product, company }: Letterhead): Letter {
  return {
    subject: `Ihre Kündigung bei ${product} ist eingegangen`,
    greeting: greeting(request.name),
    paragraphs: [
      `Ihre Kündigung ist am ${request.receivedAt} bei uns eingegangen.`,
      declared('kündige', request),
      ...(request.reason === null ? [] : [`Als Grund haben Sie angegeben: „${request.reason}“`]),
      request.effect,
    ],
    notes: [questions(company.email)],
  }
}

/** Without a contract of this address: only what cannot be a stranger's words. */
function declared(
  verb: 'widerrufe' | 'kündige',
  { name, contractId, email }: { readonly name: string; readonly contractId: string | null; readonly email: string },
): string {
  return contractId === null
    ? `Sie kam mit der E-Mail-Adresse ${email}. Den Vertrag, den sie nennt, konnten wir dieser Adresse nicht zuordnen; wir prüfen das und haben alles gespeichert, was erklärt wurde.`
    : `Sie haben erklärt: „Hiermit ${verb} ich den Vertrag ${contractId}.“ Name: ${name}. E-Mail-Adresse: ${email}.`
}

function questions(email: string) {
  return {
    text: 'Sie haben das nicht erklärt oder haben Fragen? Schreiben Sie uns:',
    link: { label: email, link: `mailto:${email}` },
  }
}
