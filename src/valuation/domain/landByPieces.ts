import { germanNumber } from '#kernel/germanNumber.ts'
import type { LandPiece, LandUse, Stand } from '#extraction/domain/statements/landPieces.ts'
import {
  AUFFORSTUNG_SOURCE,
  HOLZ_NACH_ART,
  holzvorrat,
  HOLZVORRAT_SOURCE,
  KAHL_MINDESTENS,
  KULTUR,
  VERKAUFT_VOM_STEHENDEN,
  WIEDERAUFFORSTUNG,
} from '#reference/market/holzvorrat.ts'
import { holzpreis, HOLZPREIS_SOURCE } from '#reference/market/landpreise.ts'
import type { RemarkFlags, StandTold } from './remarkFlags.ts'
import type { MethodStep } from './verfahren.ts'

const M2_OF_HECTARE = 10_000

/** What grows on the parcels of a list, or is to be planted there. */
interface Growth {
  /** €; below zero where more is to be planted than stands. */
  readonly value: number
  /** € of it that is wood. */
  readonly wood: number
  /** The volume is that of tables, and not told. */
  readonly byTables: boolean
  readonly steps: readonly MethodStep[]
}

type Trees = Extract<Stand, { kind: 'trees' }>
type Grown<S extends Stand> = LandPiece & { readonly stand: S }

/** € of soil, each use by its price. null: of one no price is known. @param price €/m² of a use */
export function soilOfPieces(
  pieces: readonly LandPiece[],
  price: (use: LandUse) => { readonly value: number; readonly source: string } | null,
): { readonly value: number; readonly steps: readonly MethodStep[] } | null {
  const uses = [...new Set(pieces.map(({ use }) => use))]
  const steps = uses.flatMap((use): MethodStep[] => {
    const found = price(use)
    const area = areaOf(pieces.filter(one => one.use === use))
    return found
      ? [
          {
            label: `Boden ${NAMES[use]}`,
            value: Math.round(area * found.value),
            unit: '€',
            formula: `${germanNumber(found.value)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²`,
            source: found.source,
          },
        ]
      : []
  })
  return steps.length === uses.length ? { value: steps.reduce((sum, { value }) => sum + value, 0), steps } : null
}

const NAMES: Readonly<Record<LandUse, string>> = { wald: 'Wald', ackerland: 'Acker', gruenland: 'Grünland' }
const TREES: Readonly<Record<Trees['tree'], string>> = {
  ...{ buche: 'Buche', eiche: 'Eiche', fichte: 'Fichte', kiefer: 'Kiefer', douglasie: 'Douglasie' },
}

/**
 * Trees by their kind and age, plantations, and what is to be planted again. null: of some forest neither its row nor the text tells what
 * stands on it.
 * @param soil €/m² of forest
 */
export function growthOf(
  pieces: readonly LandPiece[],
  { stand: told, planting }: Pick<RemarkFlags, 'stand' | 'planting'>,
  soil: number,
): Growth | null {
  const forest = pieces.filter(({ use }) => use === 'wald')
  const treed = forest.filter(one => isOf(one, 'trees'))
  const isKnown = forest.every(({ stand }) => stand !== null)
  if (!isKnown && !told) return null
  const each = holzpreis(soil)
  // What is told of some parcels is told of no other.
  const scoped = treed.filter(({ stand }) => stand.perHectare?.byText)
  const ofAll = scoped.length > 0 ? undefined : told
  const steps = [
    ...(told && (told.whole !== null || !isKnown) ? [woodTold(told, forest, scoped, each)] : treed.map(one => woodOf(one, ofAll, each))),
    ...forest.flatMap(one => (isOf(one, 'young') ? [plantation(one)] : [])),
    ...plantingOf(forest, planting, soil),
  ] // prettier-ignore
  const wood = steps.filter(({ label }) => label.startsWith(WOOD)).reduce((sum, { value }) => sum + value, 0)
  return {
    value: steps.reduce((sum, { value }) => sum + value, 0),
    wood,
    byTables: treed.some(({ stand }) => stand.perHectare === null) && !told,
    steps,
  }
}

const WOOD = 'Bestand'

function isOf<K extends Stand['kind']>(piece: LandPiece, kind: K): piece is Grown<Extract<Stand, { kind: K }>> {
  return piece.stand?.kind === kind
}

/** All the wood at once, or what is told of a hectare on all that is forest and not cleared. */
function woodTold(
  told: StandTold,
  forest: readonly LandPiece[],
  scoped: readonly LandPiece[],
  each: number,
): MethodStep {
  const hectares = Math.max(0, told.wood === null ? Math.min(grownOn(forest), areaOf(forest) / M2_OF_HECTARE - told.bare) : told.wood - told.bare) // prettier-ignore
  const measured = Math.min(told.measured ?? (scoped.length > 0 ? grownOn(scoped) : hectares), hectares)
  const volume = told.whole ?? (told.perHectare ?? 0) * (measured + UNMEASURED * (hectares - measured))
  return {
    label: WOOD,
    value: Math.round(volume * each),
    unit: '€',
    formula: `${germanNumber(Math.round(volume))}\u00a0Festmeter × ${germanNumber(each)}\u00a0€`,
    source: `${HOLZPREIS_SOURCE}; Vorrat: Exposé, Seite\u00a0${told.evidence[0]?.page ?? '–'}`,
  }
}

/** Hectares that old wood may stand on: plantations are reckoned by themselves, and on what is cleared nothing stands. */
function grownOn(forest: readonly LandPiece[]): number {
  const old = forest.filter(one => !isOf(one, 'young') && !isOf(one, 'bare'))
  return old.reduce((sum, one) => sum + one.areaM2 - (isOf(one, 'trees') ? one.stand.bareM2 : 0), 0) / M2_OF_HECTARE
}

/** Who tells the volume of the best part alone has less on the rest. */
const UNMEASURED = 0.5

function woodOf({ areaM2, stand, evidence }: Grown<Trees>, told: StandTold | undefined, mean: number): MethodStep {
  const { tree, age, bareM2 } = stand
  const hectares = Math.max(0, areaM2 - bareM2) / M2_OF_HECTARE
  const own = stand.perHectare && stand.perHectare.volume * (stand.perHectare.isStanding ? VERKAUFT_VOM_STEHENDEN : 1)
  const ofTree =
    told && told.perHectare !== null && (told.of === undefined || told.of === tree) ? told.perHectare : null
  const volume = Math.round(own ?? ofTree ?? (age === null ? 0 : holzvorrat(tree, age)))
  const each = Math.round(mean * HOLZ_NACH_ART[tree])
  const source = own ?? ofTree ? HOLZPREIS_SOURCE : `${HOLZVORRAT_SOURCE}; ${HOLZPREIS_SOURCE}` // prettier-ignore
  return {
    label: `${WOOD} ${TREES[tree]}${age === null ? '' : `, ${germanNumber(age)} Jahre`}`,
    value: Math.round(hectares * volume * each),
    unit: '€',
    formula: `${germanNumber(hectares)}\u00a0ha × ${germanNumber(volume)}\u00a0Festmeter × ${germanNumber(each)}\u00a0€`,
    source: `${source}; Exposé, Seite\u00a0${evidence.page}`,
  }
}

function plantation({ areaM2, evidence }: LandPiece): MethodStep {
  const hectares = areaM2 / M2_OF_HECTARE
  return {
    label: 'Kultur',
    value: Math.round(hectares * KULTUR),
    unit: '€',
    formula: `${germanNumber(hectares)}\u00a0ha × ${germanNumber(KULTUR)}\u00a0€`,
    source: `${AUFFORSTUNG_SOURCE}; Exposé, Seite\u00a0${evidence.page}`,
  }
}

/** What the exposé names is taken off whole; what we reckon, off the soil of what is cleared, which keeps a part of its price. */
function plantingOf(forest: readonly LandPiece[], told: number | undefined, soil: number): MethodStep[] {
  const bare = forest.reduce((sum, one) => sum + (isOf(one, 'bare') ? one.areaM2 : isOf(one, 'trees') ? one.stand.bareM2 : 0), 0) // prettier-ignore
  const hectares = bare / M2_OF_HECTARE
  const [cost, most] = [hectares * WIEDERAUFFORSTUNG, (1 - KAHL_MINDESTENS) * bare * soil]
  if (hectares === 0) return []
  if (told !== undefined)
    return [
      { label: 'Wiederaufforstung', value: -told, unit: '€', formula: '', source: 'Kosten laut Exposé; § 11 BWaldG' },
    ]
  return [
    {
      label: 'Wiederaufforstung',
      value: -Math.round(Math.min(cost, most)),
      unit: '€',
      formula: `${germanNumber(hectares)}\u00a0ha × ${germanNumber(WIEDERAUFFORSTUNG)}\u00a0€${cost > most ? `, höchstens ${germanNumber(1 - KAHL_MINDESTENS)} × Boden` : ''}`,
      source: `${AUFFORSTUNG_SOURCE}; § 11 BWaldG`,
    },
  ]
}

function areaOf(pieces: readonly LandPiece[]): number {
  return pieces.reduce((sum, { areaM2 }) => sum + areaM2, 0)
}
