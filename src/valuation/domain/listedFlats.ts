import { floorOf, isOnTopOrNew } from '#extraction/domain/values/floor.ts'
import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'

/** A flat of a list that is bought by itself. */
export interface ListedFlat {
  /** As the list calls it. */
  readonly label: string
  /** m². */
  readonly area: number
  /** €; null: the list names none. */
  readonly price: number | null
  /** Nobody else may buy it any more. */
  readonly isTaken: boolean
}

/** Several flats are offered one by one, and no price of them all is asked. */
export function isListOfFlats({ deal, kind, numbers }: Pick<Offer, 'deal' | 'kind' | 'numbers'>): boolean {
  if (deal?.objectKind.value !== 'mehrere' || deal.type.value === 'paket' || deal.type.value === 'zwangsversteigerung')
    return false
  return kind !== 'Haus' && numbers.kaufpreis === null && flatsIn(deal).length > 1
}

/** The flats of the list of prices, or else of the parts of the offer; empty: it is one thing, or their areas are not told. */
export function listedFlats(offer: Offer, units: readonly Unit[]): ListedFlat[] {
  const isOfFlats = offer.deal?.objectKind.value === 'mehrere' && offer.kind !== 'Haus'
  const listed = isOfFlats ? units.flatMap(ofUnit) : []
  if (listed.length > 1) return listed
  return isListOfFlats(offer) ? flatsIn(offer.deal) : []
}

function ofUnit({ label, status, facts }: Unit): ListedFlat[] {
  const [area, price] = [facts.wohnflaeche?.value, facts.kaufpreis?.value]
  if (typeof area !== 'number' || area <= 0) return []
  return [{ label, area, price: typeof price === 'number' ? price : null, isTaken: isTaken(status) }]
}

function flatsIn(deal: Deal | null): ListedFlat[] {
  return (deal?.parts ?? []).flatMap(({ name, kind, areaM2, areaOfRooms, priceEuro, status }) =>
    kind === 'wohnung' && areaM2 !== null && areaM2 > 0
      ? [{ label: name, area: Math.min(areaM2, areaOfRooms ?? areaM2), price: priceEuro, isTaken: isTaken(status) }]
      : [],
  )
}

function isTaken(status: Unit['status']): boolean {
  return status === 'verkauft' || status === 'reserviert'
}

/** The offer as if this flat were all of it: what is said of the house holds for it, what is counted of all flats does not. */
export function offerOfFlat(offer: Offer, { label, area, price }: ListedFlat): Offer {
  const { deal, numbers } = offer
  const isNew = isOnTopOrNew(label) && hasTrait(offer, 'neues-dachgeschoss')
  return {
    ...offer,
    objectType: 'eigentumswohnung',
    kind: 'Wohnung',
    ...(isNew && { neubau: true }),
    numbers: {
      ...numbers,
      ...(isNew && { baujahr: null }),
      ...{ kaufpreis: price, wohnflaeche: area, nutzflaeche: null, grundstuecksflaeche: null, einheiten: null },
      ...{ zimmer: null, schlafzimmer: null, badezimmer: null, kaltmieteMonat: null, jahresnettokaltmiete: null },
    },
    floor: floorOf(label),
    deal: deal && {
      ...deal,
      parts: [],
      objectKind: { ...deal.objectKind, value: 'wohnung' },
      // On the old house it is new from floor to roof, and no flat of 1910 that was refurbished.
      ...(isNew && { type: { ...deal.type, value: 'neubau-bautraeger' } }),
    },
  }
}
