import type { Fact, Facts } from '../facts.ts'
import { objectKindOf, objectTypeOf } from '../objectType.ts'
import type { Deal } from './deal.ts'

const FLAT = 'Eigentumswohnung'
const FLATS = 'Eigentumswohnungen'

/**
 * The Objektart of what is sold. A heading counts the flats of the house ("14 Eigentumswohnungen") or praises the house round
 * the flat ("das Mietshaus"): what is valued must be the one flat that the deal is about.
 */
export function objektartOf({ objektart }: Facts, { objectKind }: Pick<Deal, 'objectKind'>): Fact | null {
  const { value, evidence } = objectKind
  if (!objektart || objektart.buyer || evidence.length === 0) return objektart
  // The list of a project begins with one of its flats.
  if (value === 'mehrere' && isOneFlat(objektart)) return { ...objektart, value: FLATS, evidence: [...evidence] }
  if (value !== 'wohnung') return objektart
  return isOneFlat(objektart) ? objektart : { ...objektart, value: FLAT, evidence: [...evidence] }
}

function isOneFlat({ value }: Fact): boolean {
  const type = objectTypeOf(String(value))
  return type !== null && type !== 'eigentumswohnungen' && objectKindOf(type) === 'Wohnung'
}
