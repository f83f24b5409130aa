import { type Holder, PAPERS } from '#questions/domain/paper.ts'
import type { DocumentTodo } from './todos.ts'

/** Ready to send: plain text, lines of any length, one line feed at the end. */
export interface SellerMail {
  readonly subject: string
  readonly body: string
}

const MOST_QUESTIONS = 10
const MOST_DOCUMENTS = 12

/** The weightiest questions and all papers of the seller. null: nothing is open. @param object how the offer is called: "Eigentumswohnung in Köln" */
export function sellerMail(todos: readonly DocumentTodo[], object: string): SellerMail | null {
  const questions = questionsOf(todos)
  const documents = [...new Set(todos.flatMap(({ papers }) => papers))].map(paper => PAPERS[paper])
  if (questions.length === 0) return null
  const name = object.replace(/\s+/gu, ' ').trim()
  const body = [
    'Guten Tag,',
    `ich interessiere mich für Ihr Angebot${name && ` „${name}“`} und habe das Exposé gelesen. Bevor ich weiter plane, bitte ich Sie um Antwort auf ${questions.length === 1 ? 'diese Frage' : 'diese Fragen'}:`,
    questions.map((question, index) => `${index + 1}. ${question}`).join('\n'),
    ...papers(documents.slice(0, MOST_DOCUMENTS)),
    'Was Sie nicht wissen, lassen Sie bitte offen; dann frage ich an anderer Stelle nach.',
    'Vielen Dank und freundliche Grüße',
  ].join('\n\n')
  return { subject: name ? `Fragen zu Ihrem Angebot: ${name}` : 'Fragen zu Ihrem Angebot', body: `${body}\n` }
}

/** Maps, registers and statistics: what they say lies with offices, and the seller can only add what he has heard. */
const ELSEWHERE: readonly Holder[] = ['amt', 'bank', 'nachschlagen']
/** How much lighter such a question is in a letter to the seller. */
const ELSEWHERE_LESS = 1

function weightForSeller({ from }: DocumentTodo, weight: number): number {
  return ELSEWHERE.includes(from) ? weight - ELSEWHERE_LESS : weight
}

/** The weightiest first; among equals, what the seller can answer. Two questions with the same wording are one. */
function questionsOf(todos: readonly DocumentTodo[]): string[] {
  const asks = todos
    .flatMap(todo => todo.asks.map(({ ask, weight }) => ({ ask, weight: weightForSeller(todo, weight) })))
    .sort((a, b) => b.weight - a.weight)
  return [...new Set(asks.map(({ ask }) => ask))].slice(0, MOST_QUESTIONS)
}

function papers(documents: readonly string[]): string[] {
  if (documents.length === 0) return []
  return ['Bitte senden Sie mir, soweit vorhanden, diese Unterlagen:', documents.map(name => `- ${name}`).join('\n')]
}
