import type { Contradiction } from '#extraction/domain/facts.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Answer, ComputedFindings, Finding } from './answer.ts'
import { isAsked, isCore, isOnlyComputed, LEAST_ASKED, mayStillBeShown } from './applicability.ts'
import { CATALOGUE, type QuestionId, questionOf } from './catalogue.ts'
import { completeness } from './composites/completeness.ts'
import { contradictionFinding } from './composites/contradictions.ts'
import { classMatchesValue, energyDuties } from './composites/energyStatements.ts'
import { priceListFinding } from './composites/priceList.ts'
import { pollutantFinding } from './composites/pollutants.ts'
import { euphemismFinding, warningFinding } from './composites/words.ts'
import { factFinding } from './factFinding.ts'
import { merged } from './merged.ts'
import { todoFor } from './notes.ts'
import { openAnswer } from './openAnswer.ts'
import type { Known, Question } from './question.ts'
import { leadingVerdict, remarkFinding } from './remarkFinding.ts'

export interface Questioned extends Known {
  readonly remarks: readonly Remark[]
  readonly contradictions: readonly Contradiction[]
  /** What finance and valuation found out, by question. */
  readonly computed: ComputedFindings
}

/** The question that counts the answers to all others. */
const COUNTED_LAST: QuestionId = 'vollstaendigkeit'

/** The catalogue answered for one object, in its order. An answer never comes without its proof. */
export function answerAll(input: Questioned): Answer[] {
  const findings = new Map([...input.computed, ...composed(input)])
  const answers = CATALOGUE.flatMap(question => {
    const finding = findingOn(question, input, findings)
    return isShown(question, finding, input) ? [answerOf(question, finding, input)] : []
  })
  // Last, because it counts the others.
  const counted = completeness(answers, input.offer.kind)
  return answers.map(answer =>
    answer.id === COUNTED_LAST ? answerOf(questionOf(COUNTED_LAST), counted, input) : answer,
  )
}

/** Answers that rest on several statements of the exposé itself. */
function composed({ offer, remarks, contradictions, units, day }: Questioned): [QuestionId, Finding][] {
  const findings: readonly (readonly [QuestionId, Finding | null])[] = [
    ['klasse-plausibel', classMatchesValue(offer, day)],
    ['pflichtangaben-energie', energyDuties(offer)],
    ['widersprueche', contradictionFinding(contradictions, offer.facts)],
    ['euphemismen', euphemismFinding(remarks)],
    ['warnwoerter', warningFinding(remarks)],
    ['schadstoffe', pollutantFinding(offer, remarks)],
    ['preisliste-einheiten', priceListFinding(units)],
  ]
  return findings.flatMap(([id, finding]) => (finding ? [[id, finding] as [QuestionId, Finding]] : []))
}

function findingOn(question: Question, input: Questioned, findings: ComputedFindings): Finding | null {
  return merged(
    factFinding(question, input),
    // Words that gloss over are listed with what they may mean, not as remarks.
    question.id === 'euphemismen' ? null : remarkFinding(question, input.remarks, input.day),
    findings.get(question.id) ?? null,
    leadingVerdict(question, input.remarks, input.day),
  )
}

/**
 * Open questions of little weight are not put: the list must stay short enough to be worked off. Nor is one that only a
 * calculation answers: what it needs is asked for by itself.
 */
function isShown(question: Question, finding: Finding | null, input: Questioned): boolean {
  const isHidden = question.weight < LEAST_ASKED || isOnlyComputed(question)
  if (finding === null && isHidden && question.id !== COUNTED_LAST) return false
  return isAsked(question, input, input.remarks) || (finding?.state === 'belegt' && mayStillBeShown(question))
}

function answerOf(question: Question, finding: Finding | null, known: Questioned): Answer {
  const { offer } = known
  const { id, group, ratingGroup, weight } = question
  const todo = todoFor(question, known)
  const state = finding?.state ?? 'nicht im Exposé'
  const asked = { id, group, ratingGroup, question: question.question, weight, knockout: question.knockout === true }
  const core = isCore(question, offer.kind, state)
  if (finding === null) return { ...asked, core, inputs: [], light: null, ...openAnswer(question, todo, offer) }
  const { stillOpen, ...found } = finding
  return { ...asked, core, ...found, ...(stillOpen && { todo }) }
}
