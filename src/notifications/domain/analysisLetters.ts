import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { OrderOf } from './mailOrder.ts'

export function analysisReady(order: OrderOf<'analysisReady'>, { product, baseUrl }: Letterhead): Letter {
  const { name, filename, archiveLink, unlocked } = order
  return {
    subject: `Ihr Bericht ist fertig: ${filename}`,
    greeting: greeting(name),
    paragraphs: unlocked
      ? [`wir haben Ihr Exposé „${filename}“ geprüft. Der vollständige Bericht liegt in Ihrem Archiv.`]
      : [
          `wir haben Ihr Exposé „${filename}“ geprüft. Die Vorschau liegt in Ihrem Archiv.`,
          'Den vollständigen Bericht schalten Sie dort mit einem Kauf frei.',
        ],
    button: { label: unlocked ? 'Bericht öffnen' : 'Vorschau öffnen', link: archiveLink },
    notes: [settings(baseUrl, product)],
  }
}

export function analysisFailed(order: OrderOf<'analysisFailed'>, { product, baseUrl, company }: Letterhead): Letter {
  const { name, filename, reason, creditBack, archiveLink } = order
  return {
    subject: `Ihr Exposé konnte nicht geprüft werden: ${filename}`,
    greeting: greeting(name),
    paragraphs: [
      `Ihr Exposé „${filename}“ konnten wir nicht prüfen. ${reason}`,
      ...(creditBack ? ['Die Analyse kostet Sie nichts. Wir haben sie Ihrem Guthaben wieder gutgeschrieben.'] : []),
      'Wenn Sie das Exposé in einer anderen Fassung haben, laden Sie bitte diese hoch.',
    ],
    button: { label: 'Zum Archiv', link: archiveLink },
    notes: [
      {
        text: 'Sie kommen nicht weiter? Schreiben Sie uns:',
        link: { label: company.email, link: `mailto:${company.email}` },
      },
      settings(baseUrl, product),
    ],
  }
}

function settings(baseUrl: string, product: string) {
  return {
    text: `Sie möchten keine E-Mails über fertige Analysen von ${product}?`,
    link: { label: 'Im Konto abstellen', link: `${baseUrl}/account` },
  }
}
