import type { SellerMail } from './sellerMail.ts'

/** What only the court that auctions can say, whatever the object; what the law leaves to the file stands there. */
const QUESTIONS: readonly string[] = [
  'Gilt der Termin noch, oder ist das Verfahren eingestellt oder das Objekt schon zugeschlagen?',
  'Wann und wo kann ich Gutachten und Akte einsehen (§ 42 ZVG), und gibt es das Gutachten als Datei?',
  'Ist in diesem Verfahren der Zuschlag schon einmal nach § 74a oder § 85a ZVG versagt worden?',
  'Welche Rechte in Abteilung II bleiben nach dem jetzigen Stand bestehen?',
  'Wer nutzt das Objekt, und hat sich ein Mieter oder Pächter gemeldet?',
  'Wer betreibt das Verfahren, und über wen lässt sich eine Besichtigung erfragen?',
]

/** Instead of a letter to a seller: nobody sells here, and the court answers for its procedure only. @param file Aktenzeichen; null: not known */
export function courtMail(object: string, file: string | null): SellerMail {
  const name = object.replace(/\s+/gu, ' ').trim()
  const number = file === null ? '' : `Az. ${file.replace(/\s+/gu, ' ').trim()}`
  const body = [
    'Guten Tag,',
    `ich interessiere mich für die Zwangsversteigerung${name && ` „${name}“`}${number && ` (${number})`} und bitte um Auskunft:`,
    QUESTIONS.map((question, index) => `${index + 1}. ${question}`).join('\n'),
    'Vielen Dank und freundliche Grüße',
  ].join('\n\n')
  const subject = ['Zwangsversteigerung', number || name].filter(Boolean).join(', ')
  return { subject: `${subject}: Termin, Gutachten und Bedingungen`, body: `${body}\n` }
}
