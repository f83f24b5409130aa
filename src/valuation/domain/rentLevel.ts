import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import {
  ANTEIL,
  ARTEN,
  MIETE_BAUJAHR,
  MIETE_FLAECHE,
  MIETE_JE_JAHR,
  MIETE_LAENGSTE_FORTSCHREIBUNG,
  MIETE_STREUUNG,
  MODELL,
  GROESSTE_FLAECHENWIRKUNG,
  UNSICHERHEIT,
  ZUSTAND_MIETE,
} from '#reference/market/bewertungsmodell.ts'
import { KREISE_NOTE } from '#reference/market/kreise.ts'
import { LAENDERMITTEL_NOTE, LANDESMITTEL } from '#reference/market/laendermittel.ts'
import { PLZ_NOTE } from '#reference/plz/plz.ts'
import { type Adjustment, productOf, within } from './adjustment.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import type { OperatorRent } from './operatorTables.ts'
import { type PriceRange, rangeAround } from './priceRange.ts'
import { operatorSource, type Source } from './source.ts'
import { halfWidthOf } from './spread.ts'

/** Nettokaltmiete that a new letting brings, €/m² a month. No Mietspiegel: what sitting tenants pay is usually less. */
export interface RentLevel {
  readonly basis: Location['basis']
  readonly place: string
  /** Asked at new lettings of the place in 2025, €/m² a month. */
  readonly reference: number
  readonly rent: PriceRange
  readonly adjustments: readonly Adjustment[]
  readonly halfWidth: number
  /** Share of new lettings that the range is meant to hold, 0 to 1. */
  readonly share: number
  readonly sources: readonly Source[]
}

const STEP = 0.1
/** No range says that anything is possible. */
const WIDEST = 0.4
/** The figures are means of the year 2025: its middle. */
const YEAR_OF_DATA = 2025.5

/** @param own the operator's figure for the place, which goes before ours */
export function rentLevel(
  location: Location,
  object: MarketObject,
  day: CalendarDate,
  own: OperatorRent | null = null,
): RentLevel {
  if (own) return ofOperator(own, location, object)
  const { kreis, miete } = location.niveau
  const reference = (kreis?.miete ?? LANDESMITTEL[location.land].miete) * miete
  const adjustments = [fortschreibung(day), ...objectSteps(object)]
  const halfWidth = halfWidthOf([
    { sigma: MIETE_STREUUNG.ort },
    { sigma: MIETE_STREUUNG.objekt },
    ...gaps(location, object),
  ])
  return {
    basis: location.basis,
    place: location.label,
    reference: Math.round(reference * 10) / 10,
    rent: rangeAround(reference * productOf(adjustments), halfWidth, STEP),
    adjustments,
    halfWidth,
    share: ANTEIL,
    sources: [kreis ? KREISE_NOTE : LAENDERMITTEL_NOTE, ...(location.basis === 'PLZ' ? [PLZ_NOTE] : [])],
  }
}

/** The operator's range stands for how homes of the place differ. */
function ofOperator(own: OperatorRent, location: Location, object: MarketObject): RentLevel {
  const adjustments = objectSteps(object)
  const spread = own.mid > 0 ? Math.max((own.high - own.low) / 2 / own.mid, 0) : 0
  const halfWidth = Math.min(Math.max(spread, halfWidthOf(gaps(location, object))), WIDEST)
  return {
    basis: own.plz === null ? 'Kreis' : 'PLZ',
    place: location.label,
    reference: own.mid,
    rent: rangeAround(own.mid * productOf(adjustments), halfWidth, STEP),
    adjustments,
    halfWidth,
    share: ANTEIL,
    sources: [operatorSource('Mieten des Betreibers', own)],
  }
}

function fortschreibung(day: CalendarDate): Adjustment {
  const years = within(yearOf(day) + (monthOf(day) - 0.5) / 12 - YEAR_OF_DATA, 0, MIETE_LAENGSTE_FORTSCHREIBUNG)
  return {
    id: 'fortschreibung',
    label: 'Mietanstieg seit 2025',
    factor: (1 + MIETE_JE_JAHR) ** years,
    source: 'GREIX-Mietpreisindex Q1/2026 (Kiel Institut/VALUE)',
  }
}

function objectSteps({ wohnflaeche, baujahr, zustand }: MarketObject): readonly Adjustment[] {
  const steps: Adjustment[] = []
  if (wohnflaeche) {
    const { flaeche, jeQuadratmeter } = MIETE_FLAECHE
    const effect = within((wohnflaeche - flaeche) * jeQuadratmeter, -GROESSTE_FLAECHENWIRKUNG, GROESSTE_FLAECHENWIRKUNG)
    steps.push({ id: 'wohnflaeche', label: 'Wohnfläche', factor: 1 + effect, source: MODELL })
  }
  if (baujahr) {
    const factor = MIETE_BAUJAHR.find(({ bis }) => baujahr <= bis)?.faktor ?? 1
    steps.push({ id: 'baujahr', label: `Baujahr ${baujahr}`, factor, source: MODELL })
  }
  if (zustand)
    steps.push({ id: 'zustand', label: `Zustand ${zustand}`, factor: ZUSTAND_MIETE[zustand], source: MODELL })
  return steps
}

/** Rents differ about half as much between places and objects as prices do. */
function gaps({ basis, niveau, kreis }: Location, { art, baujahr, zustand }: MarketObject): { sigma: number }[] {
  const spread =
    basis === 'Land' ? UNSICHERHEIT.nurLand : basis === 'PLZ' ? 0 : Math.max(kreis?.streuung ?? 0, UNSICHERHEIT.ohnePlz)
  const place = Math.max(spread, UNSICHERHEIT.lage[niveau.guete])
  const missing = [
    ...(baujahr ? [] : [UNSICHERHEIT.ohneBaujahr]),
    ...(zustand ? [] : [UNSICHERHEIT.ohneZustand[ARTEN[art].wie]]),
  ]
  return [place, ...missing].map(sigma => ({ sigma: sigma / 2 }))
}
