import { RANK, type Candidate, type Statement } from '../facts.ts'
import type { DocumentKind } from '../kind/documentKind.ts'
import { ANY_AREA } from './plots.ts'

/** "nach Bauakte geschätzt", "vom Sachverständigen überschlägig ermittelt" */
const BY_ESTIMATE = /schätz|überschläg|annahme|angenommen|unterstellt/u
const SURENESS = 0.9

/**
 * Of what a court sells nobody tells an area but its appraiser, who may not have been let in: what he estimates is the figure there is,
 * and its quote shows that it is an estimate. Elsewhere whoever sells can measure, and an estimate is none of his facts.
 */
export function appraisedArea(
  kind: DocumentKind,
  own: readonly Candidate[],
  statements: readonly Statement[],
): Candidate[] {
  if (kind !== 'zwangsversteigerung' || own.some(isToldAsLivingArea)) return []
  return statements.filter(isEstimated).map(one => ({ ...one, rank: RANK.prose, sureness: SURENESS }))
}

/** "Größe 1.046 m²" may be any area. */
function isToldAsLivingArea({ key, sureness }: Candidate): boolean {
  return key === 'wohnflaeche' && sureness > ANY_AREA
}

function isEstimated({ key, scope: { bearer, time, stance, word } }: Statement): boolean {
  const isOfIt = (bearer === 'offer' || bearer === 'building') && time === 'now'
  return key === 'wohnflaeche' && isOfIt && stance === 'hedged' && BY_ESTIMATE.test(word ?? '')
}
