import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { LawCase } from '../lawCase.ts'

/** Where one stands while looking, in the order of a walk. */
export const VIEWING_AREAS = [
  'Umgebung',
  'Außen',
  'Dach',
  'Keller',
  'Räume',
  'Technik',
  'Haus und Gemeinschaft',
  'Grundstück',
  'Unterlagen vor Ort',
] as const
export type ViewingArea = (typeof VIEWING_AREAS)[number]

/** One thing to look at. */
export interface ViewingPoint {
  readonly area: ViewingArea
  /** German: what to look at or to do. */
  readonly look: string
  /** German: what it tells. */
  readonly why: string
  readonly kinds: readonly ObjectKind[]
  /** Baujahre for which it matters, inclusive; missing: all. An unknown Baujahr counts as any. */
  readonly from?: number
  readonly to?: number
  /** Only for such offers; missing: for all. */
  readonly when?: (one: LawCase) => boolean
  /** Looked at in any case, whatever is answered. */
  readonly always?: true
  /** Questions of the catalogue that it helps to answer. */
  readonly settles: readonly QuestionId[]
}

export const BUILDINGS: readonly ObjectKind[] = ['Wohnung', 'Haus', 'Mehrfamilienhaus', 'Gewerbe']
export const HOUSES: readonly ObjectKind[] = ['Haus', 'Mehrfamilienhaus', 'Gewerbe']
export const FLATS: readonly ObjectKind[] = ['Wohnung']
export const TRADE: readonly ObjectKind[] = ['Gewerbe']
export const PLOTS: readonly ObjectKind[] = ['Grundstück']
export const ALL: readonly ObjectKind[] = [...BUILDINGS, ...PLOTS]

export const isBuilt = ({ built }: LawCase): boolean => built
/** The buyer sees its roof: it is a house, or his rooms are below it. */
export const hasRoof = ({ kind, attic, tradeUnit }: LawCase): boolean => (kind !== 'Wohnung' && !tradeUnit) || attic
/** Building land, or something built: what counts is what stands or may stand there. */
export const isForBuilding = ({ farmland }: LawCase): boolean => !farmland
/** Made to live in, or not told: a shop has no bedrooms and is measured by no WoFlV. */
export const isHome = ({ kind, farmland }: LawCase): boolean => kind !== 'Gewerbe' && !farmland

/** A list that reads like a list: what to look at, why, for which kinds, which questions it settles. */
export function pointsOf(
  area: ViewingArea,
  rows: readonly (readonly [
    look: string,
    why: string,
    kinds: readonly ObjectKind[],
    settles: readonly QuestionId[],
    only?: Pick<ViewingPoint, 'from' | 'to' | 'when' | 'always'>,
  ])[],
): readonly ViewingPoint[] {
  return rows.map(([look, why, kinds, settles, only = {}]) => ({ area, look, why, kinds, settles, ...only }))
}
