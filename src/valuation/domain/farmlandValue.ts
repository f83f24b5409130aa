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
import { growthOf, soilOfPieces } from './landByPieces.ts'
import type { Location } from './locate.ts'
import { reconcile } from './reconcile.ts'
import type { RemarkFlags, StandTold } from './remarkFlags.ts'
import { type SpecialValue, withoutOthers } from './specialValue.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'
import { STAND, STAND_AT_LEAST } from './unnamed.ts'
import type { CalculatedMethod, MethodStep } from './verfahren.ts'

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
  flags: Pick<RemarkFlags, 'kahl' | 'stand' | 'mitAufwuchs' | 'pieces' | 'planting'>,
): SpecialValue | null {
  const use = nutzungOf(offer)
  const found = use && (byPieces(offer, location, land, flags, use) ?? byWhole(offer, location, land, flags, use))
  if (!found) return null
  const { value, steps, uncertainties, meaning } = found
  const method: CalculatedMethod = {
    ...{ method: 'Vergleichswert', value, steps, reliability: 1, sources: [] },
    halfWidth: halfWidthOf(uncertainties),
  }
  const estimate = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  return {
    valued: { estimate, methods: withoutOthers({ ...method, part: 1, counted: value }) },
    meaning,
    uncertainties,
  }
}

interface Found {
  /** € */
  readonly value: number
  readonly steps: readonly MethodStep[]
  readonly uncertainties: readonly Uncertainty[]
  readonly meaning: string
}

/** Parcel by parcel, as the exposé lists them. null: no list, or of one neither use nor trees are known. */
function byPieces(
  { numbers }: Offer,
  location: Location | null,
  land: LandPrice | null,
  flags: Pick<RemarkFlags, 'stand' | 'mitAufwuchs' | 'pieces' | 'planting'>,
  main: Nutzung,
): Found | null {
  const { pieces = [], mitAufwuchs } = flags
  const area = numbers.grundstuecksflaeche ?? 0
  const listed = pieces.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  // The list of something else, or of a part alone.
  if (mitAufwuchs || listed === 0 || Math.abs(listed - area) > LIST_TOLERANCE * area) return null
  const priceOf = (use: Nutzung) => {
    if (land && use === main) return { value: land.value, source: land.source }
    const mean = location && landpreis(location.land, use)
    return mean ? { value: mean, source: LANDPREIS_SOURCE } : null
  }
  const soil = soilOfPieces(pieces, priceOf)
  const hasForest = pieces.some(({ use }) => use === 'wald')
  const growth = hasForest ? growthOf(pieces, flags, priceOf('wald')?.value ?? 0) : null
  if (!soil || (hasForest && !growth)) return null
  const value = soil.value + (growth?.value ?? 0)
  const total: MethodStep = {
    label: 'Boden mit Bestand',
    value,
    unit: '€',
    formula: '',
    source: `§ 40 ImmoWertV; Flurstücke: Exposé, Seite\u00a0${pieces[0]?.evidence.page ?? '–'}`,
  }
  return {
    value,
    steps: [...soil.steps, ...(growth?.steps ?? []), total],
    uncertainties: uncertaintiesOf(land !== null, soil.value, value, growth?.wood ?? 0, growth?.byTables ?? false),
    meaning: growth ? `${MEANING} ${WITH_TREES}` : MEANING,
  }
}

/** All of it as one use. */
function byWhole(
  offer: Offer,
  location: Location | null,
  land: LandPrice | null,
  { kahl, stand, mitAufwuchs }: Pick<RemarkFlags, 'kahl' | 'stand' | 'mitAufwuchs'>,
  use: Nutzung,
): Found | null {
  const area = offer.numbers.grundstuecksflaeche
  const mean = location && landpreis(location.land, use)
  const price = land?.value ?? mean
  if (!area || area <= 0 || !price) return null
  const soil = Math.round(price * area)
  const isTreed = use === 'wald' && !kahl && !mitAufwuchs
  const trees = isTreed ? treesOf(stand, soil, area, land ? offer.numbers.kaufpreis : null) : null
  const value = soil + (trees?.value ?? 0)
  const isSoilAlone = isTreed && trees === null
  const steps: readonly MethodStep[] = [
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
  ]
  return {
    value,
    steps,
    uncertainties: [
      ...uncertaintiesOf(land !== null, soil, value, trees?.value ?? 0, false),
      // Of the soil the trees move nothing: they come on top of it.
      ...(isSoilAlone ? [{ id: STAND, label: 'Wert der Bäume nicht bekannt', sigma: 0, missing: true }] : []),
    ],
    meaning: isSoilAlone ? `${MEANING} ${FOREST}` : trees ? `${MEANING} ${WITH_TREES}` : MEANING,
  }
}

function uncertaintiesOf(isPriceTold: boolean, soil: number, value: number, wood: number, byTables: boolean): Uncertainty[] {
  const trees = (byTables ? TABLES_LIE_OFF : TREES_LIE_OFF) * (wood / value)
  return [
    { id: 'objekt', label: 'Boden, Zuschnitt und Pacht', sigma: WITH_BODENRICHTWERT, missing: false },
    ...(isPriceTold ? [] : [{ ...NO_BODENRICHTWERT, sigma: (NO_BODENRICHTWERT.sigma * soil) / value, missing: wood < WOOD_DECIDES * value }]),
    ...(wood > 0 ? [{ id: 'bestand-gerechnet', label: 'Wert der Bäume', sigma: trees, missing: false }] : []),
  ]
} // prettier-ignore

/** Where so much of the value is wood, the Bodenrichtwert of the soil below it decides nothing. */
const WOOD_DECIDES = 0.4
/** A list of parcels may leave out a ditch or a path. */
const LIST_TOLERANCE = 0.02
/** How far the trees lie from what tables of their kind and age make of them. */
const TABLES_LIE_OFF = 0.45

/** How far the trees of one forest lie from what their volume brings on average. */
const TREES_LIE_OFF = 0.35
/** Who tells the volume of the best part alone has less on the rest. */
const UNMEASURED = 0.5
const M2_OF_HECTARE = 10_000

interface Trees {
  readonly value: number
  readonly step: MethodStep
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
