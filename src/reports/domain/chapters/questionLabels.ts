import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { firstSentence } from './firstSentence.ts'
import { QUESTION_NAMES } from './questionNames.ts'
import { oneLine, sentence, shortened } from './wording.ts'

const MAX_LENGTH = 170

/** What the question is about, in a word or two. @param title of what is no question */
export function labelOf(id: QuestionId): string
export function labelOf(id: string, title: string): string
export function labelOf(id: string, title = id): string {
  return nameOf(id) ?? title
}

/** undefined: it is no question, but a contradiction or a part of the deal. */
function nameOf(id: string): string | undefined {
  return (QUESTION_NAMES as Readonly<Record<string, string>>)[id]
}

/** What was found, after what it is about: "Modernisierung: 1998 erneuert". @param title the question, or what is no question */
export function namedFinding(id: string, title: string, finding: string): string {
  const label = nameOf(id)
  const words = oneLine(finding).replace(/\.$/u, '')
  if (label === undefined) return title.endsWith('?') ? `${title} ${words}` : words
  return named(label, words)
}

/** "Denkmalschutz: Ja, Denkmalschutz" says it twice. */
function named(label: string, words: string): string {
  if (words.startsWith(`Ja, ${label}`)) return words.slice('Ja, '.length)
  return words.startsWith(label) ? words : `${label}: ${words}`
}

/** What is known, in one line that stands by itself: "Zustand: Gepflegt (Exposé, Seite 3)." */
export function answerLine(answer: Answer): string {
  return withProof(named(labelOf(answer.id), shortened(answer.answer, MAX_LENGTH)), answer)
}

/** As an advantage: without what the same words say beside it ("Die Hausanschlüsse zahlen Sie"). */
export function meritLine(answer: Answer): string {
  return answerLine(answer.merits ? { ...answer, answer: answer.merits.join('; ') } : answer)
}

/** Why it is judged as it is; what proves it stands behind the first sentence. */
export function reasonLine(text: string, answer: Proven | undefined): string {
  const claim = firstSentence(oneLine(text))
  const rest = oneLine(text).slice(claim.length).trim()
  const proven = answer ? withProof(claim, answer) : sentence(claim)
  return rest === '' ? proven : `${proven} ${sentence(rest)}`
}

type Proven = Pick<Answer, 'evidence' | 'state' | 'inputs' | 'ofBuyer'>

/** The page of what is stated; that it is no statement, for the rest. Into the brackets where the sentence ends with some. */
function withProof(text: string, { evidence: [first], state, inputs, ofBuyer }: Proven): string {
  const whole = sentence(oneLine(text))
  const unproven = ofBuyer?.length === inputs.length ? 'von Ihnen angegeben' : state
  const proof = state === 'belegt' ? (first ? `Exposé, Seite\u00a0${first.page}` : '') : unproven
  if (proof === '' || !whole.endsWith('.')) return whole
  const words = whole.slice(0, -1)
  return / \([^()]*\)$/u.test(words) ? `${words.slice(0, -1)}; ${proof}).` : `${words} (${proof}).`
}
