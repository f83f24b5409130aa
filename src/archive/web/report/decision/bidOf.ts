import { isPlaceholder } from '#rating/domain/placeholder.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/** What to offer, in €. */
export interface Bid {
  /** null: nothing is bid before the most. */
  readonly first: number | null
  readonly most: number
  /** Of what something else is open: `settled`, nothing is bid before; `open`, the most holds until then. null: nothing is. */
  readonly until: 'settled' | 'open' | null
  /** Less than what is asked may be reached. */
  readonly hasRoom: boolean
}

/**
 * The bid of the report's steps and of its drawing. null: nothing is to be bid, or what is not known.
 * @param isHeldBack the most holds while something is open
 */
export function bidOf(
  { negotiation, verdict }: Pick<AnalysisJson, 'negotiation' | 'verdict'>,
  isHeldBack = false,
): Bid | null {
  const ladder = negotiation && 'ladder' in negotiation ? negotiation.ladder : null
  if (!ladder || verdict?.id === 'nicht' || (verdict && isPlaceholder(verdict))) return null
  const [first, most] = [ladder.erstgebot.price, ladder.schmerzgrenze.price]
  return {
    first: first < most ? first : null,
    most,
    until: isHeldBack ? 'open' : verdict?.id === 'erst-klaeren' ? 'settled' : null,
    hasRoom: ladder.ziel.reduction > 0,
  }
}
