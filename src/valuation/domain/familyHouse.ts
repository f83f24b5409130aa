import type { Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { EIGENNUTZ_AB, EIGENNUTZ_BIS_WOHNUNGEN } from '#reference/market/verfahrensannahmen.ts'

/** Flats of a house, as it is counted, else as they are told one by one; null: neither. */
export function flatsOf({ numbers: { einheiten }, deal }: Pick<Offer, 'numbers' | 'deal'>): number | null {
  const told = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung').length
  return einheiten ?? (told > 1 ? told : null)
}

/** m² that stand empty beside what is let. null: nothing tells. */
export function freeAreaOf(offer: Pick<Offer, 'deal' | 'vermietet' | 'numbers'>): number | null {
  return offer.vermietet === 'teilweise' ? areaOf(offer, isFree) : null
}

/** m² of the flats that stand empty in a house with shops, by its list; null: none does, or one hides its size. */
export function emptyFlatsOf({ deal, vermietet }: Pick<Offer, 'deal' | 'vermietet'>): number | null {
  const empty =
    vermietet === 'teilweise' ? (deal?.parts ?? []).filter(one => one.kind === 'wohnung' && isFree(one)) : []
  const areas = empty.flatMap(({ areaM2 }) => areaM2 ?? [])
  return areas.length > 0 && areas.length === empty.length ? sum(areas) : null
}

function isFree({ let: isLet }: Part): boolean {
  return isLet === false
}

/** What flats bring again once who stopped to pay has left: m², and € in a year as agreed. */
export interface Unpaid {
  readonly area: number
  readonly rent: number
}

/** Whoever is sued for leaving is followed by one who pays: what a house is worth hangs on what it brings for long (§ 31 ImmoWertV). null: all pay. */
export function unpaidOf(offer: Pick<Offer, 'deal' | 'numbers'>): Unpaid | null {
  const agreed = (offer.deal?.parts ?? []).filter(isUnpaid).map(({ reduced }) => reduced?.askedEuro ?? 0)
  const area = agreed.length > 0 ? areaOf(offer, isUnpaid) : null
  return area === null ? null : { area, rent: 12 * sum(agreed) }
}

function isUnpaid({ let: isLet, rentMonthEuro, reduced }: Part): boolean {
  return isLet === true && rentMonthEuro === 0 && reduced !== undefined
}

/** As the list of units tells: of a unit without an area what the others leave of the whole, or a unit's share of it; without a list the share of the flats that the text counts as empty. */
function areaOf(
  { deal, numbers: { wohnflaeche } }: Pick<Offer, 'deal' | 'numbers'>,
  isMeant: (one: Part) => boolean,
): number | null {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const meant = units.filter(isMeant)
  const { vacancy } = deal ?? {}
  if (meant.length === 0) return vacancy && wohnflaeche !== null ? Math.round((wohnflaeche * vacancy.empty) / vacancy.all) : null // prettier-ignore
  const areas = meant.flatMap(({ areaM2 }) => areaM2 ?? [])
  if (areas.length === meant.length) return sum(areas)
  if (wohnflaeche === null) return null
  const rest = wohnflaeche - sum(units.flatMap(one => (isMeant(one) ? [] : (one.areaM2 ?? []))))
  const isRestMeant = units.every(one => isMeant(one) || one.areaM2 !== null)
  return isRestMeant && rest > 0 ? Math.round(rest * 10) / 10 : Math.round((wohnflaeche * meant.length) / units.length)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
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
