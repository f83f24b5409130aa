import type { Offer } from '#extraction/domain/offer.ts'
import { EIGENNUTZ_AB, EIGENNUTZ_BIS_WOHNUNGEN } from '#reference/market/verfahrensannahmen.ts'

/** Flats of a house, as it is counted, else as they are told one by one; null: neither. */
export function flatsOf({ numbers: { einheiten }, deal }: Pick<Offer, 'numbers' | 'deal'>): number | null {
  const told = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung').length
  return einheiten ?? (told > 1 ? told : null)
}

/**
 * m² that stand empty beside what is let, as the list of units tells: of a unit without an area what the others leave of the whole, or
 * a unit's share of it; without a list the share of the flats that the text counts as empty. null: nothing tells.
 */
export function freeAreaOf({
  deal,
  vermietet,
  numbers: { wohnflaeche },
}: Pick<Offer, 'deal' | 'vermietet' | 'numbers'>): number | null {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const free = units.filter(one => one.let === false)
  if (vermietet !== 'teilweise') return null
  const { vacancy } = deal ?? {}
  if (free.length === 0) return vacancy && wohnflaeche !== null ? Math.round((wohnflaeche * vacancy.empty) / vacancy.all) : null // prettier-ignore
  const areas = free.flatMap(({ areaM2 }) => areaM2 ?? [])
  if (areas.length === free.length) return sum(areas)
  if (wohnflaeche === null) return null
  const rest = wohnflaeche - sum(units.flatMap(one => (one.let === false ? [] : (one.areaM2 ?? []))))
  const isRestFree = units.every(one => one.let === false || one.areaM2 !== null)
  return isRestFree && rest > 0 ? Math.round(rest * 10) / 10 : Math.round((wohnflaeche * free.length) / units.length)
}

function sum(areas: readonly number[]): number {
  return areas.reduce((total, area) => total + area, 0)
}

/**
 * Part of a small house of flats that is let, 0 to 1, where most of it is free: then whoever buys it moves in, alone or with his
 * family, and pays for rooms and land as for a house of two flats. null: it is larger, or bought for its rent.
 */
export function letPartOfFamilyHouse(offer: Offer): number | null {
  const flats = flatsOf(offer)
  const area = offer.numbers.wohnflaeche
  if (offer.objectType !== 'mehrfamilienhaus' || flats === null || flats > EIGENNUTZ_BIS_WOHNUNGEN) return null
  if (offer.vermietet === false) return 0
  const free = freeAreaOf(offer)
  if (free === null || area === null || free > area || free < EIGENNUTZ_AB * area) return null
  return 1 - free / area
}
