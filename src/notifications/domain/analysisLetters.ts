import { pageUrl } from '#kernel/pagePath.ts'
import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { RequestOf } from './mailRequest.ts'

const LIGHTS = { grün: 'Grün', gelb: 'Gelb', rot: 'Rot' } as const

export function analysisReady(request: RequestOf<'analysisReady'>, { product, baseUrl }: Letterhead): Letter {
  const { name, filename, archiveLink, reportLink, unlocked, found } = request
  const light = LIGHTS[found.light]
  return {
    subject: `${light}: ${found.object}`,
    greeting: greeting(name),
    paragraphs: [
      `wir haben Ihr Exposé „${filename}“ geprüft: ${found.object}.`,
      ...(unlocked
        ? [`Die Ampel steht auf ${light}.${found.headline === null ? '' : ` Unser Urteil: ${found.headline}.`}`]
        : [
            `Die Ampel steht auf ${light}. Sie sehen bisher die Vorschau.`,
            'Warum, und was das Objekt wert ist, steht im vollständigen Bericht. Sie schalten ihn mit einem Kauf frei.',
          ]),
    ],
    button: { label: unlocked ? 'Bericht öffnen' : 'Vorschau öffnen', link: reportLink },
    notes: [
      { text: 'Alle Ihre Berichte:', link: { label: 'Zum Archiv', link: archiveLink } },
      settings(baseUrl, product),
    ],
  }
}

export function analysisFailed(
  request: RequestOf<'analysisFailed'>,
  { product, baseUrl, company }: Letterhead,
): Letter {
  const { name, filename, reason, creditBack, archiveLink } = request
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
    link: { label: 'Im Konto abstellen', link: pageUrl(baseUrl, '/account') },
  }
}
