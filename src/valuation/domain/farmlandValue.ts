import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { saidBy } from '#extraction/domain/given/withGiven.ts'
import {
  holzpreis,
  HOLZPREIS_SOURCE,
  landpreis,
  LANDPREIS_SOURCE,
  LANDPREIS_STREUUNG,
  type Nutzung,
} from '#reference/market/landpreise.ts'
import type { LandPrice } from './grounds.ts'
import type { Location } from './locate.ts'
import { reconcile } from './reconcile.ts'
import type { RemarkFlags, StandTold } from './remarkFlags.ts'
import { type SpecialValue, withoutOthers } from './specialValue.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'
import { STAND, STAND_AT_LEAST } from './unnamed.ts'
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
  { kahl, stand, mitAufwuchs }: Pick<RemarkFlags, 'kahl' | 'stand' | 'mitAufwuchs'>,
): SpecialValue | null {
  const area = offer.numbers.grundstuecksflaeche
  const use = nutzungOf(offer)
  const mean = location && use && landpreis(location.land, use)
  const price = land?.value ?? mean
  if (!area || area <= 0 || !use || !price) return null
  const soil = Math.round(price * area)
  const trees =
    use === 'wald' && !kahl && !mitAufwuchs ? treesOf(stand, soil, area, land ? offer.numbers.kaufpreis : null) : null
  const value = soil + (trees?.value ?? 0)
  const isSoilAlone = use === 'wald' && !kahl && !mitAufwuchs && trees === null
  const uncertainties: readonly Uncertainty[] = [
    { id: 'objekt', label: 'Boden, Zuschnitt und Pacht', sigma: WITH_BODENRICHTWERT, missing: false },
    ...(land ? [] : [{ ...NO_BODENRICHTWERT, sigma: (NO_BODENRICHTWERT.sigma * soil) / value }]),
    ...(trees
      ? [
          {
            id: 'bestand-gerechnet',
            label: 'Wert der Bäume',
            sigma: (TREES_LIE_OFF * trees.value) / value,
            missing: false,
          },
        ]
      : []),
    // Of the soil the trees move nothing: they come on top of it.
    ...(isSoilAlone ? [{ id: STAND, label: 'Wert der Bäume nicht bekannt', sigma: 0, missing: true }] : []),
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
        value: soil,
        unit: '€',
        formula: `${germanNumber(price)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²`,
        source: `§ 40 ImmoWertV; ${saidBy(offer.facts, 'grundstuecksflaeche', 'Grundstücksfläche')}`,
      },
      ...(trees
        ? [
            trees.step,
            {
              label: 'Boden mit Bestand',
              value,
              unit: '€',
              formula: `${germanNumber(soil)}\u00a0€ + ${germanNumber(trees.value)}\u00a0€`,
              source: '',
            },
          ]
        : []),
    ],
    sources: [],
  }
  const estimate = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  return {
    valued: { estimate, methods: withoutOthers({ ...method, part: 1, counted: value }) },
    meaning: isSoilAlone ? `${MEANING} ${FOREST}` : trees ? `${MEANING} ${WITH_TREES}` : MEANING,
    uncertainties,
  }
}

/** How far the trees of one forest lie from what their volume brings on average. */
const TREES_LIE_OFF = 0.35
/** Who tells the volume of the best part alone has less on the rest. */
const UNMEASURED = 0.5
const M2_OF_HECTARE = 10_000

interface Trees {
  readonly value: number
  readonly step: CalculatedMethod['steps'][number]
}

/**
 * What the trees bring beside the soil: their volume times what a cubic metre brings less its harvest. Where no volume is told and less
 * than twice a known soil is asked, the least that is paid for forest with its trees. null: neither, the price hangs on what stands there.
 */
function treesOf(stand: StandTold | undefined, soil: number, area: number, asked: number | null): Trees | null {
  if (stand) {
    const wood = Math.max(0, (stand.wood ?? area / M2_OF_HECTARE) - stand.bare)
    const measured = Math.min(stand.measured ?? wood, wood)
    const volume = stand.whole ?? (stand.perHectare ?? 0) * (measured + UNMEASURED * (wood - measured))
    const each = holzpreis(soil / area)
    const value = Math.round(volume * each)
    if (value <= 0) return null
    return {
      value,
      step: { label: 'Bestand', value, unit: '€', formula: `${germanNumber(Math.round(volume))}\u00a0Festmeter × ${germanNumber(each)}\u00a0€`, source: `${HOLZPREIS_SOURCE}; Vorrat: Exposé, Seite\u00a0${stand.evidence[0]?.page ?? '–'}` }, // prettier-ignore
    }
  }
  const least = Math.round(soil * (STAND_AT_LEAST - 1))
  if (asked === null || asked > soil + least) return null
  return { value: least, step: { label: 'Bestand', value: least, unit: '€', formula: `Boden × ${germanNumber(STAND_AT_LEAST - 1)}`, source: 'Mit Bestand wird wenigstens das Doppelte des Bodens gezahlt (Gutachterausschuss Aichach-Friedberg); Modellannahme' } } // prettier-ignore
}

const WITH_TREES =
  'Die Bäume sind nach Vorrat oder Mindestwert gerechnet: Lassen Sie den Bestand von einem Förster aufnehmen.'

function nutzungOf({ objectType }: Offer): Nutzung | null {
  return objectType === 'ackerland' || objectType === 'gruenland' || objectType === 'weinberg' || objectType === 'wald'
    ? objectType
    : null
}

const MEANING =
  'Fläche × Preis je m² für diese Nutzung. Bodengüte, Zuschnitt, Pacht und Schutzgebiete machen einzelne Flächen halb oder doppelt so teuer. Das ist kein Verkehrswertgutachten (§ 194 BauGB).'
const FOREST = 'Es ist der Boden allein: Was die Bäume wert sind, sagt nur eine Forsteinrichtung.'
