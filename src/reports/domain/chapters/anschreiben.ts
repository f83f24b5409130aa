import type { Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { oneLine } from './wording.ts'

/** The mail to the seller, ready to be sent. */
export function anschreibenChapter({ judgement }: ReportInput): Chapter {
  const { sellerMail } = judgement.assessment
  const chapter = { id: 'anschreiben', title: 'Anschreiben an den Anbieter', light: null, locked: false }
  if (!sellerMail) {
    return {
      ...chapter,
      blocks: [
        {
          kind: 'text',
          text: 'Es ist nichts offen, was der Anbieter beantworten könnte; deshalb gibt es hier kein Anschreiben. Wenn die Besichtigung neue Fragen aufwirft, stellen Sie sie schriftlich.',
        },
      ],
    }
  }
  return {
    ...chapter,
    blocks: [
      {
        kind: 'text',
        text: 'Diesen Brief können Sie so absenden; ergänzen Sie nur Anrede und Namen. Schreiben Sie per E-Mail: Eine schriftliche Antwort ist später Ihr Beweis, denn wer einen bekannten Mangel auf Nachfrage verschweigt, kann sich nicht auf den Ausschluss der Haftung berufen (§ 444 BGB). Er nennt die wichtigsten Fragen; Ihre Einschätzung und Ihren Preis verrät er nicht.',
      },
      { kind: 'letter', subject: oneLine(sellerMail.subject), paragraphs: paragraphsOf(sellerMail.body) },
      {
        kind: 'text',
        text: 'Kommt nach einer Woche keine Antwort, rufen Sie an und fragen Sie nach den ersten drei Punkten. Wer sie nicht beantworten will, sagt Ihnen damit auch etwas.',
      },
    ],
  }
}

/** Each question and each paper is a paragraph of its own: lists inside a paragraph would run together. */
function paragraphsOf(body: string): string[] {
  return body
    .split('\n')
    .map(line => oneLine(line).replace(/^- /u, '– '))
    .filter(line => line !== '')
}
