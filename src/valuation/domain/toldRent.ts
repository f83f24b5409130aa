import type { RentBeside } from '#extraction/domain/statements/rentsBeside.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { rangeAround } from './priceRange.ts'
import type { RentLevel } from './rentLevel.ts'

const STEP = 0.1
/** What one equal flat pays is nearer than a model of the place, and still one lease. */
const HALF_WIDTH = 0.1
/** Further off it is the rent of something else, or of another time. */
const PLAUSIBLE = { low: 0.65, high: 1.4 }

const NAMES: Readonly<Record<RentBeside['of'], string>> = {
  'gleiche-wohnung': 'Miete der gleich großen Wohnung im Haus',
  zuletzt: 'Zuletzt gezahlte Miete dieser Wohnung',
  'am-ort': 'Miete am Ort laut Exposé',
  erhofft: 'Vom Anbieter erhoffte Miete, höchstens',
}

/** What is paid in the very house goes before what is asked at the place. @param area m²; null: the rent of a m² is not known */
export function withToldRent(level: RentLevel, told: RentBeside | undefined, area: number | null): RentLevel {
  if (!told || area === null || area <= 0 || level.rent.mid <= 0) return level
  const isOfPlace = told.of === 'am-ort' || told.of === 'erhofft'
  const perM2 = isOfPlace ? told.month : told.month / area
  const factor = perM2 / level.rent.mid
  // Who sells names no rent that is too low: what he says of the place lowers ours, and never raises it.
  if (isOfPlace && factor >= 1) return level
  // However little he hopes for, more is not to be expected.
  if ((factor < PLAUSIBLE.low && told.of !== 'erhofft') || factor > PLAUSIBLE.high) return level
  const halfWidth = isOfPlace ? level.halfWidth : Math.min(level.halfWidth, HALF_WIDTH)
  return {
    ...level,
    rent: rangeAround(perM2, halfWidth, STEP),
    halfWidth,
    adjustments: [
      ...level.adjustments,
      {
        id: 'miete-im-haus',
        label: `${NAMES[told.of]}: ${germanNumber(told.month)}\u00a0€ ${isOfPlace ? 'je m²' : 'im Monat'}`,
        factor,
        source: `Exposé, Seite ${told.evidence.page}`,
      },
    ],
  }
}
