import type { Verfahren } from './reconcile.ts'
import type { Source } from './source.ts'

/** One line of a method that the reader can check by hand. */
export interface MethodStep {
  /** German. */
  readonly label: string
  readonly value: number
  /** German: €, €/m², €/Jahr, %, Jahre, m²; empty for a factor. */
  readonly unit: string
  /** How it comes about; empty where it is looked up or stated. */
  readonly formula: string
  /** Exposé, statute, table or assumption behind it. */
  readonly source: string
}

/** What one method says about this object. */
export interface CalculatedMethod {
  readonly method: Verfahren
  /** €, whole. */
  readonly value: number
  /** How far it may be off, as a share: see halfWidthOf. */
  readonly halfWidth: number
  /** 1; less where a rate of another Land is in: its weight is that much smaller. */
  readonly reliability: number
  /** Part of the price that land of the told Bodenrichtwert usually is, 0 to 1; missing: the method knows no land. */
  readonly landShare?: number
  /** € of rent a year that it starts from; missing: it starts from none. */
  readonly yearlyRent?: number
  readonly steps: readonly MethodStep[]
  readonly sources: readonly Source[]
}

/** A method that could not be calculated or does not fit the object. */
export interface MissingMethod {
  readonly method: Verfahren
  /** German sentence. */
  readonly reason: string
  /** What would allow it; null: it does not fit, whatever is handed in. */
  readonly document: string | null
}

export type MethodResult = CalculatedMethod | MissingMethod

export function isCalculated<Calculated extends CalculatedMethod>(
  result: Calculated | MissingMethod,
): result is Calculated {
  return 'value' in result
}
