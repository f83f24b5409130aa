import type { CalendarDate } from '#kernel/calendarDate.ts'
import { ANGEBOT_ZU_ABSCHLUSS, ANTEIL } from '#reference/market/bewertungsmodell.ts'
import { HAEUSERPREISINDEX_NOTE, indexAt, indexOfYear } from '#reference/market/haeuserpreisindex.ts'
import { KREISE_NOTE } from '#reference/market/kreise.ts'
import { LAENDERMITTEL_NOTE, LANDESMITTEL } from '#reference/market/laendermittel.ts'
import { BAUJAHR_NOTE, BEURKUNDUNG_NOTE } from '#reference/market/preisfaktoren.ts'
import { PLZ_NOTE } from '#reference/plz/plz.ts'
import { type Adjustment, productOf } from './adjustment.ts'
import { toNotarised } from './beurkundung.ts'
import { erbbauStep } from './erbbau.ts'
import { farmlandStep } from './farmlandBeside.ts'
import { kreisniveau } from './kreisniveau.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import { objectAdjustments } from './objectAdjustments.ts'
import { letStep } from './letting.ts'
import { type PriceRange, rangeAround } from './priceRange.ts'
import type { Source } from './source.ts'
import { halfWidthOf, type Uncertainty, uncertaintiesOf } from './spread.ts'

/** What a home of this kind costs at this place, €/m² Wohnfläche. */
export interface MarketLevel {
  readonly basis: Location['basis']
  /** German: "PLZ 50667 (Köln)". */
  readonly place: string
  /** Asked prices of the place, flats and houses together, an average object, €/m². The start of the calculation. */
  readonly reference: number
  /** What such an object is likely to be asked for. */
  readonly asking: PriceRange
  /** What it would be notarised at on the day. */
  readonly notarised: PriceRange
  /** The steps from the reference to the notarised middle, in order; their product is the ratio of the two. */
  readonly adjustments: readonly Adjustment[]
  /** Half the width of both ranges as a share of the middle. */
  readonly halfWidth: number
  /** Share of single prices that the ranges are meant to hold, 0 to 1. */
  readonly share: number
  readonly uncertainties: readonly Uncertainty[]
  readonly dataQuality: 'gut' | 'mittel' | 'gering'
  readonly sources: readonly Source[]
}

const STEP = 10

export function marketLevel(location: Location, object: MarketObject, day: CalendarDate): MarketLevel {
  const { kreis, kauf } = location.niveau
  const base = kreis ? kreisniveau(kreis) : LANDESMITTEL[location.land].kauf[2025]
  const today = indexAt(day)
  const reference = base * kauf * (today.index / indexOfYear(2025))
  const ofTheKind = toNotarised(object.art, base, kreis, location.siedlungstyp, object.rebuilt !== undefined)
  const around = { level: base, siedlungstyp: location.siedlungstyp, kreis }
  const built = [...ofTheKind, ...objectAdjustments(object, around)]
  const free = [...built, ...farmlandStep(location, object, reference * productOf(built))]
  const price = reference * productOf(free)
  const adjustments = [...free, ...letStep(location, object, price, day), ...erbbauStep(location, object, price, day)]
  const notarised = reference * productOf(adjustments)
  const uncertainties = uncertaintiesOf(location, object)
  const halfWidth = halfWidthOf(uncertainties)
  return {
    basis: location.basis,
    place: location.label,
    reference: Math.round(reference / STEP) * STEP,
    asking: rangeAround(notarised / ANGEBOT_ZU_ABSCHLUSS, halfWidth, STEP),
    notarised: rangeAround(notarised, halfWidth, STEP),
    adjustments,
    halfWidth,
    share: ANTEIL,
    uncertainties,
    dataQuality: qualityOf(location),
    sources: sourcesOf(location, object),
  }
}

function qualityOf({ niveau, basis }: Location): MarketLevel['dataQuality'] {
  if (niveau.guete === 'keine' || niveau.guete === 'schwach') return 'gering'
  return basis === 'PLZ' && niveau.guete === 'gut' ? 'gut' : 'mittel'
}

function sourcesOf({ niveau, basis }: Location, { baujahr, neubau }: MarketObject): readonly Source[] {
  return [
    niveau.kreis ? KREISE_NOTE : LAENDERMITTEL_NOTE,
    ...(basis === 'PLZ' || basis === 'Ort' ? [PLZ_NOTE] : []),
    BEURKUNDUNG_NOTE,
    ...(baujahr || neubau === true ? [BAUJAHR_NOTE] : []),
    HAEUSERPREISINDEX_NOTE,
  ]
}
