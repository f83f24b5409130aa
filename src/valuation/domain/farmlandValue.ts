import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { saidBy } from '#extraction/domain/given/withGiven.ts'
import { landpreis, LANDPREIS_SOURCE, LANDPREIS_STREUUNG, type Nutzung } from '#reference/market/landpreise.ts'
import type { LandPrice } from './grounds.ts'
import type { Location } from './locate.ts'
import { reconcile } from './reconcile.ts'
import type { RemarkFlags } from './remarkFlags.ts'
import { type SpecialValue, withoutOthers } from './specialValue.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'
import { STAND } from './unnamed.ts'
import type { CalculatedMethod } from './verfahren.ts'

/** How far one field lies from the Bodenrichtwert of its use. */
const WITH_BODENRICHTWERT = 0.2

/** With it a field lies as far off as fields do without it. */
const NO_BODENRICHTWERT: Uncertainty = {
  id: 'bodenrichtwert',
  label: 'Bodenrichtwert für diese Nutzung nicht bekannt',
  sigma: Math.sqrt(LANDPREIS_STREUUNG ** 2 - WITH_BODENRICHTWERT ** 2),
  missing: true,
}

/** Fields and forest: their area times what is paid for their use (§ 40 ImmoWertV). null: no area, no use or no mean for it. */
export function farmlandValue(
  offer: Offer,
  location: Location | null,
  land: LandPrice | null,
  { kahl }: Pick<RemarkFlags, 'kahl'>,
): SpecialValue | null {
  const area = offer.numbers.grundstuecksflaeche
  const use = nutzungOf(offer)
  const mean = location && use && landpreis(location.land, use)
  const price = land?.value ?? mean
  if (!area || area <= 0 || !use || !price) return null
  const value = Math.round(price * area)
  const uncertainties: readonly Uncertainty[] = [
    { id: 'objekt', label: 'Boden, Zuschnitt und Pacht', sigma: WITH_BODENRICHTWERT, missing: false },
    ...(land ? [] : [NO_BODENRICHTWERT]),
    // Of the soil the trees move nothing: they come on top of it.
    ...(use === 'wald' && !kahl ? [{ id: STAND, label: 'Wert der Bäume nicht bekannt', sigma: 0, missing: true }] : []),
  ]
  const method: CalculatedMethod = {
    method: 'Vergleichswert',
    value,
    halfWidth: halfWidthOf(uncertainties),
    reliability: 1,
    steps: [
      {
        label: land ? 'Bodenrichtwert' : 'Mittlerer Preis im Land',
        value: price,
        unit: '€/m²',
        formula: '',
        source: land?.source ?? LANDPREIS_SOURCE,
      },
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: `${germanNumber(price)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²`,
        source: `§ 40 ImmoWertV; ${saidBy(offer.facts, 'grundstuecksflaeche', 'Grundstücksfläche')}`,
      },
    ],
    sources: [],
  }
  const estimate = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  return {
    valued: { estimate, methods: withoutOthers({ ...method, part: 1, counted: value }) },
    meaning: use === 'wald' ? `${MEANING} ${FOREST}` : MEANING,
    uncertainties,
  }
}

function nutzungOf({ objectType }: Offer): Nutzung | null {
  return objectType === 'ackerland' || objectType === 'gruenland' || objectType === 'weinberg' || objectType === 'wald'
    ? objectType
    : null
}

const MEANING =
  'Fläche × Preis je m² für diese Nutzung. Bodengüte, Zuschnitt, Pacht und Schutzgebiete machen einzelne Flächen halb oder doppelt so teuer. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'
const FOREST = 'Es ist der Boden allein: Was die Bäume wert sind, sagt nur eine Forsteinrichtung.'
