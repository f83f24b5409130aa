import {
  ALTER_NACH_KERNSANIERUNG,
  ALTER_VOM_BAUTRAEGER_SANIERT,
  FIKTIVES_BAUJAHR,
} from '#reference/market/bewertungsmodell.ts'
import type { MarketObject } from './marketObject.ts'

type Dated = Pick<MarketObject, 'baujahr' | 'rebuilt' | 'isFirstUse' | 'likeYear' | 'zustand' | 'converted'>

/** The year that the market goes by: of the works where it was refurbished as a whole and is kept, else of the walls. null: not known. */
export function marketYear(object: Dated): number | null {
  const { baujahr: year, rebuilt, isFirstUse, likeYear, zustand: state, converted } = object
  const built = converted ? Math.max(year ?? 0, convertedLike(converted.year)) : year || null
  const isWorn = state === 'sanierungsbedürftig' || state === 'renovierungsbedürftig'
  if (isWorn) return built
  if (rebuilt === undefined) return likeYear ?? built
  const age = isFirstUse ? ALTER_VOM_BAUTRAEGER_SANIERT : ALTER_NACH_KERNSANIERUNG
  return Math.max(built ?? 0, FIKTIVES_BAUJAHR, rebuilt - age)
}

/**
 * Its rooms, pipes and windows are from the conversion, its walls, stairs and ground from before: as of a house that was built up again
 * from its shell, and never younger than the conversion was. @param year of the conversion
 */
function convertedLike(year: number): number {
  return Math.min(year, Math.max(FIKTIVES_BAUJAHR, year - ALTER_NACH_KERNSANIERUNG))
}

/** German: from when it counts, and why. @param year what the market goes by */
export function marketYearLabel(object: Dated, year: number): string {
  const { baujahr: built, rebuilt, likeYear, converted } = object
  if (year === built) return `Baujahr ${year}`
  const why =
    rebuilt !== undefined
      ? 'Kernsaniert'
      : likeYear !== undefined
        ? 'Nach und nach erneuert'
        : `Baujahr ${built ?? ''}, ${converted?.isOfRoof ? 'Dachgeschoss' : 'zu Wohnraum'} ausgebaut ${converted?.year ?? ''}`
  return `${why}: wie Baujahr ${year} (fiktives Baujahr, Anlage 2 ImmoWertV)`
}
