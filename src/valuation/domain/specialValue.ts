import type { Uncertainty } from './spread.ts'
import type { Valued, WeightedMethod } from './valued.ts'
import type { MissingMethod } from './verfahren.ts'

/** The value of what no market of single homes explains: a plot, a field, a shop, a package. */
export interface SpecialValue {
  readonly valued: Valued
  /** German: what the range means. */
  readonly meaning: string
  readonly uncertainties: readonly Uncertainty[]
}

/** One method that fits, and why the others do not. */
export function withoutOthers(method: WeightedMethod): readonly (WeightedMethod | MissingMethod)[] {
  return [
    method,
    { method: 'Ertragswert', reason: 'Solche Objekte werden anders bewertet.', document: null },
    { method: 'Sachwert', reason: 'Solche Objekte werden anders bewertet.', document: null },
  ]
}
