import type { SellerMail } from '#rating/domain/mail/sellerMail.ts'
import { paragraph } from '../blocks.ts'
import type { Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { oneLine } from './wording.ts'

const PROOF = 'Die schriftliche Antwort ist Ihr Beweis, wenn ein Mangel verschwiegen wird (§ 444 BGB).'

/** What is still to be filled in, and how it is sent. */
function toSeller({ hasAddress, isNamed, wantsProof }: SellerMail): string {
  const missing = isNamed ? 'Ihren Namen' : 'Anrede und Namen'
  const enclosed = wantsProof ? ' Das Exposé verlangt vorab einen Nachweis Ihrer Finanzierung: Legen Sie ihn bei.' : ''
  const how = hasAddress
    ? `Ergänzen Sie ${missing}, und senden Sie den Text per E-Mail: ${PROOF}`
    : `Eine E-Mail-Adresse haben wir im Exposé nicht gefunden: Ergänzen Sie ${missing}, und schicken Sie den Text auf dem Weg, auf dem das Exposé zu Ihnen kam: Kontaktformular oder Brief. ${PROOF}`
  return `${how}${enclosed}`
}

const TO_COURT =
  'In einer Zwangsversteigerung verkauft niemand, und das Gericht beantwortet keine Fragen zum Zustand. Fragen Sie nach dem, was nur das Gericht weiß; ergänzen Sie Anrede und Namen. Vieles steht auch im Aushang und im Portal der Justiz (zvg-portal.de). Kommt keine Antwort, gehen Sie zur Geschäftsstelle: Die Akte darf ab der Terminsbestimmung jeder einsehen (§ 42 ZVG).'

/** The mail to the seller, in an auction to the court, ready to be sent. */
export function anschreibenChapter({ judgement }: ReportInput): Chapter {
  const { sellerMail, money } = judgement.assessment
  const title = money.home.auction ? 'Anfrage an das Amtsgericht' : 'Anschreiben an den Anbieter'
  const chapter = { id: 'anschreiben', title, light: null, locked: false }
  if (!sellerMail) {
    return {
      ...chapter,
      blocks: [
        paragraph(
          'Aus den Befunden folgt keine Frage an den Anbieter; deshalb gibt es hier kein Anschreiben. Was wir im Exposé nicht gefunden haben, steht im Anhang: Fragen Sie danach bei der Besichtigung. Wenn die Besichtigung neue Fragen aufwirft, stellen Sie sie schriftlich.',
        ),
      ],
    }
  }
  return {
    ...chapter,
    blocks: [
      paragraph(money.home.auction ? TO_COURT : toSeller(sellerMail)),
      { kind: 'letter', subject: oneLine(sellerMail.subject), paragraphs: paragraphsOf(sellerMail.body) },
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
