import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { type CoOwnership, coOwnershipOf, isByArea } from './communitySums.ts'
import { statementsOf } from './statementsOf.ts'

/** A flat's share of the community beside the one that its area would give it, both by the exposé's words. */
export interface ShareByArea {
  readonly share: CoOwnership
  readonly byArea: CoOwnership
  readonly evidence: Evidence
}

/** Of parts that are told in full numbers one below it may be rounding. */
const MIN_MORE = 1.1

/** null: not both are told, or the flat bears no more than its area's share. */
export function shareByAreaOf(passages: readonly Passage[]): ShareByArea | null {
  const share = coOwnershipOf(passages)
  if (!share) return null
  for (const passage of passages) {
    if (passage.section === 'other-offers') continue
    for (const { text, start, end } of statementsOf(saidIn(passage).text)) {
      const byArea = isByArea(text) ? coOwnershipOf([passage], true) : null
      if (!byArea || share.numerator / share.denominator < (MIN_MORE * byArea.numerator) / byArea.denominator) continue
      return { share, byArea, evidence: inItsClause(proof(passage, start, end)) }
    }
  }
  return null
}
