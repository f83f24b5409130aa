import type { SellerMail } from './sellerMail.ts'

/** Instead of a letter to a seller: nobody sells here, and the court answers for its procedure only. @param file Aktenzeichen; null: not known */
export function courtMail(questions: readonly string[], object: string, file: string | null): SellerMail {
  const name = object.replace(/\s+/gu, ' ').trim()
  const number = file === null ? '' : `Az. ${file.replace(/\s+/gu, ' ').trim()}`
  const body = [
    'Guten Tag,',
    `ich interessiere mich für die Zwangsversteigerung${name && ` „${name}“`}${number && ` (${number})`} und bitte um Auskunft:`,
    questions.map((question, index) => `${index + 1}. ${question}`).join('\n'),
    'Vielen Dank und freundliche Grüße',
  ].join('\n\n')
  const subject = ['Zwangsversteigerung', number || name].filter(Boolean).join(', ')
  return {
    subject: `${subject}: Termin, Gutachten und Bedingungen`,
    body: `${body}\n`,
    hasAddress: true,
    isNamed: false,
    wantsProof: false,
  }
}
