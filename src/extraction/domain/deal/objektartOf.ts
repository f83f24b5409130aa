import type { Fact, Facts } from '../facts.ts'
import { objectKindOf, objectTypeIn, objectTypeOf } from '../objectType.ts'
import type { Passage } from '../passages.ts'
import type { Deal } from './deal.ts'

const FLAT = 'Eigentumswohnung'
const FLATS = 'Eigentumswohnungen'
const NO_FLAT = 'Teileigentum'

/**
 * The Objektart of what is sold. A heading counts the flats of the house ("14 Eigentumswohnungen") or praises the house round
 * the flat ("das Mietshaus"): what is valued must be the one flat that the deal is about.
 */
export function objektartOf(
  { objektart, etage }: Pick<Facts, 'objektart' | 'etage'>,
  { objectKind, overlays }: Pick<Deal, 'objectKind' | 'overlays'>,
): Fact | null {
  const { value, evidence } = objectKind
  if (!objektart || objektart.buyer || evidence.length === 0) return objektart
  // The list of a project begins with one of its flats.
  if (value === 'mehrere' && isOneFlat(objektart)) return { ...objektart, value: FLATS, evidence: [...evidence] }
  // "Sechs Wohnungen, voll vermietet" are the house of them all.
  if (value === 'mehrfamilienhaus' && isFlats(objektart))
    return { ...objektart, value: 'Mehrfamilienhaus', evidence: [...evidence] }
  // "Teilfläche einer 3-Zimmer-Wohnung" in rooms that nobody may live in.
  if (value === 'gewerbe' && overlays.includes('teileigentum') && isOneFlat(objektart))
    return { ...objektart, value: etage ? `${NO_FLAT} im ${etage.value}` : NO_FLAT, evidence: [...evidence] }
  if (value !== 'wohnung') return objektart
  return isOneFlat(objektart) ? objektart : { ...objektart, value: FLAT, evidence: [...evidence] }
}

function isFlats({ value }: Fact): boolean {
  const type = objectTypeOf(String(value))
  return type !== null && objectKindOf(type) === 'Wohnung'
}

/** Whether a title of the first page calls what is offered a house of several flats. */
export function isHeadedAsHouseOfFlats(passages: readonly Passage[]): boolean {
  return passages.some(({ headline, page, text }) => {
    const type = headline && page === 1 ? objectTypeIn(text) : undefined
    return type !== undefined && objectTypeOf(type) === 'mehrfamilienhaus'
  })
}

function isOneFlat({ value }: Fact): boolean {
  const type = objectTypeOf(String(value))
  return type !== null && type !== 'eigentumswohnungen' && objectKindOf(type) === 'Wohnung'
}
