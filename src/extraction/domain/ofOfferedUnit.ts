import { inItsClause } from './clauseQuote.ts'
import { numberOfUnit, offeredUnit } from './deal/namedUnit.ts'
import type { Candidate } from './facts.ts'
import type { Passage } from './passages.ts'

/** "Aktuell sind 19 der 24 Wohnungen vermietet" */
const OF_SEVERAL =
  /(?<!\p{L})(?:von|der|den)\s(?:\d{1,3}|\p{L}+)\s(?:\p{L}+\s)?(?:wohnungen|einheiten|wohneinheiten|apartments|appartements|WE)(?!\p{L})/iu

/**
 * "Die vertragliche Nettokaltmiete der WE 17 beträgt 318 €" under the title "2-Zimmer-Wohnung WE 17": what is said of the numbered flat
 * that is offered is said of the offer. How many of the others are let is none of its own.
 */
export function ofOfferedUnit(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const offered = offeredUnit(passages)
  if (offered === null) return [...candidates]
  return candidates.flatMap(candidate => {
    const { key, value, evidence, scope } = candidate
    if (key === 'vermietet' && value === 'teilweise' && OF_SEVERAL.test(inItsClause(evidence).quote)) return []
    const isOffered =
      scope.bearer === 'part' &&
      scope.word !== null &&
      numberOfUnit(scope.word) === offered &&
      // What is said of "WE 3" alone does not say that it is WE 3 that is sold.
      offeredUnit(passages.filter(({ text }) => !text.includes(evidence.quote))) === offered
    return [isOffered ? { ...candidate, scope: { ...scope, bearer: 'offer' } } : candidate]
  })
}
