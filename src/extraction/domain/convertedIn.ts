import { isOfTheWhole, type Remark } from './remark.ts'
import { CONVERSIONS } from './remarks/rules/conversions.ts'
import type { Offer } from './offer.ts'

/** When the offered home itself was made of rooms that were none: an attic built out, a factory or a coach house made flats. */
export interface Converted {
  readonly year: number
  /** Of a flat under the roof; else the whole of its house was made homes. */
  readonly isOfRoof: boolean
}

/** It tells when rooms were made a home, and of no refurbishment. */
export function isConversion({ rule }: Remark): boolean {
  return rule === CONVERSIONS.ofRoof || rule === CONVERSIONS.ofHouse
}

/** More than that before the conversion the house was built: else the years tell of one and the same building. */
const MIN_YEARS_BETWEEN = 10

/**
 * null: it is as old as its house. Of an attic only the flat that lies in it is younger: the one below has its walls from the builder.
 * @param today the year
 */
export function convertedIn(
  { objectType, floor, numbers: { baujahr }, kind }: Pick<Offer, 'objectType' | 'floor' | 'numbers' | 'kind'>,
  remarks: readonly Remark[],
  today: number,
): Converted | null {
  if (baujahr === null || (kind !== 'Wohnung' && kind !== 'Haus')) return null
  const yearOf = (name: string) =>
    remarks.flatMap(remark => {
      const { rule, year, certainty, scope } = remark
      const isOwn = scope.bearer !== 'other' && scope.bearer !== 'surroundings' && isOfTheWhole(remark)
      const isDone = certainty === 'stated' && scope.time !== 'planned' && scope.stance !== 'denied'
      const isPossible = year !== null && year <= today && year - baujahr >= MIN_YEARS_BETWEEN
      return rule === name && isOwn && isDone && isPossible ? [year] : []
    })
  // "3. OG und DG" and a maisonette have a storey below the roof, too, which is as old as the house.
  const isOnBoth = objectType === 'maisonette' && floor?.storey !== null
  const isUnderRoof = kind === 'Wohnung' && !isOnBoth && (floor?.isUnderRoof === true || UNDER_ROOF.includes(objectType)) // prettier-ignore
  const ofRoof = isUnderRoof ? yearOf(CONVERSIONS.ofRoof) : []
  if (ofRoof.length > 0) return { year: Math.max(...ofRoof), isOfRoof: true }
  const ofHouse = yearOf(CONVERSIONS.ofHouse)
  return ofHouse.length > 0 ? { year: Math.max(...ofHouse), isOfRoof: false } : null
}

const UNDER_ROOF: readonly Offer['objectType'][] = ['dachgeschosswohnung', 'loft', 'penthouse']
