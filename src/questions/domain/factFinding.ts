import type { Evidence } from '#kernel/evidence.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { Finding } from './answer.ts'
import { factPhrase } from './factPhrase.ts'
import type { Known, Question } from './question.ts'
import type { Verdict } from './verdict.ts'

/** What stated facts answer, with all their proofs, those of the buyer among them; null: none is stated, or none answers the question. */
export function factFinding(question: Question, known: Known): Finding | null {
  const stated = question.answeredBy.flatMap(source => ('fact' in source ? [source.fact] : [])).filter(isStated(known))
  if (stated.length === 0) return null
  const answer = question.phrase ? question.phrase(known) : phrases(stated, known)
  if (answer === null) return null
  const verdict: Verdict = question.judge?.(known) ?? { light: null }
  const formula = question.conclusion?.(known) ?? null
  return {
    ...(formula === null ? { state: 'belegt' } : { state: 'berechnet', formula }),
    answer,
    evidence: firstOfEach(stated.map(key => known.offer.facts[key]?.evidence ?? [])),
    inputs: stated,
    ...verdict,
    ...(question.leavesOpen?.(known) === true && { stillOpen: true }),
  }
}

/** Of each fact one proof before the second of any: an answer that rests on two is shown with both. */
function firstOfEach(places: readonly (readonly Evidence[])[]): Evidence[] {
  return [...places.flatMap(([first]) => first ?? []), ...places.flatMap(([, ...more]) => more)]
}

function isStated({ offer }: Known): (key: FactKey) => boolean {
  return key => (offer.facts[key]?.evidence.length ?? 0) > 0 || isOfBuyer(offer.facts, key)
}

function phrases(keys: readonly FactKey[], { offer }: Known): string {
  const [first = '', ...others] = keys.flatMap(key => (offer.facts[key] ? [factPhrase(key, offer.facts[key])] : []))
  return [first, ...others.map(text => text.replace(/^Kein/u, 'kein'))].join(', ')
}
