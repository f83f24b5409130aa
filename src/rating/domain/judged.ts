import type { FactKey } from '#extraction/domain/facts.ts'
import { type Answer, GROUPS, isOpen, type Light, type Todo } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Question } from '#questions/domain/question.ts'

export type JudgedAnswer = Answer & { readonly light: Light }

/** True when the answer is known and has a colour. An open question is never judged, whatever colour it carries. */
export function isJudged(answer: Answer): answer is JudgedAnswer {
  return !isOpen(answer) && answer.light !== null
}

/** What is guessed, as the age of a roof from the Baujahr, is still worth asking, or is not. */
export function isKnown(answer: Answer): boolean {
  return !isOpen(answer) && answer.state !== 'geschätzt'
}

export function isKnockout(answer: Answer): boolean {
  return answer.knockout && isJudged(answer) && answer.light === 'rot'
}

/**
 * Findings that an expert, an office, the land register or, for a short Erbbaurecht, the bank and the owner of the land can settle. Until then nobody
 * should buy, but they are no reason to give up. A forbidden use or a fraud is not among them: no inquiry changes it.
 */
export const SETTLED_BY_INQUIRY: readonly QuestionId[] = [
  'altlasten',
  'anbau-ausbau-genehmigt',
  'erbbau-restlaufzeit',
  'gewaehrleistung-neubau',
  'grundbuch-abt2',
  'hochwasser',
  'keller-feuchte',
  'schaedlinge-holz',
  'statik-setzung',
  'vermietet',
  'weg-sonderumlage',
  'widersprueche',
  'wohnrecht-niessbrauch',
]

/** The same for a plot: these must also be settled by an office or a notary before it is bought, whatever that costs. */
export const SETTLED_FIRST: readonly QuestionId[] = [...SETTLED_BY_INQUIRY, 'baurecht', 'wegerecht-leitungsrecht']

/** A price that is too high is answered by a lower one, which the verdict names: it never makes the offer red by itself. */
export const HEALED_BY_PRICE: readonly QuestionId[] = ['preis-ueberhoeht']

/** A K.-o. that neither a price nor an inquiry heals. */
export function isFinal(answer: Answer): boolean {
  return isKnockout(answer) && !SETTLED_BY_INQUIRY.includes(answer.id) && !HEALED_BY_PRICE.includes(answer.id)
}

/** 0: K.-o., 1: rot, 2: gelb, 3: neither. */
export function severity(answer: Answer): number {
  if (isKnockout(answer)) return 0
  if (!isJudged(answer)) return 3
  return { rot: 1, gelb: 2, grün: 3 }[answer.light]
}

/** The heaviest first, then as the catalogue has them; the order in which answers come in does not matter. */
export function byWeight(a: Answer, b: Answer): number {
  return b.weight - a.weight || GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.id < b.id ? -1 : 1)
}

export function bySeverity(a: Answer, b: Answer): number {
  return severity(a) - severity(b) || byWeight(a, b)
}

/** Why it is judged as it is; where nothing is said, question and answer speak for themselves. */
export function sentenceOf({ reason, question, answer }: Answer): string {
  return reason ?? `${question} ${answer.replace(/\.$/, '')}.`
}

/** What the catalogue says about a question, by its id. */
export type NotesOf = (id: QuestionId) => Pick<Question, 'why' | 'todo'>

/** What closes the question, or clears up what was found. null: settled, or a stated fact, which nobody is asked for again. */
export function todoOf(answer: Answer, notesOf: NotesOf): Todo | null {
  if (answer.todo) return answer.todo
  const isStatedFact =
    (answer.state === 'belegt' || answer.ofBuyer) && answer.inputs.some(isOfThing) && !answer.knockout
  return severity(answer) === 3 || isStatedFact ? null : notesOf(answer.id).todo
}

/** Where a thing is settles nothing that a sentence says of it: "im Einwirkungsbereich früheren Bergbaus". */
function isOfThing(key: FactKey): boolean {
  return key !== 'plz' && key !== 'ort'
}

/** One finding has one colour wherever a reader sees it. */
export function shownLight(answer: Answer): Light | null {
  return isHint(answer) ? 'gelb' : answer.light
}

/**
 * A price far below the estimate is green, because a dearer one must not look better, but it comes with a reason to be
 * wary: that is told as a warning and leaves the Ampel as it is.
 */
export function isHint({ id, light, reason }: Answer): boolean {
  return id === PRICE && light === 'grün' && reason !== undefined
}

const PRICE: QuestionId = 'preisabweichung'
