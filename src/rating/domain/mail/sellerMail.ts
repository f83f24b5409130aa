import { type PaperId, PAPERS } from '#questions/domain/paper.ts'

/** Ready to send: plain text, lines of any length, one line feed at the end. */
export interface SellerMail {
  readonly subject: string
  readonly body: string
  /** The exposé names an address of mail; else it is sent by the portal or on paper. */
  readonly hasAddress: boolean
  /** It greets by name who is named as the one to turn to. */
  readonly isNamed: boolean
  /** A proof of the money is wanted before anything is shown or sent. */
  readonly wantsProof: boolean
}

const MAX_PAPERS = 8

/** Questions and papers in the order given, the most urgent first. null: nothing is to be asked. @param object how the offer is called: "Eigentumswohnung in Köln"; person: "Frau Mackensen", null: nobody is named */
export function sellerMail(
  questions: readonly string[],
  papers: readonly PaperId[],
  object: string,
  hasAddress: boolean,
  person: string | null = null,
  wantsProof = false,
): SellerMail | null {
  if (questions.length === 0) return null
  const name = object.replace(/\s+/gu, ' ').trim()
  const body = [
    person === null ? 'Guten Tag,' : `Guten Tag ${person},`,
    `ich interessiere mich für Ihr Angebot${name && ` „${name}“`} und habe das Exposé gelesen. Bevor ich weiter plane, bitte ich Sie um Antwort auf ${questions.length === 1 ? 'diese Frage' : 'diese Fragen'}:`,
    questions.map((question, index) => `${index + 1}. ${question}`).join('\n'),
    ...papersWanted([...new Set(papers)].slice(0, MAX_PAPERS)),
    'Was Sie nicht wissen, lassen Sie bitte offen; dann frage ich an anderer Stelle nach.',
    'Vielen Dank und freundliche Grüße',
  ].join('\n\n')
  return {
    subject: name ? `Fragen zu Ihrem Angebot: ${name}` : 'Fragen zu Ihrem Angebot',
    body: `${body}\n`,
    hasAddress,
    isNamed: person !== null,
    wantsProof,
  }
}

function papersWanted(papers: readonly PaperId[]): string[] {
  if (papers.length === 0) return []
  return [
    'Bitte senden Sie mir, soweit vorhanden, diese Unterlagen:',
    papers.map(paper => `- ${PAPERS[paper]}`).join('\n'),
  ]
}
