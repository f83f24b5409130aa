import type { Evidence } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { saidBy } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { LANDPREIS_SOURCE, LANDPREIS_STREUUNG, wiesenpreis } from '#reference/market/landpreise.ts'
import { ANTEIL_AM_BODENRICHTWERT } from '#reference/market/verfahrensannahmen.ts'
import type { LandPrice } from './grounds.ts'
import type { Location } from './locate.ts'
import { reconcile } from './reconcile.ts'
import { type SpecialValue, withoutOthers } from './specialValue.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'
import type { CalculatedMethod } from './verfahren.ts'

const UNCERTAINTIES: readonly Uncertainty[] = [
  { id: 'objekt', label: 'Lage am Ort, Zuschnitt und Pacht', sigma: LANDPREIS_STREUUNG, missing: false },
]

/**
 * A plot on which building was refused because it lies outside (§ 35 BauGB): what a small meadow beside the houses brings. The
 * Bodenrichtwert of land to build on is none of its own; it only says what garden there is worth at most.
 * null: no area, or no mean of fields is known.
 * @param refused where the exposé tells the refusal
 */
export function fieldValue(
  { numbers, facts }: Pick<Offer, 'numbers' | 'facts'>,
  location: Location | null,
  land: LandPrice | null,
  refused: Evidence,
): SpecialValue | null {
  const area = numbers.grundstuecksflaeche
  const mean = location && wiesenpreis(location.land)
  if (!area || area <= 0 || !mean) return null
  const garden = land ? Math.round(land.value * ANTEIL_AM_BODENRICHTWERT.gartenland * 100) / 100 : Infinity
  const price = Math.min(mean, garden)
  const value = Math.round(price * area)
  const method: CalculatedMethod = {
    method: 'Vergleichswert',
    value,
    halfWidth: halfWidthOf(UNCERTAINTIES),
    reliability: 1,
    steps: [
      {
        label: price === mean ? 'Wiese am Ortsrand' : 'Gartenland, ein Zehntel des Bodenrichtwerts',
        value: price,
        unit: '€/m²',
        formula: '',
        source: `${price === mean ? LANDPREIS_SOURCE : (land?.source ?? '')}; Bauen abgelehnt: Exposé, Seite ${refused.page}`,
      },
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: `${germanNumber(price)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²`,
        source: `§ 40 ImmoWertV; ${saidBy(facts, 'grundstuecksflaeche', 'Grundstücksfläche')}`,
      },
    ],
    sources: [],
  }
  const estimate = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  return {
    valued: { estimate, methods: withoutOthers({ ...method, part: 1, counted: value }) },
    meaning: MEANING,
    uncertainties: UNCERTAINTIES,
  }
}

const MEANING =
  'Fläche × Preis je m² einer kleinen Wiese am Ortsrand: Bauen wurde hier abgelehnt, der Bodenrichtwert für Bauland gilt dafür nicht. Pacht, Zuschnitt und Nachfrage nach Weide und Garten machen einzelne Flächen halb oder doppelt so teuer. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'
