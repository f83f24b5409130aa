import type { Fact, Facts } from '../facts.ts'
import { objectKindOf, objectTypeOf } from '../objectType.ts'
import type { Deal } from './deal.ts'

const FLAT = 'Eigentumswohnung'

/**
 * The Objektart of what is sold. A heading counts the flats of the house ("14 Eigentumswohnungen") or praises the house round
 * the flat ("das Mietshaus"): what is valued must be the one flat that the deal is about.
 */
export function objektartOf({ objektart }: Facts, { objectKind }: Pick<Deal, 'objectKind'>): Fact | null {
  const { value, evidence } = objectKind
  if (!objektart || objektart.buyer || value !== 'wohnung' || evidence.length === 0) return objektart
  const type = objectTypeOf(String(objektart.value))
  const isFlat = type !== null && type !== 'eigentumswohnungen' && objectKindOf(type) === 'Wohnung'
  return isFlat ? objektart : { ...objektart, value: FLAT, evidence: [...evidence] }
}
