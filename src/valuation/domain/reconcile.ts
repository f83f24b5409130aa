import { ANTEIL } from '#reference/market/bewertungsmodell.ts'
import { type PriceRange, rangeAround } from './priceRange.ts'

export type Verfahren = 'Vergleichswert' | 'Ertragswert' | 'Sachwert'

/** What one method says, €. */
export interface MethodValue {
  readonly method: Verfahren
  readonly value: number
  /** How far it may be off, as a share: see halfWidthOf. */
  readonly halfWidth: number
  /** How much it counts for this object; see verfahrensgewichte. 0: shown, but not counted. */
  readonly weight: number
}

/** The value on which all methods agree best (§ 6 (4) ImmoWertV). */
export interface Estimate {
  /** €, notarised price today; in thousands. */
  readonly range: PriceRange
  readonly halfWidth: number
  /** Share of single prices that the range is meant to hold, 0 to 1. */
  readonly share: number
  /** As given, with their part of the whole: the parts add up to 1. */
  readonly methods: readonly (MethodValue & { readonly part: number })[]
}

const STEP = 1000

/** null when no method has a weight. Methods that disagree widen the range: their spread is added to their own doubt. */
export function reconcile(methods: readonly MethodValue[]): Estimate | null {
  const total = methods.reduce((sum, { weight }) => sum + weight, 0)
  if (total <= 0) return null
  const parts = methods.map(method => ({ ...method, part: method.weight / total }))
  const mean = (of: (one: MethodValue) => number) => parts.reduce((sum, one) => sum + one.part * of(one), 0)
  const middle = mean(({ value }) => value)
  const own = mean(({ halfWidth }) => halfWidth)
  const apart = Math.sqrt(mean(({ value }) => (value / middle - 1) ** 2))
  const halfWidth = Math.hypot(own, apart)
  return { range: rangeAround(middle, halfWidth, STEP), halfWidth, share: ANTEIL, methods: parts }
}
