import type { CalendarDate } from '#kernel/calendarDate.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { HeatSource } from '#extraction/domain/values/heating.ts'
import { firstSale, isAuction, type Offer } from '#extraction/domain/offer.ts'
import { isFarmland } from '#extraction/domain/objectType.ts'
import { isTradeAlone, isTradeUnit } from '#extraction/domain/tradeAlone.ts'
import type { Known } from './question.ts'

/** What of an offer decides which questions, papers and rules of law have a sense for it. */
export interface Situation {
  /** As found in the document, else as the facts allow to tell. */
  readonly type: DealType
  /** Owned together under the WEG: a flat, several flats, a share, a shop as Teileigentum. */
  readonly community: boolean
  /** Sold by who still builds or renovates it. */
  readonly developer: boolean
  /** No building is sold: a plot, fields, forest, or a house that is only to be ordered. */
  readonly nothingBuilt: boolean
  /** Wholly or in part. */
  readonly let: boolean
  /** Years since it was built, below 0 while it is not; null: not known. */
  readonly age: number | null
  readonly heatSources: readonly HeatSource[]
}

const DEVELOPERS: readonly DealType[] = ['neubau-bautraeger', 'sanierung-bautraeger']
/** One owner has the whole house, whatever its parts are called. */
const ONE_OWNER: readonly DealType[] = ['mehrfamilienhaus', 'wohn-geschaeft']
const NOTHING_BUILT: readonly DealType[] = ['grundstueck', 'land-forst', 'fertighaus']

export function situationOf(offer: Offer, day: CalendarDate): Situation {
  const { deal, numbers, vermietet } = offer
  const type = deal?.type.value ?? typeOfFacts(offer, day)
  const objectKind = deal?.objectKind.value
  const nothingBuilt = NOTHING_BUILT.includes(type)
  return {
    type,
    community:
      !nothingBuilt &&
      !ONE_OWNER.includes(type) &&
      (offer.kind === 'Wohnung' ||
        isTradeUnit(offer) ||
        objectKind === 'wohnung' ||
        (objectKind === 'mehrere' && hasFlats(offer))),
    developer: DEVELOPERS.includes(type),
    nothingBuilt,
    let: vermietet === true || vermietet === 'teilweise' || type === 'rueckmiete',
    age: numbers.baujahr === null ? null : yearOf(day) - numbers.baujahr,
    heatSources: offer.heating.sources,
  }
}

/** Several houses, plots or garages side by side have no community; what they are may be untold. */
function hasFlats({ kind, deal }: Offer): boolean {
  return kind === null || (deal?.parts ?? []).some(part => part.kind === 'wohnung')
}

/** Where no deal was looked for. */
function typeOfFacts(offer: Offer, day: CalendarDate): DealType {
  if (isAuction(offer)) return 'zwangsversteigerung'
  if (isFarmland(offer.objectType)) return 'land-forst'
  if (offer.kind === 'Grundstück') return 'grundstueck'
  if (offer.kind === 'Mehrfamilienhaus') return 'mehrfamilienhaus'
  if (offer.kind === 'Gewerbe') return 'gewerbe'
  return firstSale(offer, day) === true ? 'neubau-bautraeger' : 'bestand'
}

/** No forest, field or meadow: what the town and its homes are worth says nothing of them. */
export function isNoField({ offer: { deal, objectType } }: Pick<Known, 'offer'>): boolean {
  const isLand = [deal?.type.value, deal?.objectKind.value].includes('land-forst')
  return !isLand && !isFarmland(objectType)
}

/** What is lived in, or is to be: figures of homes and of their rents say something of it. */
export function isAboutHomes(known: Pick<Known, 'offer'>): boolean {
  return isNoField(known) && !isTradeAlone(known.offer)
}

/** Who buys it has no rent to pay any more: who lets it never paid one. */
export function isMovedInto(known: Known): boolean {
  return known.lens === 'eigennutzung' && isAboutHomes(known)
}
