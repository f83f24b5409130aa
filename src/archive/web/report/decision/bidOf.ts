import { isPlaceholder } from '#rating/domain/placeholder.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/** What to offer, in €. */
export interface Bid {
  /** null: nothing is bid before the most. */
  readonly first: number | null
  readonly most: number
  /** Nothing is bid before something else is settled. */
  readonly isLater: boolean
  /** Less than what is asked may be reached. */
  readonly hasRoom: boolean
}

/** The bid of the report's steps and of its drawing. null: nothing is to be bid, or what is not known. */
export function bidOf({ negotiation, verdict }: Pick<AnalysisJson, 'negotiation' | 'verdict'>): Bid | null {
  const ladder = negotiation && 'ladder' in negotiation ? negotiation.ladder : null
  if (!ladder || verdict?.id === 'nicht' || (verdict && isPlaceholder(verdict))) return null
  const [first, most] = [ladder.erstgebot.price, ladder.schmerzgrenze.price]
  return {
    first: first < most ? first : null,
    most,
    isLater: verdict?.id === 'erst-klaeren',
    hasRoom: ladder.ziel.reduction > 0,
  }
}
